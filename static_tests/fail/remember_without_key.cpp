// EXPECT: zermelo: remember(table) needs a game with the member

#include "nearly_a_game.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::alpha_beta(nearly_a_game{}).value == 4);
#else
constexpr int value() {
  zermelo::transposition_table<nearly_a_game, 16> table;
  return zermelo::alpha_beta(nearly_a_game{}, zermelo::remember(table)).value;
}
static_assert(value() == 4);
#endif
