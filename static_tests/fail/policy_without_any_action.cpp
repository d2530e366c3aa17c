// EXPECT: a_policy_gives_no_action
#include <zermelo/value.hpp>

#include "hesitant_policy.hpp"

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, choose{2, 1}).value == 2);
#else
static_assert(expectimax(t, choose{2, 0}).value == 2);
#endif
