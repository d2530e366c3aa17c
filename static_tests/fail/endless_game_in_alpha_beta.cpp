// EXPECT: the_game_does_not_end_within_the_ply_limit
#ifndef ZERMELO_TWIN
#define PART_IS_TERMINAL static constexpr bool is_terminal(int) { return false; }
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::alpha_beta(nearly_a_game{}).value == 4);
