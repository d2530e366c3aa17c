// Faults that other programs had, each an example of a kind.
#pragma once

#include <zermelo/all_best.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "leaf_order.hpp"

namespace case_facts {
using namespace zermelo;
using ttt = games::tic_tac_toe;

inline constexpr int least = value_limits<int>::lowest();
inline constexpr int greatest = value_limits<int>::highest();

// The root's window must be raised by its children and never reset: 7 leaves, with the fault 9.
inline constexpr tree root_window = max_node(min_node(3, 12, 8), min_node(2, 4, 6), min_node(14, 5, 2));
FACT(case_root_window_is_raised, alpha_beta(given(root_window)).value == 3 && alpha_beta(given(root_window)).action == 0 &&
                                     alpha_beta(given(root_window)).leaves == 7)

// A pruned sibling only looks as good: its bound equals the best value.
inline constexpr auto pruned_sibling = ttt::position("..O/.X./.X.");
FACT(case_pruned_sibling_is_not_best, all_best(ttt{}, given(pruned_sibling)).value == 0 &&
                                          all_best(ttt{}, given(pruned_sibling)).size() == 1 &&
                                          all_best(ttt{}, given(pruned_sibling))[0] == 1)
// At the root of the walk-through tree alpha-beta sees 3 and at most 3; the true values are 3 and 2.
inline constexpr tree two_root_moves =
    max_node(min_node(max_node(min_node(3, 17), min_node(2, 12)), max_node(min_node(15), min_node(25, 0))),
             min_node(max_node(min_node(2, 5), min_node(3)), max_node(min_node(2, 14))));
FACT(case_root_moves_are_worth_three_and_two, minimax(two_root_moves, two_root_moves.child(0, 0)).value == 3 &&
                                                  minimax(two_root_moves, two_root_moves.child(0, 1)).value == 2 &&
                                                  all_best(given(two_root_moves)).size() == 1)

// Two parents share a child; a bound found through one is not its value for the other.
struct shared_child {
  enum state { root, p, q, shared, leaf_3, leaf_8, leaf_5, leaf_9 };
  using action = int;
  using value = int;
  static constexpr state start() { return root; }
  static constexpr player to_move(state s) { return s == root || s == shared ? player::max : player::min; }
  static constexpr auto actions(state) { return integers<>{.below = 2}; }
  static constexpr state result(state s, action a) {
    switch (s) {
      case root: return a == 0 ? p : q;
      case p: return a == 0 ? leaf_3 : shared;
      case q: return a == 0 ? shared : leaf_8;
      default: return a == 0 ? leaf_5 : leaf_9;
    }
  }
  static constexpr bool is_terminal(state s) { return s >= leaf_3; }
  static constexpr value utility(state s) { return s == leaf_3 ? 3 : s == leaf_8 ? 8 : s == leaf_5 ? 5 : 9; }
  static constexpr std::uint64_t key(state s) { return s; }
};
constexpr int shared_child_with_a_table(shared_child g) {
  transposition_table<shared_child, 16> table;
  return alpha_beta(g, remember(table)).value;
}
FACT(case_shared_child_remembered, shared_child_with_a_table(given(shared_child{})) == 8)
FACT(case_shared_child, minimax(given(shared_child{})).value == 8 && alpha_beta(given(shared_child{})).value == 8)

// Max and Min stay who they are after the first move, at every depth.
inline constexpr tree hang_or_safe = max_node(edge("hang", min_node(1, -9)), edge("safe", min_node(0, 0)));
template <class Tree>
constexpr bool safe_at_every_depth(const Tree& t) {
  for (int depth = 2; depth <= 9; ++depth) {
    const auto found = alpha_beta(t, max_depth{depth}, evaluate_with([](auto) { return 100; }));
    if (found.value != 0 || !(found.action == "safe")) return false;
  }
  return minimax(t).value == 0 && minimax(t).action == "safe";
}
FACT(case_hang_or_safe, safe_at_every_depth(given(hang_or_safe)))

// The ends of the value type are values like any other: nothing is negated.
FACT(case_leaf_at_the_least_value, alpha_beta(given(tree(max_node(least, least)))).value == least &&
                                       alpha_beta(given(tree(max_node(least, least)))).action == 0 &&
                                       alpha_beta(given(tree(max_node(least, least)))).bound == bound::exact)
FACT(case_leaf_at_the_greatest_value, alpha_beta(given(tree(min_node(greatest, greatest)))).value == greatest &&
                                          alpha_beta(given(tree(min_node(greatest, greatest)))).bound == bound::exact)
FACT(case_mixed_ends, minimax(given(tree(max_node(min_node(least, greatest), min_node(greatest, 5))))).value == 5)
FACT(case_window_from_the_least_value,
     alpha_beta(given(tree(max_node(min_node(least, 7), 3))), window{least, 0}).value >= 0 &&
         alpha_beta(given(tree(max_node(min_node(least, 7), 3))), window{least, 0}).bound == bound::lower)
inline constexpr double infinity = value_limits<double>::highest();
FACT(case_infinite_leaves, alpha_beta(given(tree(max_node(-infinity, -infinity)))).value == -infinity &&
                               minimax(given(tree(min_node(infinity, 1.5)))).value == 1.5)

// A lost position still gives a move, and the one that lasts longest where that is asked.
inline constexpr auto lost_position = ttt::position("OX./.O./...", player::max);
FACT(case_lost_position_gives_a_move, alpha_beta(ttt{}, given(lost_position)).value == -1 &&
                                          alpha_beta(ttt{}, given(lost_position)).action.has_value())
FACT(case_lose_slowly, minimax(ttt{}, given(lost_position), by_distance).action == 8 &&
                           minimax(ttt{}, given(lost_position), by_distance).distance == 4 &&
                           alpha_beta(ttt{}, given(lost_position), by_distance).action == 8 &&
                           alpha_beta(ttt{}, given(lost_position), by_distance).distance == 4)
constexpr bool all_others_lose_in_two() {
  for (const int cell : ttt::actions(lost_position))
    if (cell != 8 && minimax(ttt{}, ttt::result(lost_position, cell), by_distance).distance != 1) return false;
  return true;
}
FACT(case_other_moves_lose_in_two, all_others_lose_in_two())

// A win in one move is taken, whatever order the game has.
inline constexpr auto win_in_one = ttt::position("XXO/OX./O..");
inline constexpr auto win_in_one_for_o = ttt::position("XOX/.O./X..");
FACT(case_win_fast, all_best(ttt{}, given(win_in_one), by_distance).size() == 2 &&
                        all_best(ttt{}, given(win_in_one), by_distance).contains(7) &&
                        all_best(ttt{}, given(win_in_one), by_distance).contains(8) &&
                        all_best(ttt{}, given(win_in_one), by_distance).distance == 1)
FACT(case_slower_win, minimax(ttt{}, ttt::result(given(win_in_one), 5), by_distance).value == 1 &&
                          minimax(ttt{}, ttt::result(given(win_in_one), 5), by_distance).distance == 2)
FACT(case_win_fast_for_o, minimax(ttt{}, given(win_in_one_for_o), by_distance).action == 7 &&
                              minimax(ttt{}, given(win_in_one_for_o), by_distance).value == -1 &&
                              minimax(ttt{}, given(win_in_one_for_o), by_distance).distance == 1)

// The utility is seen from one side whoever is to move.
inline constexpr auto one_sided = ttt::position("XO./.../.OX");
FACT(case_one_view, alpha_beta(ttt{}, given(one_sided)).value == 1 &&
                        minimax(ttt{}, given(one_sided), by_distance).action == 4)

// A full board with a row is won: the win is tested before the board is.
FACT(case_full_board_can_be_won, ttt::is_terminal(given(ttt::position("XOX/OXO/XOX"))) &&
                                     ttt::utility(given(ttt::position("XOX/OXO/XOX"))) == 1)
FACT(case_win_before_full_board, ttt::is_terminal(given(ttt::position("OOO/X../.XX", player::max))) &&
                                     ttt::utility(given(ttt::position("OOO/X../.XX", player::max))) == -1)

// Exact probabilities: six times 1/6 is one, although the double sum is not.
inline constexpr tree six_sided_die = chance_node(edge(fraction{1, 6}, 1), edge(fraction{1, 6}, 2), edge(fraction{1, 6}, 3),
                                                  edge(fraction{1, 6}, 4), edge(fraction{1, 6}, 5), edge(fraction{1, 6}, 6));
FACT(case_six_sixths, expectiminimax(given(six_sided_die)).value == 3.5)
FACT(case_six_sixths_uniform, expectiminimax(given(tree(chance_node(1, 2, 3, 4, 5, 6)))).value == 3.5)
FACT(case_six_floating_sixths,
     expectiminimax(given(tree(chance_node(edge(1.0 / 6, 1), edge(1.0 / 6, 2), edge(1.0 / 6, 3), edge(1.0 / 6, 4),
                                           edge(1.0 / 6, 5), edge(1.0 / 6, 6)))))
             .value > 3.4999999)
}  // namespace case_facts
