// EXPECT: zermelo: the game needs the member `constexpr state start() const`
#ifndef ZERMELO_TWIN
#define PART_START 
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
