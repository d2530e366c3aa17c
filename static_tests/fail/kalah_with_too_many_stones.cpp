// EXPECT: a_kalah_board_is_empty_or_too_large
#include <zermelo/games/kalah.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::kalah g(6, 4);
#else
constexpr zermelo::games::kalah g(6, 5);
#endif
