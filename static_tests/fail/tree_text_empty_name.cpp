// EXPECT: tree_text_error_at<1, 5, zermelo::tree_text_mistake::empty_name>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(\"a\": 1, 2)">();
#else
constexpr auto t = zermelo::parse_tree<"max(\"\": 1, 2)">();
#endif
static_assert(t.size > 0);
