// EXPECT: zermelo: specialise zermelo::value_limits<value>
#include <zermelo/alpha_beta.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
struct points {
  struct value {
    int score;
    friend constexpr bool operator<(value x, value y) { return x.score < y.score; }
  };
  using state = int;
  using action = int;
  static constexpr int start() { return 0; }
  static constexpr player to_move(int) { return player::max; }
  static constexpr auto actions(int) { return integers<>{.from = 0, .below = 2}; }
  static constexpr int result(int, int a) { return 1 + a; }
  static constexpr bool is_terminal(int s) { return s != 0; }
  static constexpr value utility(int s) { return {s - 1}; }
};

#ifdef ZERMELO_TWIN
static_assert(minimax(points{}).value.score == 1);
#else
static_assert(alpha_beta(points{}).value.score == 1);
#endif
