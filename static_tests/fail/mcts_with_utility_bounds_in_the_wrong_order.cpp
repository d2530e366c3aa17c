// EXPECT: the_utility_bounds_of_a_state_are_not_in_order
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/mcts.hpp>

using namespace zermelo;
struct bounded : games::tic_tac_toe {
#ifdef ZERMELO_TWIN
  static constexpr bounds<int> utility_bounds(state) { return {-1, 1}; }
#else
  static constexpr bounds<int> utility_bounds(state) { return {1, -1}; }
#endif
};
constexpr auto found = mcts(bounded{}, playouts{1});
