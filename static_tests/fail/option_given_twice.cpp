// EXPECT: zermelo: the same search option is given twice
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(t, window{0, 4}, ply_limit{9}).value == 2);
#else
static_assert(alpha_beta(t, window{0, 4}, ply_limit{9}, window{0, 3}).value == 2);
#endif
