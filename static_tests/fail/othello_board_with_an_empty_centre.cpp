// EXPECT: an_othello_board_has_no_empty_cell_in_the_centre
#include <zermelo/games/othello.hpp>

using zermelo::player;
using game = zermelo::games::othello<4>;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("..../.OX./.XO./....", player::max);
#else
constexpr auto s = game::position("..../.OX./.X../....", player::max);
#endif
