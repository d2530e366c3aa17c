// EXPECT: zermelo: the size of a transposition table is a power of two
#include <zermelo/transposition.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
constexpr transposition_table<decltype(t), 16> table;
#else
constexpr transposition_table<decltype(t), 12> table;
#endif
