// EXPECT: a_go_board_has_a_chain_without_a_liberty
#include <zermelo/games/go.hpp>

using game = zermelo::games::go<3>;

#ifdef ZERMELO_TWIN
constexpr auto s = game::position("OX./.../...", zermelo::player::max);
#else
constexpr auto s = game::position("OX./X../...", zermelo::player::max);
#endif
