// EXPECT: zermelo: a claim of the best action compares it with the game's actions: they need operator==
#include <zermelo/claim.hpp>

struct one_move {
  using state = int;
  struct action {
    int by = 0;
#ifdef ZERMELO_TWIN
    friend constexpr bool operator==(action, action) = default;
#endif
  };
  using value = int;
  static constexpr int start() { return 0; }
  static constexpr zermelo::player to_move(int) { return zermelo::player::max; }
  static constexpr auto actions(int) { return zermelo::action_list(action{1}, action{2}); }
  static constexpr int result(int s, action a) { return s + a.by; }
  static constexpr bool is_terminal(int s) { return s > 0; }
  static constexpr int utility(int s) { return s; }
};
static_assert(zermelo::best_action_of(one_move{}) == one_move::action{2});
