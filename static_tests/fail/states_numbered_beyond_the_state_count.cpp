// EXPECT: a_state_has_a_number_beyond_the_state_count
#ifndef ZERMELO_TWIN
#define PART_STATE_COUNT static constexpr std::size_t state_count() { return 4; }
#endif
#include "nearly_a_walk.hpp"

static_assert(zermelo::value_iteration(nearly_a_walk{}).value(2) > 1.99);
