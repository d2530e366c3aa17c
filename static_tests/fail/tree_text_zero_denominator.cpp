// EXPECT: tree_text_error_at<1, 5, zermelo::tree_text_mistake::zero_denominator>
#include <zermelo/rational.hpp>
#include <zermelo/tree_text.hpp>

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max(1/1, 2)", zermelo::rational>();
#else
constexpr auto t = zermelo::parse_tree<"max(1/0, 2)", zermelo::rational>();
#endif
static_assert(t.size > 0);
