// EXPECT: no_action_in_a_state_that_is_not_terminal
#ifndef ZERMELO_TWIN
#define PART_ACTIONS static constexpr auto actions(int) { return zermelo::integers<>{}; }
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
