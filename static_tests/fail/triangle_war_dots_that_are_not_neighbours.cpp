// EXPECT: a_triangle_war_record_joins_dots_that_are_not_neighbours
#include <zermelo/games/triangle_war.hpp>

using game = zermelo::games::triangle_war;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("24 45");
#else
constexpr auto s = game::position("24 46");
#endif
