// EXPECT: probabilities_do_not_sum_to_one
#ifndef ZERMELO_TWIN
#define PART_PROBABILITY static constexpr zermelo::fraction probability(int, int) { return {1, 3}; }
#endif
#include "nearly_a_walk.hpp"

static_assert(zermelo::value_iteration(nearly_a_walk{}).value(2) > 1.99);
