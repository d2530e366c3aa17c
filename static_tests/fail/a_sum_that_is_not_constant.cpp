// EXPECT: utilities_do_not_have_the_constant_sum
#define PART_VALUE using value = zermelo::utility_vector<int, 2>;
#ifdef ZERMELO_TWIN
#define PART_UTILITY static constexpr value utility(int s) { return {s, 5 - s}; }
#else
#define PART_UTILITY static constexpr value utility(int s) { return {s, 1}; }
#endif
#include <zermelo/constant_sum.hpp>

#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(zermelo::constant_sum(nearly_a_game{}, 5)).value == 3);
