// EXPECT: more_states_than_the_table_can_hold
#include "nearly_a_game.hpp"

#include <zermelo/solve.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::solve<5>(nearly_a_game{}).value(0) == 4);
#else
static_assert(zermelo::solve<4>(nearly_a_game{}).value(0) == 4);
#endif
