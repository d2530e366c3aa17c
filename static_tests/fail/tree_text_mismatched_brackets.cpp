// EXPECT: tree_text_error_at<1, 9, zermelo::tree_text_mistake::mismatched_brackets>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1, 2)">();
#else
constexpr auto t = zermelo::parse_tree<"max(1, 2]">();
#endif
static_assert(t.size > 0);
