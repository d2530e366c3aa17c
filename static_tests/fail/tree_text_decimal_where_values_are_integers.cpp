// EXPECT: tree_text_error_at<1, 8, zermelo::tree_text_mistake::decimal_where_values_are_integers>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1, 2)", int>();
#else
constexpr auto t = zermelo::parse_tree<"max(1, 2.5)", int>();
#endif
static_assert(t.size > 0);
