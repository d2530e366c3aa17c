// EXPECT: tree_text_error_at<1, 8, zermelo::tree_text_mistake::number_out_of_range>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1, 2147483647)">();
#else
constexpr auto t = zermelo::parse_tree<"max(1, 2147483648)">();
#endif
static_assert(t.size > 0);
