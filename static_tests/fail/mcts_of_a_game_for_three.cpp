// EXPECT: use max_n or paranoid
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/mcts.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::nim game{1, 2};
#else
constexpr zermelo::games::many_player_nim<3> game{1, 2};
#endif
constexpr auto found = mcts(game, zermelo::playouts{10});
