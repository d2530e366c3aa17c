// EXPECT: probabilities_do_not_sum_to_one
#include "taught_network.hpp"

#ifdef ZERMELO_TWIN
static_assert(taught(0.25, 1));
#else
static_assert(taught(0.5, 1));
#endif
