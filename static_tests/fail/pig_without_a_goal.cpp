// EXPECT: pig_has_a_goal_of_1_to_255_points_and_a_die_of_2_to_100_sides
#include <zermelo/games/pig.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::pig g(1);
#else
constexpr zermelo::games::pig g(0);
#endif
