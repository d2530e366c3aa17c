// EXPECT: no_action_in_a_state_that_is_not_terminal
#ifndef ZERMELO_TWIN
#define PART_ACTIONS static constexpr auto actions(int s) { return zermelo::integers<>{.from = 0, .below = 2 - s}; }
#endif
#include "nearly_a_game.hpp"

#include <zermelo/solve.hpp>

static_assert(zermelo::solve(nearly_a_game{}).value(0) == 4);
