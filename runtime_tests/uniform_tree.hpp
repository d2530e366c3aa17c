// Uniform trees, on which searches are compared: as many actions in every state, as many plies in every line.
//
// Each action adds a number to a sum, and a leaf is worth its sum. So the sum of an inner node is an estimate of its value,
// the better the nearer to the leaves. Source: D. Knuth, R. Moore, An analysis of alpha-beta pruning (1975), for the least
// number of leaves; D. Nau, An investigation of the causes of pathology in games (1982), for sums as values.
#pragma once

#include <zermelo/game.hpp>
#include <zermelo/random_choice.hpp>

/// What the actions of a state add: in_order, nothing for the first, and the more against its mover the later it comes, so
/// that the best is always the first; shuffled, the same in another order in every state; random, -100 to 100.
enum class steps { in_order, shuffled, random };

struct uniform_tree {
  struct state {
    int ply = 0;
    int sum = 0;
    std::uint64_t number = 0;  // of the node, as in a heap
  };
  using action = int;
  using value = int;
  static constexpr int max_actions = 16, all_actions = 16;
  static constexpr int largest_step = 100;

  int branching = 2;
  int depth = 4;
  steps kind = steps::random;
  std::uint64_t seed = 0;

  static constexpr state start() { return {}; }
  static constexpr zermelo::player to_move(const state& s) {
    return s.ply % 2 == 0 ? zermelo::player::max : zermelo::player::min;
  }
  constexpr auto actions(const state&) const { return zermelo::integers<>{.below = branching}; }
  constexpr state result(const state& s, int a) const {
    return {s.ply + 1, s.sum + step(s, a), s.number * static_cast<std::uint64_t>(branching) + static_cast<std::uint64_t>(a) + 1};
  }
  constexpr bool is_terminal(const state& s) const { return s.ply == depth; }
  static constexpr int utility(const state& s) { return s.sum; }
  static constexpr int evaluate(const state& s) { return s.sum; }
  static constexpr std::uint64_t key(const state& s) { return s.number; }
  /// For ordered_by: the sum after an action.
  struct sum_after {
    const uniform_tree& tree;
    constexpr int operator()(const state& s, int a) const { return s.sum + tree.step(s, a); }
  };
  /// No search reaches these, so they cut nothing off.
  constexpr zermelo::bounds<int> utility_bounds(const state&) const {
    return {-largest_step * depth - 1, largest_step * depth + 1};
  }

  /// The fewest leaves that prove the value: b^ceil(d/2) + b^floor(d/2) - 1.
  constexpr std::uint64_t fewest_leaves() const { return power((depth + 1) / 2) + power(depth / 2) - 1; }

 private:
  constexpr std::uint64_t power(int exponent) const {
    std::uint64_t p = 1;
    for (int i = 0; i < exponent; ++i) p *= static_cast<std::uint64_t>(branching);
    return p;
  }
  constexpr int step(const state& s, int a) const {
    const std::uint64_t any = zermelo::detail::scrambled(zermelo::detail::scrambled(s.number + 1) + seed);
    if (kind == steps::random)
      return static_cast<int>(zermelo::detail::scrambled(any + static_cast<std::uint64_t>(a)) % (2 * largest_step + 1)) - largest_step;
    const int rank = kind == steps::in_order ? a : (a + static_cast<int>(any % 1024)) % branching;
    return s.ply % 2 == 0 ? -rank : rank;
  }
};
