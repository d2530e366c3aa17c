// EXPECT: the_halving_game_starts_at_zero_or_more
#include <zermelo/games/halving.hpp>
#include <zermelo/value.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::minimax(zermelo::games::halving{0}).value == 1);
#else
static_assert(zermelo::minimax(zermelo::games::halving{-1}).value == 1);
#endif
