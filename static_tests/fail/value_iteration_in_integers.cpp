// EXPECT: zermelo: value_iteration comes near the values and does not reach them
#include "nearly_a_walk.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::value_iteration<0, float>(nearly_a_walk{}, 1e-3).value(2) > 1.99f);
#else
static_assert(zermelo::value_iteration<0, int>(nearly_a_walk{}, 1e-3).value(2) > 1);
#endif
