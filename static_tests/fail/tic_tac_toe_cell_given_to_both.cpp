// EXPECT: a_tic_tac_toe_cell_is_given_to_both_players
#include <zermelo/games/tic_tac_toe.hpp>

using zermelo::player;
using game = zermelo::games::tic_tac_toe;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position(0b01, 0b10, player::max);
#else
constexpr auto s = game::position(0b11, 0b10, player::max);
#endif
