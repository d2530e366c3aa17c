// EXPECT: a_difference_of_utilities_does_not_fit
#define PART_VALUE using value = zermelo::utility_vector<int, 2>;
#ifdef ZERMELO_TWIN
#define PART_UTILITY static constexpr value utility(int s) { return {1'000'000 + s, -1'000'000 - s}; }
#else
#define PART_UTILITY static constexpr value utility(int s) { return {2'000'000'000 + s, -2'000'000'000 - s}; }
#endif
#include <zermelo/constant_sum.hpp>

#include "nearly_a_game.hpp"

static_assert(zermelo::minimax(zermelo::constant_sum(nearly_a_game{}, 0)).value == 2'000'008);
