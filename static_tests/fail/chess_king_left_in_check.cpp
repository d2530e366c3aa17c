// EXPECT: the_king_not_to_move_is_in_check
#include <zermelo/games/lone_king.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::games::king_and_rook::position("8/8/8/k7/8/8/8/R3K3 b").lone < 64);
#else
static_assert(zermelo::games::king_and_rook::position("8/8/8/k7/8/8/8/R3K3 w").lone < 64);
#endif
