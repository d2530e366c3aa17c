// EXPECT: a_leaf_is_not_a_decimal_that_can_be_read_exactly
#include <zermelo/fitted.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/write_tree.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = max_node(0.5, 2.0);
#else
constexpr tree t = max_node(1e-300, 2.0);
#endif
constexpr auto written = constant_text([](auto to) { write_tree(to, t); });
