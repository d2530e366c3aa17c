// EXPECT: a_third_player_moves_in_a_search_for_two
#ifndef ZERMELO_TWIN
#define PART_TO_MOVE static constexpr zermelo::player to_move(int s) { return zermelo::nth_player(s == 0 ? 0 : 2); }
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::alpha_beta(nearly_a_game{}).value == 4);
