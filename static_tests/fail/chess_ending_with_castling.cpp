// EXPECT: an_ending_in_FEN_has_no_castling_and_no_en_passant
#include <zermelo/games/lone_king.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::games::king_and_rook::position("8/8/8/3k4/8/8/8/R3K3 w - - 0 1").lone < 64);
#else
static_assert(zermelo::games::king_and_rook::position("8/8/8/3k4/8/8/8/R3K3 w Q - 0 1").lone < 64);
#endif
