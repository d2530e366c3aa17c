// EXPECT: a_probability_is_not_between_zero_and_one
#include <zermelo/rational.hpp>

#include "weighing_policy.hpp"

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh<rational>{{1, 2}, {1, 2}}).value == 2);
#else
static_assert(expectimax(t, weigh<rational>{{3, 2}, {-1, 2}}).value == 2);
#endif
