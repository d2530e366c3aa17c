// EXPECT: a_policy_table_has_no_row_for_this_state
#include <zermelo/games/halving.hpp>
#include <zermelo/policy_table.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
using games::halving, games::halving_action;
constexpr policy_table at_one{policy_row{halving::state{1, player::max}, halving_action::half}};

#ifdef ZERMELO_TWIN
static_assert(evaluate(halving{1}, at_one, uniform).value == -1);
#else
static_assert(evaluate(halving{2}, at_one, uniform).value == 1);
#endif
