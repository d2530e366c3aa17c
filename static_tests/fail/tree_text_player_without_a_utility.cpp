// EXPECT: tree_text_error_at<1, 1, zermelo::tree_text_mistake::player_without_a_utility>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"player3((1, 2, 6), (4, 2, 3))">();
#else
constexpr auto t = zermelo::parse_tree<"player4((1, 2, 6), (4, 2, 3))">();
#endif
static_assert(t.size > 0);
