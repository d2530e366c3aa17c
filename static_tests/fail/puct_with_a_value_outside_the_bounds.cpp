// EXPECT: a_value_is_outside_the_stated_bounds
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/puct.hpp>

using board = zermelo::games::tic_tac_toe;
#ifdef ZERMELO_TWIN
constexpr auto values = [](board::state) { return 1.0; };
#else
constexpr auto values = [](board::state) { return 1.5; };
#endif
constexpr auto found = puct(board{}, zermelo::uniform, values, zermelo::playouts{3});
