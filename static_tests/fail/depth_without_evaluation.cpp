// EXPECT: zermelo: max_depth needs evaluate_with(function)
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(t, max_depth{2}, evaluate_with([](tree_node) { return 0; })).value == 2);
#else
static_assert(alpha_beta(t, max_depth{2}).value == 2);
#endif
