// EXPECT: this_state_is_not_in_the_solution
#include "nearly_a_game.hpp"

#include <zermelo/solve.hpp>

constexpr int beyond_one = 1, asked_for = 0;
#ifdef ZERMELO_TWIN
static_assert(zermelo::solve(nearly_a_game{}, asked_for).value(asked_for) == 4);
#else
static_assert(zermelo::solve(nearly_a_game{}, beyond_one).value(asked_for) == 4);
#endif
