// EXPECT: a_triangle_war_record_is_pairs_of_dots
#include <zermelo/games/triangle_war.hpp>

using game = zermelo::games::triangle_war;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("24 45 610");
#else
constexpr auto s = game::position("2 4 4 5");
#endif
