// EXPECT: tree_text_error_at<1, 34, zermelo::tree_text_mistake::probabilities_too_fine_to_add_exactly>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"chance(1/9223372036854775807: 1, 9223372036854775806/9223372036854775807: 2)">();
#else
constexpr auto t = zermelo::parse_tree<"chance(1/9223372036854775807: 1, 1/9223372036854775806: 2)">();
#endif
static_assert(t.size > 0);
