// EXPECT: zermelo: a monotone board has a row and a column or more
#include <zermelo/games/monotone_board.hpp>

constexpr int gains[16][16]{}, fewer_gains[15][16]{};

#ifdef ZERMELO_TWIN
constexpr zermelo::games::monotone_board<15, 16> g(fewer_gains, fewer_gains);
#else
constexpr zermelo::games::monotone_board<16, 16> g(gains, gains);
#endif
