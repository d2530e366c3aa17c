// EXPECT: a_utility_is_infinite
#ifndef ZERMELO_TWIN
#define PART_UTILITY static constexpr double utility(int s) { return s == 0 ? 0. : __builtin_inf(); }
#endif
#include "nearly_a_walk.hpp"

static_assert(zermelo::value_iteration(nearly_a_walk{}).value(2) > 1.99);
