// One, two or three stones are taken from a heap; who takes the last one wins.
#pragma once

#include <zermelo/result.hpp>

struct take_away {
  struct state {
    int heap;
    zermelo::player mover;
  };
  using action = int;
  using value = int;

  int heap = 10;

  constexpr state start() const { return {heap, zermelo::player::max}; }
  static constexpr zermelo::player to_move(state s) { return s.mover; }
  static constexpr auto actions(state s) { return zermelo::integers<>{.from = 1, .below = s.heap < 3 ? s.heap + 1 : 4}; }
  static constexpr state result(state s, action stones) { return {s.heap - stones, zermelo::opponent(s.mover)}; }
  static constexpr bool is_terminal(state s) { return s.heap == 0; }
  static constexpr value utility(state s) { return s.mover == zermelo::player::max ? -1 : 1; }

  constexpr std::size_t state_count() const { return 2 * (static_cast<std::size_t>(heap) + 1); }
  static constexpr std::size_t index(state s) {
    return 2 * static_cast<std::size_t>(s.heap) + (s.mover == zermelo::player::max ? 0u : 1u);
  }
  static constexpr state state_at(std::size_t number) {
    return {static_cast<int>(number / 2), number % 2 == 0 ? zermelo::player::max : zermelo::player::min};
  }
};
