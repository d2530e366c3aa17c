// EXPECT: a_utility_is_beyond_the_range_of_utilities
#include "taught_evaluation.hpp"

#ifdef ZERMELO_TWIN
static_assert(taught(1, 0.1));
#else
static_assert(taught(1.5, 0.1));
#endif
