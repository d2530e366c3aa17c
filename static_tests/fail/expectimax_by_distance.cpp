// EXPECT: zermelo: by_distance goes with minimax and alpha_beta
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, uniform).value == 2.5);
#else
static_assert(expectimax(t, uniform, by_distance).value == 2.5);
#endif
