// EXPECT: this_search_needs_a_game_without_chance
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(chance_node(2, 4), 1);

#ifdef ZERMELO_TWIN
static_assert(expectiminimax(t).value == 3);
#else
static_assert(minimax(t).value == 3);
#endif
