// EXPECT: an_impartial_game_repeats_itself
#include <zermelo/grundy.hpp>

// One or two steps round a ring of three, or down to 0.
struct steps {
  using state = int;
  using action = int;
  static constexpr auto actions(int s) { return zermelo::integers<>{.from = 1, .below = s == 0 ? 1 : 3}; }
#ifdef ZERMELO_TWIN
  static constexpr int result(int s, int a) { return s < a ? 0 : s - a; }
#else
  static constexpr int result(int s, int a) { return (s + a) % 3; }
#endif
};
static_assert(zermelo::grundy(steps{}, 2) == 2);
