// EXPECT: zermelo: all_best and principal_variation take no window
#include <zermelo/all_best.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(all_best(t).value == 2);
#else
static_assert(all_best(t, window{0, 4}).value == 2);
#endif
