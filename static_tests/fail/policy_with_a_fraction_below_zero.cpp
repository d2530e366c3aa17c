// EXPECT: a_probability_is_not_between_zero_and_one
#include "weighing_policy.hpp"

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh<fraction>{{0, 1}, {1, 1}}).value == 2);
#else
static_assert(expectimax(t, weigh<fraction>{{-1, 1}, {2, 1}}).value == 2);
#endif
