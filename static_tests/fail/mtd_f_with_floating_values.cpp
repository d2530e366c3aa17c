// EXPECT: zermelo: bisect and mtd_f are for games whose values are integers
#include <zermelo/mtd_f.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
#ifdef ZERMELO_TWIN
constexpr tree t = max_node(min_node(2, 3), 1);
#else
constexpr tree t = max_node(min_node(2.5, 3.5), 1.5);
#endif
constexpr auto found = mtd_f(t, t.start(), 2);
