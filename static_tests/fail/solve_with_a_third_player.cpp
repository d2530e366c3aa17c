// EXPECT: a_third_player_moves_in_a_search_for_two
#ifndef ZERMELO_TWIN
#define PART_TO_MOVE static constexpr zermelo::player to_move(int) { return zermelo::nth_player(2); }
#endif
#include "nearly_a_game.hpp"

#include <zermelo/solve.hpp>

static_assert(zermelo::solve(nearly_a_game{}).value(0) == 4);
