// EXPECT: zermelo: this game has a utility for each player, and they need not sum to zero: use max_n or paranoid
#include <zermelo/max_n.hpp>

#define PART_VALUE using value = zermelo::utility_vector<int, 2>;
#define PART_UTILITY static constexpr value utility(int s) { return {s, s}; }
#include "nearly_a_game.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::max_n(nearly_a_game{}).value == zermelo::utility_vector{4, 4});
#else
static_assert(zermelo::minimax(nearly_a_game{}).value == 4);
#endif
