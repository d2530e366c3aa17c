// EXPECT: zermelo: the game needs the member `constexpr auto actions(const state&) const`
#ifndef ZERMELO_TWIN
#define PART_ACTIONS 
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
