// EXPECT: a_policy_gives_no_action
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, [](tree_node) { return optional_action<branch>{branch{2}}; }).value == 2);
#else
static_assert(expectimax(t, [](tree_node) { return optional_action<branch>{}; }).value == 2);
#endif
