// EXPECT: tree_text_error_at<1, 5, zermelo::tree_text_mistake::number_where_values_are_vectors>
#include <zermelo/tree_text.hpp>

using three = zermelo::utility_vector<int, 3>;

#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<"max((1, 2, 6), (4, 2, 3))", three>();
#else
constexpr auto t = zermelo::parse_tree<"max(1, (4, 2, 3))", three>();
#endif
static_assert(t.size > 0);
