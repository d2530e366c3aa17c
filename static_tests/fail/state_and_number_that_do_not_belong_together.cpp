// EXPECT: a_state_and_its_number_do_not_belong_together
#ifndef ZERMELO_TWIN
#define PART_STATE_AT static constexpr int state_at(std::size_t number) { return 4 - static_cast<int>(number); }
#endif
#include "nearly_a_walk.hpp"

static_assert(zermelo::value_iteration(nearly_a_walk{}).value(2) > 1.99);
