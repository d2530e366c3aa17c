// EXPECT: a_utility_is_infinite
#include <zermelo/mcts.hpp>
#include <zermelo/tree_dsl.hpp>

#include <limits>

#ifdef ZERMELO_TWIN
constexpr double much = 1e300;
#else
constexpr double much = std::numeric_limits<double>::infinity();
#endif
constexpr zermelo::tree game = zermelo::max_node(zermelo::min_node(1.0, 2.0), zermelo::min_node(much, 3.0));
constexpr auto found = mcts(game, zermelo::playouts{10});
