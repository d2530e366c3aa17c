// EXPECT: an_othello_board_has_its_cells_of_X_O_or_dot
#include <zermelo/games/othello.hpp>

using zermelo::player;
using game = zermelo::games::othello<4>;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("..../.OX./.XO./....", player::max);
#else
constexpr auto s = game::position("..../.OX./.XO.", player::max);
#endif
