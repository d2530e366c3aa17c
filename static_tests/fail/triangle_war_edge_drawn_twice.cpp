// EXPECT: a_triangle_war_record_draws_an_edge_twice
#include <zermelo/games/triangle_war.hpp>

using game = zermelo::games::triangle_war;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("24 45 25");
#else
constexpr auto s = game::position("24 45 42");
#endif
