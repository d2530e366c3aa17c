// A game with play that never ends, and with values that are no integers.
#pragma once

#include <zermelo/result.hpp>

// Fields 0 to 4: Max wants to reach 4, Min wants him at 0, and each may also stay.
struct tug {
  struct state {
    int field = 2;
    zermelo::player mover = zermelo::player::max;
  };
  using action = int;  // -1, 0 or 1
  using value = double;

  static constexpr state start() { return {}; }
  static constexpr zermelo::player to_move(state s) { return s.mover; }
  static constexpr auto actions(state) { return zermelo::integers<>{.from = -1, .below = 2}; }
  static constexpr state result(state s, action step) { return {s.field + step, zermelo::opponent(s.mover)}; }
  static constexpr bool is_terminal(state s) { return s.field == 0 || s.field == 4; }
  static constexpr value utility(state s) { return s.field == 4 ? 0.1 : -1.0 / 3; }

  static constexpr std::size_t state_count() { return 10; }
  static constexpr std::size_t index(state s) {
    return static_cast<std::size_t>(2 * s.field) + (s.mover == zermelo::player::max ? 0u : 1u);
  }
  static constexpr state state_at(std::size_t number) {
    return {static_cast<int>(number / 2), number % 2 == 0 ? zermelo::player::max : zermelo::player::min};
  }
};
