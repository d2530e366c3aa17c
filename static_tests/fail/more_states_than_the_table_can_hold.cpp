// EXPECT: more_states_than_the_table_can_hold
#include "nearly_a_walk.hpp"

#ifdef ZERMELO_TWIN
constexpr auto solved = zermelo::value_iteration<5>(nearly_a_walk{});
#else
constexpr auto solved = zermelo::value_iteration<4>(nearly_a_walk{});
#endif
