// EXPECT: zermelo: an othello board has 4, 6 or 8 rows
#include <zermelo/games/othello.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::othello<6>::start();
#else
constexpr auto s = zermelo::games::othello<5>::start();
#endif
