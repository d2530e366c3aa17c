// A game without an end, for facts about those who must stop by themselves.
#pragma once

#include <zermelo/actions.hpp>
#include <zermelo/game.hpp>

/// A game that nobody can end. Endless play is worth 3 to Max.
struct endless_game {
  using state = int;
  using action = int;
  using value = int;
  static constexpr state start() { return 0; }
  static constexpr zermelo::player to_move(state s) { return s % 2 == 0 ? zermelo::player::max : zermelo::player::min; }
  static constexpr auto actions(state) { return zermelo::integers<>{.below = 2}; }
  static constexpr state result(state s, action a) { return (2 * s + a) % 4; }
  static constexpr bool is_terminal(state) { return false; }
  static constexpr value utility(state) { return 0; }
  static constexpr value endless_value() { return 3; }
};
