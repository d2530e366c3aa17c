// EXPECT: zermelo: a search by sampling needs a budget
#include <zermelo/games/lecture.hpp>
#include <zermelo/mcts.hpp>

#ifdef ZERMELO_TWIN
constexpr auto found = mcts(zermelo::games::game1, zermelo::playouts{10});
#else
constexpr auto found = mcts(zermelo::games::game1, zermelo::seed{1});
#endif
