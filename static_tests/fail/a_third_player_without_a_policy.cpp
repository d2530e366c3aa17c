// EXPECT: this_player_has_no_policy
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/max_n.hpp>

using namespace zermelo;
#ifdef ZERMELO_TWIN
static_assert(evaluate(games::many_player_nim<3>{1, 1, 1}, players{uniform, uniform, uniform}).value.sum() == 3);
#else
static_assert(evaluate(games::many_player_nim<3>{1, 1, 1}, players{uniform, uniform}).value.sum() == 3);
#endif
