// EXPECT: a_value_is_outside_the_stated_bounds
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(chance_node(2., 4.), 1.);

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(t, star1{1, 4}).value == 3);
#else
static_assert(alpha_beta(t, star1{1, 3}).value == 3);
#endif
