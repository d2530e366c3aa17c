// EXPECT: zermelo: the game needs a copyable type `value` with operator<
#ifndef ZERMELO_TWIN
#define PART_VALUE struct value {};
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
