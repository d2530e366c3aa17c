// EXPECT: tree_text_error_at<1, 1, zermelo::tree_text_mistake::empty_text>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"7">();
#else
constexpr auto t = zermelo::parse_tree<"  ">();
#endif
static_assert(t.size > 0);
