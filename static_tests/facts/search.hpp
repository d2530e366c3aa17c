// Alpha-beta: windows, bounds, depth, ordering, and how few leaves it needs.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "leaf_order.hpp"

namespace search_facts {
using namespace zermelo;
using namespace zermelo::games;

/// A uniform tree in perfect order: the leaves are 0 along the first line; everything that deviates from it is worse for
/// the side that deviates, whoever moves.
struct perfectly_ordered {
  struct state {
    int ply = 0;
    int first_deviation = -1;  // the ply of the first move that was not the first one
  };
  using action = int;
  using value = int;
  int branching = 2;
  int depth = 10;
  constexpr state start() const { return {}; }
  constexpr player to_move(state s) const { return s.ply % 2 == 0 ? player::max : player::min; }
  constexpr auto actions(state) const { return integers<>{.below = branching}; }
  constexpr state result(state s, action a) const {
    return {s.ply + 1, a != 0 && s.first_deviation < 0 ? s.ply : s.first_deviation};
  }
  constexpr bool is_terminal(state s) const { return s.ply == depth; }
  constexpr value utility(state s) const { return s.first_deviation < 0 ? 0 : s.first_deviation % 2 == 0 ? -1 : 1; }
};
constexpr std::uint64_t power(int base, int exponent) {
  std::uint64_t p = 1;
  for (; exponent > 0; --exponent) p *= static_cast<std::uint64_t>(base);
  return p;
}
constexpr bool has_knuth_moore_leaves(int b, int d) {
  const auto found = alpha_beta(perfectly_ordered{b, d});
  return found.value == 0 && found.leaves == power(b, (d + 1) / 2) + power(b, d / 2) - 1;
}
FACT(knuth_moore_2_10, has_knuth_moore_leaves(given(2), 10))
FACT(knuth_moore_3_6, has_knuth_moore_leaves(given(3), 6))
FACT(knuth_moore_5_4, has_knuth_moore_leaves(given(5), 4))

// Worst order: every branch is better for its parent than the one before, so nothing is ever pruned.
inline constexpr tree nothing_pruned = max_node(min_node(3, 2, 1), min_node(6, 5, 4), min_node(9, 8, 7));
FACT(alpha_beta_may_prune_nothing, alpha_beta(given(nothing_pruned)).value == minimax(given(nothing_pruned)).value &&
                                       alpha_beta(given(nothing_pruned)).leaves == 9 &&
                                       alpha_beta(given(nothing_pruned)).nodes == minimax(given(nothing_pruned)).nodes)

// Fail-soft: outside the window the answer is a bound and says which.
FACT(window_below, alpha_beta(given(three_branches), window{0, 2}).value == 3 &&
                       alpha_beta(given(three_branches), window{0, 2}).bound == bound::lower)
FACT(window_above, alpha_beta(given(three_branches), window{5, 9}).bound == bound::upper &&
                       alpha_beta(given(three_branches), window{5, 9}).value >= 3 &&
                       alpha_beta(given(three_branches), window{5, 9}).value <= 5)
FACT(window_around, alpha_beta(given(three_branches), window{2, 4}).value == 3 &&
                        alpha_beta(given(three_branches), window{2, 4}).bound == bound::exact)
FACT(window_ends_are_bounds, alpha_beta(given(three_branches), window{3, 4}).bound == bound::upper &&
                                 alpha_beta(given(three_branches), window{2, 3}).bound == bound::lower)
FACT(fail_hard_stays_at_alpha, alpha_beta(given(three_branches), window{5, 9}, fail_hard{}).value == 5 &&
                                   alpha_beta(given(three_branches), window{5, 9}, fail_hard{}).bound == bound::upper)

// Depth: terminal states keep their utility, everything else is evaluated.
constexpr int node_number(tree_node s) { return static_cast<int>(s); }
FACT(depth_zero_evaluates_the_root,
     alpha_beta(given(three_branches), max_depth{0}, evaluate_with(node_number)).value == 0 &&
         !alpha_beta(given(three_branches), max_depth{0}, evaluate_with(node_number)).action)
FACT(depth_one_evaluates_the_children,
     alpha_beta(given(three_branches), max_depth{1}, evaluate_with(node_number)).value == 9 &&
         alpha_beta(given(three_branches), max_depth{1}, evaluate_with(node_number)).leaves == 3)
FACT(depth_is_tested_after_the_end, alpha_beta(given(three_branches), max_depth{2}, evaluate_with([](auto) {
                                                 return 1000;
                                               })).value == 3)
FACT(options_stand_in_any_order,
     alpha_beta(given(three_branches), evaluate_with(node_number), window{0, 100}, max_depth{1}).value == 9 &&
         alpha_beta(given(three_branches), window{0, 100}, max_depth{1}, evaluate_with(node_number)).value == 9)

// Ordering: the value stays, the cost changes.
constexpr int best_leaf_first(tree_node s, const branch& b) {
  return minimax(three_branches, b.child).value + 0 * static_cast<int>(s);
}
constexpr int last_first(tree_node, const branch& b) { return static_cast<int>(b.number); }
constexpr bool order_keeps_the_value() {
  return alpha_beta(class_tree, ordered_by(last_first)).value == class_tree_value &&
         alpha_beta(class_tree, ordered_by([](tree_node, const branch& b) { return -static_cast<int>(b.number); })).value ==
             class_tree_value;
}
FACT(ordering_keeps_the_value, order_keeps_the_value())
FACT(ordering_changes_the_cost, alpha_beta(given(nothing_pruned), ordered_by(last_first)).leaves < 9)
FACT(ordering_by_true_values_is_best,
     alpha_beta(given(three_branches), ordered_by(best_leaf_first)).leaves == 3 + 1 + 1)

// A player who moves twice in a row: no sign is flipped by the ply.
inline constexpr tree twice_in_a_row = max_node(max_node(min_node(3, 1), 2), max_node(min_node(min_node(9, 4), 7), 0));
FACT(moving_twice_in_a_row, minimax(given(twice_in_a_row)).value == 4 && alpha_beta(given(twice_in_a_row)).value == 4)

// Chance below alpha-beta: its children have full windows, so the mean is exact.
inline constexpr tree dice_choice =
    max_node(edge("sure", 3.0), edge("gamble", chance_node(min_node(0.0, 8.0), min_node(8.0, 9.0))));
FACT(alpha_beta_with_chance, alpha_beta(given(dice_choice)).value == 4 && alpha_beta(given(dice_choice)).action == "gamble" &&
                                 expectiminimax(given(dice_choice)).value == 4)

// Bounds that a game knows: a branch worth 3 to 5 is never looked at beside one worth 5 to 100.
struct interval_game {
  enum state { root, b, a, end };
  using action = int;
  using value = int;
  static constexpr state start() { return root; }
  static constexpr player to_move(state s) { return s == root ? player::max : player::min; }
  static constexpr auto actions(state s) { return integers<>{.below = s == root ? 2 : 1}; }
  static constexpr state result(state s, action x) { return s != root ? end : x == 0 ? b : a; }
  static constexpr bool is_terminal(state s) { return s == end; }
  static constexpr value utility(state) { return 5; }
  static constexpr bounds<value> utility_bounds(state s) {
    return s == a ? bounds<value>{3, 5} : s == b ? bounds<value>{5, 100} : bounds<value>{3, 100};
  }
};
FACT(intervals_decide_without_exact_values, alpha_beta(given(interval_game{})).value == 5 &&
                                                alpha_beta(given(interval_game{})).action == 0 &&
                                                alpha_beta(given(interval_game{})).nodes == 4)

// Bounds of true values say nothing of estimates: a search to a depth ignores them.
FACT(estimates_may_lie_outside_the_bounds,
     alpha_beta(given(interval_game{}), max_depth{1}, evaluate_with([](auto) { return 1000; })).value == 1000)

// The line of play replays to the value it claims.
FACT(principal_variation_of_class_tree, principal_variation(given(class_tree)).value == 3 &&
                                            principal_variation(given(class_tree)).size() == 4)
FACT(principal_variation_to_a_depth,
     principal_variation(given(three_branches), max_depth{1}, evaluate_with(node_number)).size() == 1 &&
         principal_variation(given(three_branches), max_depth{1}, evaluate_with(node_number)).value == 9)
FACT(a_leaf_is_a_game_that_is_over, minimax(given(three_branches), tree_node{2}).value == 3 &&
                                        !minimax(given(three_branches), tree_node{2}).action &&
                                        alpha_beta(given(three_branches), tree_node{2}).nodes == 1)
}  // namespace search_facts
