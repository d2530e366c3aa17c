// EXPECT: tree_text_error_at<1, 8, zermelo::tree_text_mistake::vector_where_values_are_numbers>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1, 2)">();
#else
constexpr auto t = zermelo::parse_tree<"max(1, (2, 3))">();
#endif
static_assert(t.size > 0);
