// Who is optimal against whom: the three properties of minimax as one chain of inequalities.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/policies.hpp>

#include "fact.hpp"

namespace policy_facts {
using namespace zermelo;
using games::game1;
using games::halving;

/// What two policies are worth to Max when they meet, for every pair of the two players that minimax and expectimax give.
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
// A won game has nothing to gain from knowing the opponent: all four are equal.
FACT(chain_on_halving_can_be_equal, chain_of(given(halving{3}), uniform).reply_against_min == 1 &&
                                        chain_of(given(halving{3}), uniform).reply_against_known == 1)

FACT(policy_minimax_plays_for_both_sides,
     minimax_policy(game1)(given(tree_node{0})) == "B" && minimax_policy(game1)(game1.child(given(0u), 0)) == "1")
FACT(policy_expectimax_replies, expectimax_policy(game1, uniform)(given(tree_node{0})) == "C")
FACT(policy_greedy_takes_a_win, greedy_policy(games::tic_tac_toe{}, [](auto) { return 0; })(
                                    given(games::tic_tac_toe::position("XX./OO./..."))) == 2)
}  // namespace policy_facts
