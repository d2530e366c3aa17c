// EXPECT: tree_text_error_at<1, 16, zermelo::tree_text_mistake::vector_without_numbers>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max((1, 2, 6), (4, 2, 3))">();
#else
constexpr auto t = zermelo::parse_tree<"max((1, 2, 6), ())">();
#endif
static_assert(t.size > 0);
