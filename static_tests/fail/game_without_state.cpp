// EXPECT: zermelo: the game needs a copyable type `state`
#ifndef ZERMELO_TWIN
#define PART_STATE 
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
