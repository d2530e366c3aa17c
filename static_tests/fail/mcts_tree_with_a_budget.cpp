// EXPECT: zermelo: a tree of mcts takes seed
#include <zermelo/games/lecture.hpp>
#include <zermelo/mcts.hpp>

#ifdef ZERMELO_TWIN
constexpr bool tried = (zermelo::mcts_tree(zermelo::games::game1, 0u).search(zermelo::playouts{10}), true);
#else
constexpr bool tried = (zermelo::mcts_tree(zermelo::games::game1, 0u, zermelo::playouts{10}), true);
#endif
