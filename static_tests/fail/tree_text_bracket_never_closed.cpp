// EXPECT: tree_text_error_at<1, 4, zermelo::tree_text_mistake::bracket_never_closed>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1,\n    min(2, 3))">();
#else
constexpr auto t = zermelo::parse_tree<"max(1,\n    min(2, 3)">();
#endif
static_assert(t.size > 0);
