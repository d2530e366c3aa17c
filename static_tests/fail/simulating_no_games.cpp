// EXPECT: no_games_are_asked_for
#include <zermelo/simulate.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

#ifdef ZERMELO_TWIN
static_assert(simulate_many(t, uniform, uniform, 1, seed{1}).games == 1);
#else
static_assert(simulate_many(t, uniform, uniform, 0, seed{1}).games == 1);
#endif
