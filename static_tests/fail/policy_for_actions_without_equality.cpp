// EXPECT: zermelo: a policy needs actions with operator==
#include <zermelo/value.hpp>

using namespace zermelo;
struct two_steps {
  struct action {
    int number;
  };
  using state = int;
  using value = int;
  static constexpr int start() { return 0; }
  static constexpr player to_move(int) { return player::min; }
  static constexpr auto actions(int) { return action_list<action, 1>(action{0}); }
  static constexpr int result(int s, action) { return s + 1; }
  static constexpr bool is_terminal(int s) { return s == 2; }
  static constexpr int utility(int) { return 1; }
};
constexpr auto certain = [](int) { return two_steps::action{0}; };

#ifdef ZERMELO_TWIN
static_assert(expectimax(two_steps{}, uniform).value == 1);
#else
static_assert(expectimax(two_steps{}, certain).value == 1);
#endif
