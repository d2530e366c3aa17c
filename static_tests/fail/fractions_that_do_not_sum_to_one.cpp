// EXPECT: probabilities_do_not_sum_to_one
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = chance_node(edge(fraction{1, 3}, 3), edge(fraction{2, 3}, 4));
#else
constexpr tree t = chance_node(edge(fraction{1, 3}, 3), edge(fraction{1, 2}, 4));
#endif
