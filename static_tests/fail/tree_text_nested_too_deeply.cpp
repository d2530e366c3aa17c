// EXPECT: tree_text_error_at<1, 201, zermelo::tree_text_mistake::nested_too_deeply>
#include <zermelo/tree_text.hpp>

#define TEN(x) x x x x x x x x x x
#if defined(ZERMELO_TWIN)
constexpr auto t = zermelo::parse_tree<TEN(TEN("[[")) "7" TEN(TEN("]]"))>();
#else
constexpr auto t = zermelo::parse_tree<TEN(TEN("[[")) "[7]" TEN(TEN("]]"))>();
#endif
static_assert(t.size == 201);
