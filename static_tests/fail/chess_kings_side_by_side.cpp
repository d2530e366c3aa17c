// EXPECT: two_kings_stand_side_by_side
#include <zermelo/games/lone_king.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::games::king_and_rook::position("8/8/8/3k4/8/8/8/R3K3 w").lone < 64);
#else
static_assert(zermelo::games::king_and_rook::position("8/8/8/8/8/8/3k4/R3K3 w").lone < 64);
#endif
