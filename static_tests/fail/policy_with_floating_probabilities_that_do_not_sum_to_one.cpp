// EXPECT: probabilities_do_not_sum_to_one
#include "weighing_policy.hpp"

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh<double>{0.25, 0.75}).value == 2);
#else
static_assert(expectimax(t, weigh<double>{0.3, 0.6}).value == 2);
#endif
