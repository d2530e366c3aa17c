// EXPECT: tree_text_error_at<1, 9, zermelo::tree_text_mistake::expected_opening_bracket>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(min(3, 4))">();
#else
constexpr auto t = zermelo::parse_tree<"max(min [3, 4])">();
#endif
static_assert(t.size > 0);
