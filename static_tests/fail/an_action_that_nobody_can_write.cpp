// EXPECT: to write the actions of this game, give it a member write_action
#include <zermelo/trace.hpp>

struct opaque {
  int steps = 0;
  friend constexpr bool operator==(const opaque&, const opaque&) = default;
};
struct count_down {
  using state = int;
  using action = opaque;
  using value = int;
  static constexpr int start() { return 2; }
  static constexpr zermelo::player to_move(int) { return zermelo::player::max; }
  static constexpr auto actions(int) { return zermelo::action_list<opaque, 1>(opaque{1}); }
  static constexpr int result(int s, opaque a) { return s - a.steps; }
  static constexpr bool is_terminal(int s) { return s == 0; }
  static constexpr int utility(int) { return 1; }
#if defined(ZERMELO_TWIN)
  template <class Out>
  static constexpr void write_action(Out& out, int, opaque a) {
    zermelo::write_value(out, a.steps);
  }
#endif
};
constexpr auto steps = zermelo::record<3>(count_down{});
constexpr auto table = zermelo::constant_text([](auto out) { zermelo::write_table(out, count_down{}, steps.trace); });
static_assert(table.size() > 0);
