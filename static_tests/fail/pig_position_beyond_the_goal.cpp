// EXPECT: a_pig_position_has_scores_below_the_goal_and_a_total_that_does_not_pass_it
#include <zermelo/games/pig.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::pig(20).position(19, 19, 1);
#else
constexpr auto s = zermelo::games::pig(20).position(20, 19, 0);
#endif
