// EXPECT: a_go_board_has_its_points_of_X_O_or_dot
#include <zermelo/games/go.hpp>

using game = zermelo::games::go<3>;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position(".X./XO./...", zermelo::player::max);
#else
constexpr auto s = game::position(".X./XO.", zermelo::player::max);
#endif
