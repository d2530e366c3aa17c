// EXPECT: tree_text_error_at<1, 14, zermelo::tree_text_mistake::expected_comma_or_closing_bracket>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(min(3, 9, 10), min(2, 5, 7))">();
#else
constexpr auto t = zermelo::parse_tree<"max(min(3, 9 10), min(2, 5, 7))">();
#endif
static_assert(t.size > 0);
