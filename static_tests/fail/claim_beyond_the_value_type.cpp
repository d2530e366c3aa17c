// EXPECT: the_claimed_value_is_beyond_the_value_type
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/prove.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::prove([] { return zermelo::value_of(zermelo::games::tic_tac_toe{}) < 4; }));
#else
static_assert(zermelo::prove([] { return zermelo::value_of(zermelo::games::tic_tac_toe{}) == 4'294'967'296; }));
#endif
