// EXPECT: zermelo: this is the expression of a tree, not yet a tree
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
static_assert(minimax(tree(max_node(1, 2))).value == 2);
#else
static_assert(minimax(max_node(1, 2)).value == 2);
#endif
