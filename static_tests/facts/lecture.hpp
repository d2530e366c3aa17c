// The lectures' trees: values, inner values, actions, the leaves that alpha-beta evaluates.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "leaf_order.hpp"

namespace lecture_facts {
using namespace zermelo;
using namespace zermelo::games;

/// The minimax value of the subtree that is reached by the given child numbers.
template <class Tree, class... Numbers>
constexpr int value_at(const Tree& t, Numbers... numbers) {
  tree_node s = t.start();
  ((s = t.child(s, numbers)), ...);
  return minimax(t, s).value;
}
/// The same by the names of the edges.
template <class Tree>
constexpr int value_below(const Tree& t, const char* path) {
  tree_node s = t.start();
  for (; *path != '\0'; ++path)
    for (const branch& b : t.actions(s))
      if (b.name == text(path, 1)) {
        s = b.child;
        break;
      }
  return minimax(t, s).value;
}

FACT(three_branches_value, minimax(given(three_branches)).value == three_branches_value)
FACT(three_branches_action, minimax(given(three_branches)).action == 0)
FACT(three_branches_inner_values, value_at(given(three_branches), 0) == 3 && value_at(given(three_branches), 1) == 2 &&
                                      value_at(given(three_branches), 2) == 1)
FACT(three_branches_visited,
     finds_and_evaluates(given(three_branches), three_branches_value, three_branches_visited))
FACT(three_branches_minimax_counts,
     minimax(given(three_branches)).leaves == 9 && minimax(given(three_branches)).nodes == 13)
// With min(2, x, y) in the middle, x and y never matter.
inline constexpr int other_leaves[] = {-1000, 0, 1, 2, 3, 4, 1000};
constexpr bool middle_leaves_never_matter() {
  for (const int x : other_leaves)
    for (const int y : other_leaves) {
      const tree t = max_node(min_node(3, 9, 10), min_node(2, x, y), min_node(10, 5, 1));
      if (minimax(t).value != 3 || alpha_beta(t).leaves != 7) return false;
    }
  return true;
}
FACT(three_branches_middle_leaves_never_matter, middle_leaves_never_matter())

FACT(class_tree_value, minimax(given(class_tree)).value == class_tree_value)
FACT(class_tree_bottom_min_nodes,
     value_at(given(class_tree), 0, 0, 0) == 3 && value_at(given(class_tree), 0, 0, 1) == 2 &&
         value_at(given(class_tree), 0, 1, 0) == 13 && value_at(given(class_tree), 0, 1, 1) == 1 &&
         value_at(given(class_tree), 1, 0, 0) == 2 && value_at(given(class_tree), 1, 1, 0) == 2 &&
         value_at(given(class_tree), 1, 1, 1) == 3)
FACT(class_tree_max_nodes, value_at(given(class_tree), 0, 0) == 3 && value_at(given(class_tree), 0, 1) == 13 &&
                               value_at(given(class_tree), 1, 0) == 2 && value_at(given(class_tree), 1, 1) == 3)
FACT(class_tree_upper_min_nodes, value_at(given(class_tree), 0) == 3 && value_at(given(class_tree), 1) == 2)
FACT(class_tree_visited, finds_and_evaluates(given(class_tree), class_tree_value, class_tree_visited))
FACT(class_tree_has_twelve_leaves, minimax(given(class_tree)).leaves == 12)

FACT(game1_minimax, minimax(given(game1)).value == game1_value && minimax(given(game1)).action == "B")
FACT(game1_branches, value_below(given(game1), "A") == -50 && value_below(given(game1), "B") == 1 &&
                         value_below(given(game1), "C") == -5)
FACT(game1_expectimax, expectimax(given(game1), uniform).value == 5 && expectimax(given(game1), uniform).action == "C")
constexpr double uniform_value_of(int branch_number) {
  return expectimax(game1, game1.child(0, branch_number), uniform).value;
}
FACT(game1_branches_against_uniform, uniform_value_of(0) == 0 && uniform_value_of(1) == 2 && uniform_value_of(2) == 5)

constexpr bool branch_and_bound_ignores_x() {
  for (const int x : other_leaves)
    if (minimax(branch_and_bound(x)).value != branch_and_bound_value ||
        !finds_and_evaluates(branch_and_bound(x), branch_and_bound_value, branch_and_bound_visited))
      return false;
  return true;
}
FACT(branch_and_bound_never_needs_x, branch_and_bound_ignores_x())

FACT(picture_tree_value, minimax(given(picture_tree)).value == picture_tree_value)
FACT(picture_tree_takes_the_middle, minimax(given(picture_tree)).action == 1)
FACT(picture_tree_worst_cases, value_at(given(picture_tree), 0) == 3 && value_at(given(picture_tree), 1) == 15 &&
                                   value_at(given(picture_tree), 2) == 1)
FACT(picture_tree_visited, finds_and_evaluates(given(picture_tree), picture_tree_value, picture_tree_visited))

FACT(walk_through_value, minimax(given(walk_through)).value == walk_through_value)
FACT(walk_through_true_scores,
     value_below(given(walk_through), "DBA") == 3 && value_below(given(walk_through), "DBC") == 2 &&
         value_below(given(walk_through), "DB") == 3 && value_below(given(walk_through), "DEF") == 15 &&
         value_below(given(walk_through), "DE") == 15 && value_below(given(walk_through), "D") == 3 &&
         value_below(given(walk_through), "IJK") == 2 && value_below(given(walk_through), "IJL") == 3 &&
         value_below(given(walk_through), "IJ") == 3 && value_below(given(walk_through), "I") == 2)
FACT(walk_through_visited, finds_and_evaluates(given(walk_through), walk_through_value, walk_through_visited))
FACT(walk_through_visited_fail_hard,
     finds_and_evaluates(given(walk_through), walk_through_value, walk_through_visited, fail_hard{}))
FACT(walk_through_line, principal_variation(given(walk_through)).size() == 4 &&
                            principal_variation(given(walk_through))[0] == "D" &&
                            principal_variation(given(walk_through))[1] == "B" &&
                            principal_variation(given(walk_through))[2] == "A")
}  // namespace lecture_facts
