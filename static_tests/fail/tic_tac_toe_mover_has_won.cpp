// EXPECT: the_side_to_move_of_a_tic_tac_toe_board_has_won_already
#include <zermelo/games/tic_tac_toe.hpp>

using zermelo::player;
using game = zermelo::games::tic_tac_toe;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("XXX/OO./...", player::min);
#else
constexpr auto s = game::position("XXX/OO./O..", player::max);
#endif
