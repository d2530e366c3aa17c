// EXPECT: the_ply_limit_is_negative
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(t, ply_limit{2}).value == 2);
#else
static_assert(alpha_beta(t, ply_limit{-1}).value == 2);
#endif
