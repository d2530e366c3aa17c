// EXPECT: zermelo: a Go board has 1 to 10 rows
#include <zermelo/games/go.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::go<9>::start();
#else
constexpr auto s = zermelo::games::go<11>::start();
#endif
