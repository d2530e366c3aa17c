// EXPECT: the_bounds_of_star1_or_star2_are_not_in_order
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(chance_node(2., 4.), 1.);

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(t, star1{0, 10}).value == 3);
#else
static_assert(alpha_beta(t, star1{10, 0}).value == 3);
#endif
