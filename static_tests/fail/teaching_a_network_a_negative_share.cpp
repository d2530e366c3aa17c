// EXPECT: a_probability_is_not_between_zero_and_one
#include "taught_network.hpp"

#ifdef ZERMELO_TWIN
static_assert(taught(0.25, 1));
#else
static_assert(taught(-0.25, 1));
#endif
