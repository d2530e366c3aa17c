// EXPECT: this_player_has_no_policy
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/simulate.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
static_assert(simulate(games::many_player_nim<3>(1, 1, 1), players{uniform, uniform, uniform}, seed{1}).plies == 3);
#else
static_assert(simulate(games::many_player_nim<3>(1, 1, 1), players{uniform, uniform}, seed{1}).plies == 3);
#endif
