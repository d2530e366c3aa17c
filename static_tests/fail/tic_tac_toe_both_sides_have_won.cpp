// EXPECT: both_sides_of_a_tic_tac_toe_board_have_won
#include <zermelo/games/tic_tac_toe.hpp>

using zermelo::player;
using game = zermelo::games::tic_tac_toe;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("XX./X../OOO", player::max);
#else
constexpr auto s = game::position("XXX/.../OOO", player::max);
#endif
