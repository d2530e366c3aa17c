// EXPECT: tree_text_error_at<1, 8, zermelo::tree_text_mistake::not_a_finite_number>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1, 2)">();
#else
constexpr auto t = zermelo::parse_tree<"max(1, nan)">();
#endif
static_assert(t.size > 0);
