// Policies: who is optimal against whom, the three properties of minimax as one chain of inequalities; policies that
// are searched, estimated or written as tables; exact probabilities.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/tree_dsl.hpp>

#include "fact.hpp"

namespace policy_facts {
using namespace zermelo;
using games::game1;
using games::halving;
using games::halving_action;

/// What two policies are worth to Max when they meet, for every pair of the two players that minimax and expectimax
/// give.
struct chain {
  double reply_against_min;  // the best reply to pi_7 meets a perfect opponent instead
  double max_against_min;
  double max_against_known;
  double reply_against_known;

  constexpr bool holds() const {
    return reply_against_min <= max_against_min && max_against_min <= max_against_known &&
           max_against_known <= reply_against_known;
  }
};
template <class Game, class Known>
constexpr chain chain_of(const Game& g, const Known& known) {
  const auto perfect = minimax_policy(g);
  const auto reply = expectimax_policy(g, known);
  return {evaluate(g, reply, perfect).value, evaluate(g, perfect, perfect).value, evaluate(g, perfect, known).value,
          evaluate(g, reply, known).value};
}

inline constexpr chain game1_chain = chain_of(game1, uniform);
FACT(chain_on_game1, chain_of(given(game1), uniform).holds())
FACT(chain_on_game1_is_strict, game1_chain.reply_against_min == given(-5) && game1_chain.max_against_min == given(1) &&
                                   game1_chain.max_against_known == given(2) && game1_chain.reply_against_known == given(5))

constexpr bool chain_holds_from_to(int first, int last) {
  for (int n = first; n <= last; ++n) {
    const chain c = chain_of(halving{n}, uniform);
    if (!c.holds() || c.max_against_min != minimax(halving{n}).value) return false;
  }
  return true;
}
FACT(chain_on_halving_1_to_8, chain_holds_from_to(given(1), 8))
FACT(chain_on_halving_9_to_11, chain_holds_from_to(given(9), 11))

// Each link can be strict: on Game1 all three at once, on the halving game each of them alone.
constexpr bool link_1_is_strict(const chain& c) { return c.reply_against_min < c.max_against_min; }
constexpr bool link_2_is_strict(const chain& c) { return c.max_against_min < c.max_against_known; }
constexpr bool link_3_is_strict(const chain& c) { return c.max_against_known < c.reply_against_known; }
inline constexpr auto always_halves = [](halving::state) { return halving_action::half; };

FACT(chain_link_1_is_strict_on_game1, link_1_is_strict(chain_of(given(game1), uniform)))
FACT(chain_link_2_is_strict_on_game1, link_2_is_strict(chain_of(given(game1), uniform)))
FACT(chain_link_3_is_strict_on_game1, link_3_is_strict(chain_of(given(game1), uniform)))
constexpr bool only_strict(const chain& c, int link) {
  return link_1_is_strict(c) == (link == 1) && link_2_is_strict(c) == (link == 2) && link_3_is_strict(c) == (link == 3);
}
// 8 is won, but whoever trusts the other to halve on gives it away.
FACT(chain_link_1_is_strict_alone_on_halving_8, only_strict(chain_of(given(halving{8}), always_halves), 1))
// 4 is lost, but not always against random.
FACT(chain_link_2_is_strict_alone_on_halving_4, only_strict(chain_of(given(halving{4}), uniform), 2))
// 10 is lost: of its actions, equal to minimax, only one sets a trap for who always halves.
FACT(chain_link_3_is_strict_alone_on_halving_10, only_strict(chain_of(given(halving{10}), always_halves), 3))
// Each link can be equal: a won game has nothing to gain from knowing the opponent, nor a lost one that leaves no
// choice.
FACT(chain_link_1_is_equal_on_halving_3, !link_1_is_strict(chain_of(given(halving{3}), uniform)))
FACT(chain_link_2_is_equal_on_halving_3, !link_2_is_strict(chain_of(given(halving{3}), uniform)))
FACT(chain_link_3_is_equal_on_halving_3, !link_3_is_strict(chain_of(given(halving{3}), uniform)))
FACT(chain_is_equal_on_a_won_and_on_a_lost_game, chain_of(given(halving{3}), uniform).reply_against_min == 1 &&
                                                     chain_of(given(halving{3}), uniform).reply_against_known == 1 &&
                                                     chain_of(given(halving{1}), uniform).reply_against_min == -1 &&
                                                     chain_of(given(halving{1}), uniform).reply_against_known == -1)

FACT(policy_minimax_plays_for_both_sides,
     minimax_policy(game1)(given(tree_node{0})) == "B" && minimax_policy(game1)(game1.child(given(0u), 0)) == "1")
FACT(policy_expectimax_replies, expectimax_policy(game1, uniform)(given(tree_node{0})) == "C")
FACT(policy_greedy_takes_a_win, greedy_policy(games::tic_tac_toe{}, [](auto) { return 0; })(
                                    given(games::tic_tac_toe::position("XX./OO./..."))) == 2)
// Plain functions are policies and estimates too.
constexpr halving_action halve(halving::state) { return halving_action::half; }
constexpr int number_left(halving::state s) { return s.n; }
FACT(policy_of_plain_functions,
     evaluate(given(halving{8}), expectimax_policy(halving{8}, halve), halve).value == 1 &&
         simulate(given(halving{8}), halve, greedy_policy(halving{8}, number_left), seed{1}).ended &&
         evaluate(given(halving{8}), softmax_policy(halving{8}, number_left, 1), halve).value <= 1 &&
         tabulate(given(halving{8}), halve).size() > 0)

// ---- softmax --------------------------------------------------------------------------------------------------------

constexpr bool near(double x, double y) { return y - 1e-15 <= x && x <= y + 1e-15; }
inline constexpr tree at_max = max_node(0.0, 1.0), at_min = min_node(0.0, 1.0);
inline constexpr auto no_estimate = [](tree_node) { return 0.0; };
/// The probability of the second of two leaves worth 0 and 1, at a temperature.
template <class Tree>
constexpr double of_second(const Tree& t, double temperature) {
  return softmax_policy(t, no_estimate, temperature)(0)[1].probability;
}
// e^(1/T) to 1: three to one where T is 1 / ln 3.
FACT(softmax_shares_by_exponentials, near(of_second(at_max, 1 / detail::log(given(3.0))), 0.75))
FACT(softmax_of_min_prefers_the_low, near(of_second(at_min, 1 / detail::log(given(3.0))), 0.25))
FACT(softmax_cold_is_greedy, of_second(at_max, given(1e-3)) == 1 && of_second(at_min, given(1e-300)) == 0)
FACT(softmax_hot_is_uniform, near(of_second(at_max, given(1e300)), 0.5))
// No sum overflows, however large the estimates and however far apart.
inline constexpr tree far_apart = max_node(1e308, 1e308, -1e308);
FACT(softmax_of_huge_values_is_safe, softmax_policy(far_apart, no_estimate, given(1.0))(0)[1].probability == 0.5 &&
                                         softmax_policy(far_apart, no_estimate, given(1e-308))(0)[2].probability == 0)
inline constexpr tree infinitely_apart = max_node(detail::infinite, -detail::infinite, 0.0);
FACT(softmax_of_infinite_values_is_safe,
     softmax_policy(infinitely_apart, no_estimate, given(1.0))(0)[0].probability == 1 &&
         softmax_policy(infinitely_apart, no_estimate, given(1.0))(0)[1].probability == 0)
// From 2 both actions lead to 1: equal estimates, equal shares.
FACT(softmax_shares_among_equals, softmax_policy(halving{2}, [](halving::state s) { return s.n; }, given(0.25))(
                                      halving{2}.start())[0].probability == 0.5)
FACT(softmax_is_between_random_and_perfect,
     [](halving g) {
       const auto soft = softmax_policy(g, [g](halving::state s) { return minimax(g, s).value; }, 1.0);
       const double worth = evaluate(g, soft, uniform).value;
       return evaluate(g, uniform, uniform).value < worth && worth < evaluate(g, minimax_policy(g), uniform).value;
     }(given(halving{5})))

// ---- tables ---------------------------------------------------------------------------------------------------------

inline constexpr auto perfect_table = fitted([] { return tabulate(halving{7}, minimax_policy(halving{7})); });
inline constexpr auto uniform_table = fitted([] { return tabulate(halving{7}, uniform, player::min); });
FACT(policy_table_plays_like_its_policy, evaluate(given(halving{7}), perfect_table, uniform).value == 1 &&
                                             evaluate(given(halving{7}), uniform, perfect_table).value ==
                                                 evaluate(halving{7}, uniform, minimax_policy(halving{7})).value)
FACT(policy_table_of_uniform, evaluate<rational>(given(halving{7}), perfect_table, uniform_table).value == 1 &&
                                  evaluate<rational>(given(halving{7}), uniform, uniform_table).value ==
                                      evaluate<rational>(halving{7}, uniform, uniform).value)
// From 7, Max can come to move at 7, 5, 3, 2, 1 and Min at 6, 4, 3, 2, 1: a row for each state, two where it wavers.
FACT(policy_table_has_exact_size, given(perfect_table).size() == 10 && given(uniform_table).size() == 10)
FACT(policy_table_knows_its_states, given(perfect_table).contains({7, player::max}) &&
                                        !given(perfect_table).contains({7, player::min}) &&
                                        !given(perfect_table).contains({0, player::max}))
FACT(policy_table_of_fixed_capacity, tabulate<16>(given(halving{3}), uniform).size() ==
                                         tabulate(given(halving{3}), uniform).size())

// Written by hand, rows in any order: at 2 Max halves, at 1 there is no difference.
inline constexpr halving::state at_two{2, player::max}, at_one{1, player::max};
inline constexpr policy_table by_hand{policy_row{at_one, halving_action::half, fraction{1, 3}},
                                      policy_row{at_two, halving_action::half, fraction{1, 1}},
                                      policy_row{at_one, halving_action::decrement, fraction{2, 3}}};
FACT(policy_table_by_hand, evaluate<rational>(given(halving{2}), by_hand, minimax_policy(halving{2})).value == 1)
FACT(policy_row_without_probability_is_certain, policy_row{given(1), 2}.probability == fraction{1, 1})

// ---- exact probabilities --------------------------------------------------------------------------------------------

/// The second action with probability p, in any type, and the first otherwise.
template <class Probability>
struct second_with {
  Probability p;
  template <class Game>
  constexpr auto operator()(const Game& g, const typename Game::state& s) const {
    using choice = weighted<typename Game::action, Probability>;
    const auto legal = g.actions(s);
    auto at = legal.begin();
    const choice first{*at, Probability(1) - p};
    ++at;
    return action_list<choice, 2>(first, choice{*at, p});
  }
};
// Game1 of the lecture: -50 or 50, 1 or 3, -5 or 15. Against one third, two thirds the means are 50/3, 7/3 and 25/3.
inline constexpr second_with<rational> two_thirds{{2, 3}};
FACT(policy_with_rational_probabilities, expectimax<rational>(given(game1), two_thirds).value == rational(50, 3) &&
                                             expectimax<rational>(given(game1), two_thirds).action == "A")
FACT(policy_with_rational_probabilities_evaluates_exactly,
     evaluate<rational>(given(game1), uniform, two_thirds).value == rational(82, 9))
FACT(policy_with_floating_probabilities, expectimax(given(game1), second_with<double>{0.25}).value == 1.5 &&
                                             expectimax(given(game1), second_with<double>{0.25}).action == "B")
FACT(policy_with_rational_probabilities_in_a_table,
     evaluate<rational>(given(halving{4}), uniform, tabulate(halving{4}, two_thirds)).value ==
         evaluate<rational>(halving{4}, uniform, two_thirds).value)
// Six sixths are one exactly, as rationals or fractions, and nearly as floating numbers.
template <class Probability>
struct die {
  Probability sixth;
  constexpr auto operator()(tree_node) const {
    action_list<weighted<branch, Probability>, 6> sides;
    for (tree_node child = 1; child <= 6; ++child) sides.push_back({branch{child}, sixth});
    return sides;
  }
};
inline constexpr tree six_leaves = min_node(1, 2, 3, 4, 5, 6);
FACT(policy_of_six_sixths, expectimax(given(six_leaves), die<fraction>{{1, 6}}).value == 3.5 &&
                               expectimax<rational>(given(six_leaves), die<rational>{{1, 6}}).value == rational(7, 2) &&
                               expectimax(given(six_leaves), die<double>{1.0 / 6}).value > 3.4999999)
FACT(policy_of_six_sixths_plays,
     simulate_many(given(six_leaves), uniform, die<rational>{{1, 6}}, 60, seed{1}).mean > 2.5)
}  // namespace policy_facts
