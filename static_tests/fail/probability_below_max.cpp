// EXPECT: zermelo: an edge has a probability but does not lead away from a chance node
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = chance_node(edge(fraction{1, 2}, 3), edge(fraction{1, 2}, 4));
#else
constexpr tree t = max_node(edge(fraction{1, 2}, 3), edge(fraction{1, 2}, 4));
#endif
