// EXPECT: the_learning_rate_is_not_a_positive_number
#include "taught_evaluation.hpp"

#ifdef ZERMELO_TWIN
static_assert(taught(1, 0.1));
#else
static_assert(taught(1, -0.1));
#endif
