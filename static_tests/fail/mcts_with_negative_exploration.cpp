// EXPECT: the_exploration_constant_is_negative
#include <zermelo/games/lecture.hpp>
#include <zermelo/mcts.hpp>

#ifdef ZERMELO_TWIN
constexpr auto found = mcts(zermelo::games::game1, zermelo::playouts{10}, zermelo::explore{0});
#else
constexpr auto found = mcts(zermelo::games::game1, zermelo::playouts{10}, zermelo::explore{-1});
#endif
