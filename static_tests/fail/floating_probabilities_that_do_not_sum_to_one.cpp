// EXPECT: probabilities_do_not_sum_to_one
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = chance_node(edge(0.3, 3), edge(0.7, 4));
#else
constexpr tree t = chance_node(edge(0.3, 3), edge(0.6, 4));
#endif
