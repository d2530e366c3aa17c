// EXPECT: zermelo: Grundy values are those of an impartial game
#include <zermelo/grundy.hpp>

struct nearly_impartial {
  using state = int;
  using action = int;
  static constexpr auto actions(int s) { return zermelo::integers<>{.from = 0, .below = s}; }
#ifdef ZERMELO_TWIN
  static constexpr int result(int, int a) { return a; }
#else
  static constexpr const char* result(int, int) { return "nothing"; }
#endif
};
static_assert(zermelo::grundy(nearly_impartial{}, 2) == 2);
