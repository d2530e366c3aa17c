// EXPECT: zermelo: a name goes with a child
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = max_node(edge("A", 3), edge("B", 4));
#else
constexpr tree t = max_node("A", 3, "B", 4);
#endif
