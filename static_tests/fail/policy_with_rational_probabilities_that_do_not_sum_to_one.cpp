// EXPECT: probabilities_do_not_sum_to_one
#include <zermelo/rational.hpp>

#include "weighing_policy.hpp"

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh<rational>{{1, 4}, {3, 4}}).value == 2);
#else
static_assert(expectimax(t, weigh<rational>{{1, 3}, {1, 3}}).value == 2);
#endif
