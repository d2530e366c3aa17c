// EXPECT: tree_text_error_at<1, 12, zermelo::tree_text_mistake::expected_number_in_a_vector>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max((1, 2, 6), (4, 2, 3))">();
#else
constexpr auto t = zermelo::parse_tree<"max((1, 2, max(6)), (4, 2, 3))">();
#endif
static_assert(t.size > 0);
