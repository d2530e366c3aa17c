// EXPECT: a_utility_is_not_a_number
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/puct.hpp>

#include <limits>

using board = zermelo::games::tic_tac_toe;
#ifdef ZERMELO_TWIN
constexpr double given = 0;
#else
constexpr double given = std::numeric_limits<double>::quiet_NaN();
#endif
constexpr auto values = [](board::state) { return given; };
constexpr auto found = puct(board{}, zermelo::uniform, values, zermelo::playouts{3});
