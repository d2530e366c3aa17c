// EXPECT: a_utility_is_beyond_the_range_of_utilities
#include "taught_network.hpp"

#ifdef ZERMELO_TWIN
static_assert(taught(0.25, 1));
#else
static_assert(taught(0.25, 5));
#endif
