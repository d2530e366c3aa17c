// EXPECT: solve_is_for_games_without_chance
#ifndef ZERMELO_TWIN
#define PART_TO_MOVE static constexpr zermelo::player to_move(int) { return zermelo::player::chance; }
#endif
#include "nearly_a_game.hpp"

#include <zermelo/solve.hpp>

static_assert(zermelo::solve(nearly_a_game{}).value(0) == 4);
