// EXPECT: zermelo: this needs a game whose states have numbers
#ifndef ZERMELO_TWIN
#define PART_STATE_COUNT
#endif
#include "nearly_a_walk.hpp"

static_assert(zermelo::value_iteration(nearly_a_walk{}).value(2) > 1.99);
