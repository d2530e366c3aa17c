// EXPECT: a_tic_tac_toe_board_has_nine_cells_of_X_O_or_dot
#include <zermelo/games/tic_tac_toe.hpp>

using zermelo::player;
using game = zermelo::games::tic_tac_toe;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("XO./.../..X");
#else
constexpr auto s = game::position("XO./.?./..X");
#endif
