// EXPECT: zermelo: the game needs the member `constexpr state result(const state&, action) const`
#ifndef ZERMELO_TWIN
#define PART_RESULT 
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
