// EXPECT: zermelo: a game of many players needs a type `value` with a number for each player
#include <zermelo/max_n.hpp>

#include "nearly_a_game.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
#else
static_assert(zermelo::max_n(nearly_a_game{}).value == 4);
#endif
