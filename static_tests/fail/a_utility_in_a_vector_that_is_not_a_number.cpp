// EXPECT: a_utility_is_not_a_number
#define PART_VALUE using value = zermelo::utility_vector<double, 2>;
#ifdef ZERMELO_TWIN
#define PART_UTILITY static constexpr value utility(int s) { return {s, 1}; }
#else
#define PART_UTILITY static constexpr value utility(int) { return {1, __builtin_nan("")}; }
#endif
#include <zermelo/max_n.hpp>

#include "nearly_a_game.hpp"

static_assert(zermelo::max_n(nearly_a_game{}).value == zermelo::utility_vector{4.0, 1.0});
