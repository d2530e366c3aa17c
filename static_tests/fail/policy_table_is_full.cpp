// EXPECT: a_policy_table_is_full
#include <zermelo/games/halving.hpp>
#include <zermelo/policies.hpp>

using namespace zermelo;
using games::halving;

#ifdef ZERMELO_TWIN
static_assert(tabulate<10>(halving{7}, minimax_policy(halving{7})).size() == 10);
#else
static_assert(tabulate<9>(halving{7}, minimax_policy(halving{7})).size() == 10);
#endif
