// EXPECT: zermelo: the ends of a window are values of the game
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(t, window{0, 4}).value == 2);
#else
static_assert(alpha_beta(t, window{0.5, 4.5}).value == 2);
#endif
