// One search, with the same four actions in every state, returned as -D ACTIONS=... says: what does each range cost?
#include <zermelo/alpha_beta.hpp>

#include <array>
#include <vector>

struct four_actions {
  struct state {
    int ply = 0;
    int sum = 0;
  };
  using action = int;
  using value = int;
  static constexpr std::array<int, 4> stored{0, 1, 2, 3};

  static constexpr state start() { return {}; }
  static constexpr zermelo::player to_move(state s) { return s.ply % 2 == 0 ? zermelo::player::max : zermelo::player::min; }
  static constexpr auto actions(state) { return ACTIONS; }
  static constexpr state result(state s, int a) { return {s.ply + 1, s.sum * 5 % 7 + a}; }
  static constexpr bool is_terminal(state s) { return s.ply == 7; }
  static constexpr int utility(state s) { return s.sum; }
};
#if defined(NODES)
#include <cstdio>
int main() { std::printf("%llu", static_cast<unsigned long long>(zermelo::alpha_beta(four_actions{}).nodes)); }
#else
static_assert(zermelo::alpha_beta(four_actions{}).value >= 0);
#endif
