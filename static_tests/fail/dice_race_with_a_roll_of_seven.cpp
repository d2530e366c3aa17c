// EXPECT: a_die_shows_no_such_number
#include <zermelo/games/dice_race.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::dice_race(6).position({6, 1}, {1}, zermelo::player::max, 6, 1);
#else
constexpr auto s = zermelo::games::dice_race(6).position({6, 1}, {1}, zermelo::player::max, 7, 1);
#endif
