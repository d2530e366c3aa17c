// EXPECT: zermelo: the game needs a copyable, default-constructible type `action`
#ifndef ZERMELO_TWIN
#define PART_ACTION struct action { explicit action(int); };
#endif
#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
