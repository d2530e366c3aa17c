// EXPECT: would be cut to an integer
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>
#include <zermelo/with_value.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::tree game = zermelo::max_node(1, 2);
#else
constexpr zermelo::tree game = zermelo::max_node(1.5, 2.5);
#endif
static_assert(minimax(zermelo::with_value<int>(game)).value == 2);
