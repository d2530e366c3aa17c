// EXPECT: zermelo: prove needs a lambda without captures
#include <zermelo/games/halving.hpp>
#include <zermelo/prove.hpp>

consteval bool proven(int n) {
#ifdef ZERMELO_TWIN
  return n == 3 && zermelo::prove([] { return zermelo::value_of(zermelo::games::halving{3}) == 1; });
#else
  return zermelo::prove([n] { return zermelo::value_of(zermelo::games::halving{n}) == 1; });
#endif
}
static_assert(proven(3));
