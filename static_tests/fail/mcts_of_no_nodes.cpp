// EXPECT: the_tree_has_no_room_for_the_actions_of_its_root
#include <zermelo/games/lecture.hpp>
#include <zermelo/mcts.hpp>

// The root and its three actions.
#ifdef ZERMELO_TWIN
constexpr auto found = zermelo::mcts(zermelo::games::game1, zermelo::playouts{10}, zermelo::most_nodes{4});
#else
constexpr auto found = zermelo::mcts(zermelo::games::game1, zermelo::playouts{10}, zermelo::most_nodes{0});
#endif
