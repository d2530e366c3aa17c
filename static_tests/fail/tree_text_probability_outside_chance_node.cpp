// EXPECT: tree_text_error_at<1, 5, zermelo::tree_text_mistake::probability_outside_chance_node>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"chance(1/2: 3, 1/2: 4)">();
#else
constexpr auto t = zermelo::parse_tree<"max(1/2: 3, 1/2: 4)">();
#endif
static_assert(t.size > 0);
