// EXPECT: a_dice_race_has_its_checkers_on_the_points_of_the_dice
#include <zermelo/games/dice_race.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::dice_race(6).position({6, 1}, {1});
#else
constexpr auto s = zermelo::games::dice_race(6).position({7, 1}, {1});
#endif
