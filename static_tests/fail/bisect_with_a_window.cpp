// EXPECT: zermelo: bisect and mtd_f choose the windows themselves, and take neither window nor by_distance
#include <zermelo/bisection.hpp>
#include <zermelo/games/halving.hpp>

using namespace zermelo;
#ifdef ZERMELO_TWIN
constexpr auto found = bisect(games::halving{3});
#else
constexpr auto found = bisect(games::halving{3}, window{-1, 1});
#endif
