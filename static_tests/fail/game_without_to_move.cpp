// EXPECT: zermelo: the game needs the member `constexpr zermelo::player to_move(const state&) const`
#ifndef ZERMELO_TWIN
#define PART_TO_MOVE 
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
