// EXPECT: zermelo: a policy returns an action of the game
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, [](tree_node) { return branch{2}; }).value == 2);
#else
static_assert(expectimax(t, [](tree_node) { return 0; }).value == 2);
#endif
