// EXPECT: the_sweep_limit_is_not_positive
#include "nearly_a_walk.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::value_iteration(nearly_a_walk{}, 1e-3, zermelo::sweep_limit{50}).value(2) > 1.99);
#else
static_assert(zermelo::value_iteration(nearly_a_walk{}, 1e-3, zermelo::sweep_limit{0}).value(2) > 1.99);
#endif
