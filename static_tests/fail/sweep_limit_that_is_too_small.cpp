// EXPECT: value_iteration_needs_more_sweeps_than_the_limit
#include "nearly_a_walk.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::value_iteration(nearly_a_walk{}, 1e-3, zermelo::sweep_limit{50}).value(2) > 1.99);
#else
static_assert(zermelo::value_iteration(nearly_a_walk{}, 1e-3, zermelo::sweep_limit{2}).value(2) > 1.99);
#endif
