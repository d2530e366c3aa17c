// EXPECT: a_probability_is_not_between_zero_and_one
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = chance_node(edge(0, 3), edge(1, 4));
#else
constexpr tree t = chance_node(edge(-1, 3), edge(2, 4));
#endif
