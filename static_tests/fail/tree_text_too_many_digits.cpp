// EXPECT: tree_text_error_at<1, 8, zermelo::tree_text_mistake::too_many_digits>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1, 0.123456789012345)">();
#else
constexpr auto t = zermelo::parse_tree<"max(1, 0.12345678901234567890)">();
#endif
static_assert(t.size > 0);
