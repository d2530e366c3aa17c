// EXPECT: zermelo: mcts takes budgets, seed
#include <zermelo/games/lecture.hpp>
#include <zermelo/mcts.hpp>

#ifdef ZERMELO_TWIN
constexpr auto found = mcts(zermelo::games::game1, zermelo::playouts{10});
#else
constexpr auto found = mcts(zermelo::games::game1, zermelo::playouts{10}, zermelo::window{0, 1});
#endif
