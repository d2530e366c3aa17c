// EXPECT: a_tic_tac_toe_board_has_wrong_counts_of_X_and_O
#include <zermelo/games/tic_tac_toe.hpp>

using zermelo::player;
using game = zermelo::games::tic_tac_toe;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("XX./.../..O");
#else
constexpr auto s = game::position("XXX/.../..O");
#endif
