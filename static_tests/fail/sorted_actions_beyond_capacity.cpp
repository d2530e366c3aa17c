// EXPECT: too_many_actions_for_the_list
#include <zermelo/alpha_beta.hpp>

using namespace zermelo;
struct wide {
  using state = int;
  using action = int;
  using value = int;
  int actions_at_the_start;
  constexpr int start() const { return 0; }
  constexpr player to_move(int) const { return player::max; }
  constexpr auto actions(int) const { return integers<>{.from = 1, .below = actions_at_the_start + 1}; }
  constexpr int result(int, int a) const { return a; }
  constexpr bool is_terminal(int s) const { return s != 0; }
  constexpr int utility(int s) const { return s; }
};
constexpr auto by_number = ordered_by([](int, int a) { return a; });

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(wide{64}, by_number).value == 64);
#else
static_assert(alpha_beta(wide{65}, by_number).value == 65);
#endif
