// EXPECT: zermelo: only alpha_beta takes window
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(minimax(t).value == 2);
#else
static_assert(minimax(t, window{0, 4}).value == 2);
#endif
