// EXPECT: tree_text_error_at<2, 3, zermelo::tree_text_mistake::node_without_children>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1,\n  min(2))">();
#else
constexpr auto t = zermelo::parse_tree<"max(1,\n  min())">();
#endif
static_assert(t.size > 0);
