// EXPECT: a_leaf_is_not_a_number
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
constexpr tree t = max_node(1.5, 2.5);
#else
constexpr tree t = max_node(1.5, __builtin_nan(""));
#endif
