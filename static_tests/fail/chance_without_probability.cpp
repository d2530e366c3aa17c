// EXPECT: chance_moves_but_the_game_has_no_probability

#ifndef ZERMELO_TWIN
#define PART_TO_MOVE static constexpr zermelo::player to_move(int) { return zermelo::player::chance; }
#endif
#include "nearly_a_game.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
#else
static_assert(zermelo::expectiminimax(nearly_a_game{}).value == 4);
#endif
