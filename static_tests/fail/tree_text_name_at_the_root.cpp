// EXPECT: tree_text_error_at<1, 1, zermelo::tree_text_mistake::name_at_the_root>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1, 2)">();
#else
constexpr auto t = zermelo::parse_tree<"A: max(1, 2)">();
#endif
static_assert(t.size > 0);
