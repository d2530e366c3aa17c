// EXPECT: zermelo: star1 and star2 are for games with probability(state, action) whose values are floating numbers or
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
#ifdef ZERMELO_TWIN
constexpr tree t = max_node(chance_node(2., 4.), 1.);
#else
constexpr tree t = max_node(chance_node(2, 4), 1);
#endif
static_assert(alpha_beta(t, star2{1, 4}).value == 3);
