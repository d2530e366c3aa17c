// EXPECT: zermelo: either all edges of a chance node have a probability or none has
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = chance_node(edge(fraction{1, 2}, 3), edge(fraction{1, 2}, 4));
#else
constexpr tree t = chance_node(edge(fraction{1, 2}, 3), 4);
#endif
