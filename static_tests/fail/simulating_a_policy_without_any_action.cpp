// EXPECT: a_policy_gives_no_action
#include <zermelo/simulate.hpp>

#include "hesitant_policy.hpp"

#ifdef ZERMELO_TWIN
static_assert(simulate(t, choose{1, 1}, uniform, seed{1}).ended);
#else
static_assert(simulate(t, choose{1, 0}, uniform, seed{1}).ended);
#endif
