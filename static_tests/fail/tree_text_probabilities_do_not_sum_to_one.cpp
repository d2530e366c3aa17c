// EXPECT: tree_text_error_at<1, 8, zermelo::tree_text_mistake::probabilities_do_not_sum_to_one>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1, chance(1/2: 3, 1/2: 4))">();
#else
constexpr auto t = zermelo::parse_tree<"max(1, chance(1/2: 3, 1/3: 4))">();
#endif
static_assert(t.size > 0);
