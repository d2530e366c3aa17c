// EXPECT: the_depth_is_negative
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);
constexpr auto zero = evaluate_with([](tree_node) { return 0; });

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(t, max_depth{2}, zero).value == 2);
#else
static_assert(alpha_beta(t, max_depth{-1}, zero).value == 2);
#endif
