// EXPECT: zermelo: the game needs the member `constexpr auto actions(const state&) const`
#ifndef ZERMELO_TWIN
#define PART_ACTIONS static constexpr int actions(int) { return 2; }
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
