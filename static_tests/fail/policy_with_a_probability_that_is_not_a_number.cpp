// EXPECT: a_probability_is_not_between_zero_and_one
#include "weighing_policy.hpp"

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh<double>{0, 1}).value == 2);
#else
static_assert(expectimax(t, weigh<double>{__builtin_nan(""), 1}).value == 2);
#endif
