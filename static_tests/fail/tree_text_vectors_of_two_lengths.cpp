// The length of the first leaf is that of all, where no type is named.
// EXPECT: tree_text_error_at<1, 16, zermelo::tree_text_mistake::vector_of_the_wrong_length>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max((1, 2, 6), (4, 2, 3))">();
#else
constexpr auto t = zermelo::parse_tree<"max((1, 2, 6), (4, 2))">();
#endif
static_assert(t.size > 0);
