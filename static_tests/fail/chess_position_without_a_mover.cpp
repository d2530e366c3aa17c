// EXPECT: a_position_in_FEN_names_the_side_to_move
#include <zermelo/games/lone_king.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::games::king_and_rook::position("8/8/8/3k4/8/8/8/R3K3 w").lone < 64);
#else
static_assert(zermelo::games::king_and_rook::position("8/8/8/3k4/8/8/8/R3K3 x").lone < 64);
#endif
