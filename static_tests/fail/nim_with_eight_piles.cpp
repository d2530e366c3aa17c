// EXPECT: zermelo: nim has at most seven piles
#include <zermelo/games/nim.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::nim g(1, 2, 3, 4, 5, 6, 7);
#else
constexpr zermelo::games::nim g(1, 2, 3, 4, 5, 6, 7, 8);
#endif
