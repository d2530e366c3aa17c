// EXPECT: tree_text_error_at<1, 9, zermelo::tree_text_mistake::list_of_many_players>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"player3(player1((1, 2, 6), (4, 2, 3)))">();
#else
constexpr auto t = zermelo::parse_tree<"player3([(1, 2, 6), (4, 2, 3)])">();
#endif
static_assert(t.size > 0);
