// EXPECT: static
#include <zermelo/alpha_beta.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

constexpr int minimax_value = zermelo::minimax(zermelo::tree(zermelo::max_node(3, 2))).value;

#ifdef ZERMELO_TWIN
static_assert(minimax_value == 3);
#else
static_assert(minimax_value == 4);
#endif
