// EXPECT: zermelo: value_iteration takes the option sweep_limit only
#include "nearly_a_walk.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::value_iteration(nearly_a_walk{}, 1e-3).value(2) > 1.99);
#else
static_assert(zermelo::value_iteration(nearly_a_walk{}, 1e-3, zermelo::max_depth{2}).value(2) > 1.99);
#endif
