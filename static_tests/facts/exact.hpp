// Exact values: means of integers as rationals, rational leaves, exact probabilities.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"

namespace exact_facts {
using namespace zermelo;

// One turn of Pig with a three-sided die, two plies deep: hold keeps 0, roll gives 0 for a one and the die otherwise.
inline constexpr tree three_sided_pig = max_node(edge("hold", 0), edge("roll", chance_node(0, 2, 3)));
FACT(exact_pig_rolls_for_five_thirds, expectiminimax<rational>(given(three_sided_pig)).value == rational(5, 3) &&
                                          expectiminimax<rational>(given(three_sided_pig)).action == "roll")
// The reason for exact values: the same mean from floating thirds is another number.
FACT(exact_floating_thirds_differ, given(1.0 / 3) * 2 + given(1.0 / 3) * 3 != given(5.0) / 3)

FACT(exact_rational_leaves,
     minimax(given(tree(max_node(rational(1, 2), rational(1, 3))))).value == rational(1, 2) &&
         alpha_beta(given(tree(max_node(min_node(rational(2, 3), 1), rational(1, 2))))).value == rational(2, 3))
FACT(exact_chance_over_rationals,
     expectiminimax(given(tree(chance_node(edge(fraction{1, 3}, rational(1, 2)), edge(fraction{2, 3}, rational(1, 4))))))
             .value == rational(1, 3))
FACT(exact_game1_against_uniform, expectimax<rational>(given(games::game1), uniform).value == 5)
FACT(exact_game1_both_uniform, evaluate<rational>(given(games::game1), uniform, uniform).value == rational(7, 3))

/// A policy with exact probabilities: the second action three times as often as the first.
constexpr auto mostly_second = [](const auto& g, const auto& s) {
  const auto legal = g.actions(s);
  auto first = legal.begin();
  const auto a = *first;
  ++first;
  return action_list<weighted<branch>, 2>(weighted<branch>{a, {1, 4}}, weighted<branch>{*first, {3, 4}});
};
FACT(exact_policy, expectimax<rational>(given(games::game1), mostly_second).value == 25)
FACT(exact_policies_that_are_certain,
     evaluate<rational>(
         given(games::game1), [](const auto& g, tree_node s) { return *g.actions(s).begin(); }, mostly_second)
             .value == 25)
}  // namespace exact_facts
