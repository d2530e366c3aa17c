// Trees of one branching throughout, with dice between the players.
#pragma once

#include <zermelo/game.hpp>
#include <zermelo/probability.hpp>
#include <zermelo/random_choice.hpp>

/// The regular trees of the papers: Max, chance, Min, chance, ...; leaves in [-1, 1] that look random.
struct regular_tree {
  struct state {
    int ply = 0;
    std::uint64_t number = 1;
  };
  using action = int;
  using value = double;
  static constexpr int max_actions = 8;
  int depth = 5;
  int branching = 4;
  int sides = 4;
  static constexpr state start() { return {}; }
  static constexpr zermelo::player to_move(const state& s) {
    return s.ply % 2 == 1 ? zermelo::player::chance : s.ply % 4 == 0 ? zermelo::player::max : zermelo::player::min;
  }
  constexpr auto actions(const state& s) const { return zermelo::integers<>{.below = s.ply % 2 == 1 ? sides : branching}; }
  static constexpr state result(const state& s, int a) { return {s.ply + 1, s.number * 8 + static_cast<std::uint64_t>(a)}; }
  constexpr bool is_terminal(const state& s) const { return s.ply == depth; }
  static constexpr double utility(const state& s) { return static_cast<double>(zermelo::detail::scrambled(s.number) >> 12) * 0x1p-51 - 1; }
  constexpr zermelo::fraction probability(const state&, int) const { return {1, sides}; }
};
