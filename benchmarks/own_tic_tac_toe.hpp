// Tic-tac-toe as somebody's first game for the library: two boards, the mover, a line looked for by eight masks. It plays
// in the same order as hand_written/tic_tac_toe_plain.hpp and visits the same 18,297 nodes, so what it costs more than
// that is the price of the concept. Static members and states by value, since those cost the compiler least.
#pragma once

#include <zermelo/game.hpp>

#include "hand_written/tic_tac_toe_plain.hpp"

struct own_tic_tac_toe {
  struct state {
    unsigned own = 0;
    unsigned other = 0;
    zermelo::player mover = zermelo::player::max;
  };
  using action = int;
  using value = int;

  static constexpr state start() { return {}; }
  static constexpr zermelo::player to_move(state s) { return s.mover; }
  static constexpr auto actions(state s) { return zermelo::set_bits{511u & ~(s.own | s.other)}; }
  static constexpr state result(state s, action a) { return {s.other, s.own | 1u << a, zermelo::opponent(s.mover)}; }
  static constexpr bool is_terminal(state s) {
    return hand_written::plain::has_line(s.other) || (s.own | s.other) == 511;
  }
  static constexpr value utility(state s) {
    return !hand_written::plain::has_line(s.other) ? 0 : s.mover == zermelo::player::max ? -1 : 1;
  }
};
