// More than two players, and two players whose utilities are their own: max^n, paranoid search, constant sums.
#pragma once

#include <zermelo/constant_sum.hpp>
#include <zermelo/draw/mermaid.hpp>
#include <zermelo/fitted.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/paranoid.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/unfold.hpp>

#include "fact.hpp"

namespace many_player_facts {
using namespace zermelo;
using three = utility_vector<int, 3>;
using nim3 = games::many_player_nim<3>;

// The tree of S. Russell, P. Norvig, Artificial Intelligence, 4th ed., figure 6.4: A moves at the root, B below, C above the
// leaves. A is indifferent: both sides give 1.
template <class... Children>
constexpr auto c_node(const Children&... children) {
  return player_node<nth_player(2)>(children...);
}
inline constexpr tree textbook = player_node<nth_player(0)>(
    player_node<nth_player(1)>(c_node(three{1, 2, 6}, three{4, 2, 3}), c_node(three{6, 1, 2}, three{7, 4, 1})),
    player_node<nth_player(1)>(c_node(three{5, 1, 1}, three{1, 5, 2}), c_node(three{7, 7, 1}, three{5, 4, 5})));
using means = utility_vector<double, 3>;  // what a tree has for a value, since chance may move in it

FACT(many_players_textbook_value, max_n(given(textbook)).value == means{1, 2, 6})
FACT(many_players_textbook_action, max_n(given(textbook)).action == 0)
FACT(many_players_textbook_inner_values, max_n(textbook, given(8u)).value == means{1, 5, 2} &&
                                             max_n(textbook, given(5u)).value == means{6, 1, 2} &&
                                             max_n<three>(textbook, given(5u)).value == three{6, 1, 2})
FACT(many_players_textbook_counts, max_n(given(textbook)).leaves == 8 && max_n(given(textbook)).nodes == 15)
FACT(many_players_depth_limit,
     max_n(given(textbook), max_depth{1}, evaluate_with([](tree_node s) { return means{1. * s, 0, 0}; })).value ==
         means{8, 0, 0})
// Trusting nobody: the other two can hold A down to 1 on either side, and C to 2.
FACT(many_players_paranoid_textbook, paranoid(given(textbook)).value == 1 && paranoid(textbook, given(12u)).value == 5)
FACT(many_players_paranoid_for_somebody_else, alpha_beta(paranoid_game(textbook, given(nth_player(2)))).value == 2)

// One pile of one stone: who takes it comes first, the next one last.
FACT(nim_for_three_one_stone, max_n(nim3(given(1))).value == three{2, 0, 1})
FACT(nim_for_three_two_piles, max_n(nim3(given(1), 1)).value == three{1, 2, 0})
FACT(nim_for_three_three_piles, max_n(nim3(given(1), 1, 1)).value == three{0, 1, 2})
constexpr bool rule_holds(int most) {
  for (int a = 0; a <= most; ++a)
    for (int b = 0; b <= a; ++b)
      for (int c = 0; c <= b; ++c) {
        const nim3 g(a, b, c);
        if ((max_n(g).value.of[0] == 0) != g.mover_comes_last(g.start())) return false;
      }
  return true;
}
FACT(nim_for_three_follows_the_rule, rule_holds(given(2)))
FACT(nim_for_two_is_nim, max_n(games::many_player_nim<2>(given(1), 2, 3)).value == utility_vector{0, 1} &&
                             max_n(games::many_player_nim<2>(given(1), 2)).value == utility_vector{1, 0})
FACT(nim_for_three_paranoid_is_never_more, paranoid(nim3(given(2), 1)).value <= max_n(nim3(2, 1)).value.of[0])

/// Ten slices are shared: Max cuts them in two unequal parts, Min takes one part, and they share what the cut leaves over.
struct cake {
  struct state {
    int cut = 0;
    int of_min = 0;
  };
  using action = int;
  using value = utility_vector<int, 2>;
  int slices = 10;
  constexpr state start() const { return {}; }
  constexpr player to_move(const state& s) const { return s.cut == 0 ? player::max : player::min; }
  constexpr auto actions(const state& s) const { return integers<>{.below = s.cut == 0 ? 4 : 2}; }
  constexpr state result(const state& s, int a) const {
    if (s.cut == 0) return {.cut = a + 1};
    return {.cut = s.cut, .of_min = a == 0 ? s.cut : slices - s.cut};
  }
  constexpr bool is_terminal(const state& s) const { return s.of_min != 0; }
  constexpr value utility(const state& s) const { return {slices - s.of_min, s.of_min}; }
};
FACT(constant_sum_cake, minimax(constant_sum(given(cake{}), 10)).value == -2 &&
                            alpha_beta(constant_sum(given(cake{}), 10)).value == -2)
FACT(constant_sum_shares, constant_sum(given(cake{}), 10).shares(-2) == utility_vector{4, 6})
FACT(constant_sum_agrees_with_max_n, max_n(given(cake{})).value == utility_vector{4, 6})

/// The prisoner's dilemma in turns: what is best for each is not best for both.
struct dilemma {
  using state = int;  // 1 is the root, then as above
  using action = int;
  using value = utility_vector<int, 2>;
  static constexpr state start() { return 1; }
  static constexpr player to_move(state s) { return s == 1 ? player::max : player::min; }
  static constexpr auto actions(state) { return integers<>{.below = 2}; }
  static constexpr state result(state s, action a) { return 2 * s + a; }
  static constexpr bool is_terminal(state s) { return s >= 4; }
  static constexpr value utility(state s) {
    constexpr value leaves[] = {{3, 3}, {0, 5}, {5, 0}, {1, 1}};
    return leaves[s - 4];
  }
};
FACT(general_sum_dilemma, max_n(given(dilemma{})).value == utility_vector{1, 1} && max_n(dilemma{}).action == 1)

/// A coin decides who gets the prize.
struct raffle {
  using state = int;
  using action = int;
  using value = three;
  static constexpr state start() { return 0; }
  static constexpr player to_move(state) { return player::chance; }
  static constexpr auto actions(state) { return integers<>{.below = 3}; }
  static constexpr state result(state, action a) { return a + 1; }
  static constexpr bool is_terminal(state s) { return s != 0; }
  static constexpr value utility(state s) { return {6 * (s == 1), 6 * (s == 2), 6 * (s == 3)}; }
  static constexpr fraction probability(state, action a) { return a == 0 ? fraction{1, 2} : fraction{1, 4}; }
};
FACT(many_players_and_chance, max_n(given(raffle{})).value == utility_vector{3.0, 1.5, 1.5})
FACT(many_players_paranoid_and_chance, alpha_beta(paranoid_game(given(raffle{}), nth_player(1))).value == 1.5)

FACT(many_players_unfolded, max_n(unfold(nim3(given(1), 1))).value == means{1, 2, 0})

constexpr bool begins_with(text t, text start) { return t.size >= start.size && text(t.data, start.size) == start; }
FACT(many_players_drawn, begins_with(given(constant_text([](auto out) { draw::mermaid(out, textbook, {.legend = false}); })),
                                     "flowchart TD\n  n0([\"player 1: (1, 2, 6)\"]):::player\n  class n0 best\n"))

/// Takes the first action there is.
constexpr auto first_action = [](const auto& g, const auto& s) { return *g.actions(s).begin(); };
FACT(many_players_evaluated, evaluate(given(textbook), players{uniform, uniform, uniform}).value == means{4.5, 3.25, 2.625} &&
                                 evaluate(given(textbook), players{first_action, first_action, uniform}).value ==
                                     means{2.5, 2, 4.5} &&
                                 evaluate(given(raffle{}), players<>{}).value == means{3, 1.5, 1.5})
FACT(utility_vector_numbers, given(three{1, 2, 6})[nth_player(2)] == 6 && given(three{1, 2, 6}).sum() == 9)
}  // namespace many_player_facts
