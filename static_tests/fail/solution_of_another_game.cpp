// EXPECT: the_solution_does_not_agree_with_the_game
#include <zermelo/solution.hpp>

// From 2 to 0, by one or two.
struct countdown {
  using state = int;
  using action = int;
  using value = int;
  static constexpr int start() { return 2; }
  static constexpr zermelo::player to_move(int) { return zermelo::player::max; }
  static constexpr auto actions(int s) { return zermelo::integers<>{.from = 1, .below = s + 1}; }
  static constexpr int result(int s, int a) { return s - a; }
  static constexpr bool is_terminal(int s) { return s == 0; }
  static constexpr int utility(int) { return 1; }
  static constexpr std::size_t state_count() { return 3; }
  static constexpr std::size_t index(int s) { return static_cast<std::size_t>(s); }
};
struct three_entries {
  zermelo::solved_state<int> list[3];
  static constexpr std::size_t size() { return 3; }
  constexpr const zermelo::solved_state<int>& operator[](std::size_t i) const { return list[i]; }
};

#ifdef ZERMELO_TWIN
constexpr three_entries known{{{1, 0}, {1, 1}, {1, 1}}};
#else
constexpr three_entries known{{{1, 0}, {1, 1}, {-1, 1}}};
#endif
static_assert(zermelo::solution(countdown{}, known).action(2) == 2);
