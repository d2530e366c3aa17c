// EXPECT: play_may_be_endless_so_that_the_bounds_of_a_value_do_not_meet
#ifndef ZERMELO_TWIN
#define PART_RESULT static constexpr int result(int s, int a) { return s == 2 ? 2 : s + 2 * a - 1; }
#endif
#include "nearly_a_walk.hpp"

static_assert(zermelo::value_iteration(nearly_a_walk{}).value(2) > 1.99);
