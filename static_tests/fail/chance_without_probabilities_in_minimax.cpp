// EXPECT: this_search_needs_a_game_without_chance
#ifndef ZERMELO_TWIN
#define PART_TO_MOVE static constexpr zermelo::player to_move(int) { return zermelo::player::chance; }
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
