// EXPECT: scout{} sets windows of width 1
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree.hpp>
#include <zermelo/tree_dsl.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::tree values = zermelo::max_node(3, 2);
#else
constexpr zermelo::tree values = zermelo::max_node(3.5, 2.5);
#endif
static_assert(alpha_beta(values, zermelo::scout{}).value > 2);
