// EXPECT: a_policy_gives_no_action
#include <zermelo/games/lecture.hpp>
#include <zermelo/policies.hpp>

using namespace zermelo;
using games::game1;

#ifdef ZERMELO_TWIN
static_assert(evaluate(game1, expectimax_policy(game1, uniform), uniform).value == 5);
#else
static_assert(evaluate(game1, uniform, expectimax_policy(game1, uniform)).value == 5);
#endif
