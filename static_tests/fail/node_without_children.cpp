// EXPECT: zermelo: a node of the tree has no children
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = max_node(min_node(2), 1);
#else
constexpr tree t = max_node(min_node(), 1);
#endif
