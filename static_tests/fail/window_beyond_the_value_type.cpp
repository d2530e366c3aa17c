// EXPECT: the_window_is_beyond_the_value_type
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(t, window{-5'000'000L, 5'000'000L}).value == 2);
#else
static_assert(alpha_beta(t, window{-5'000'000'000, 5'000'000'000}).value == 2);
#endif
