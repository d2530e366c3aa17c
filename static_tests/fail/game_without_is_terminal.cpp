// EXPECT: zermelo: the game needs the member `constexpr bool is_terminal(const state&) const`
#ifndef ZERMELO_TWIN
#define PART_IS_TERMINAL 
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
