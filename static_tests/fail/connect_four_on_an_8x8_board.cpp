// EXPECT: zermelo: a board of Connect Four has Width * (Height + 1) <= 64
#include <zermelo/games/connect_four.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::connect_four<8, 7>::start();
#else
constexpr auto s = zermelo::games::connect_four<8, 8>::start();
#endif
