// EXPECT: claimed value == 1, found 0;
// EXPECT: line of play:
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/prove.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::prove<0>(zermelo::games::tic_tac_toe{}));
#else
static_assert(zermelo::prove<1>(zermelo::games::tic_tac_toe{}));
#endif
