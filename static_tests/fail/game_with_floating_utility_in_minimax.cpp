// EXPECT: would be cut to an integer
#ifndef ZERMELO_TWIN
#define PART_UTILITY static constexpr double utility(int s) { return s + 0.5; }
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
