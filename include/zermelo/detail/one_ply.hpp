// A search of one ply by an evaluation whose type is not the game's: worths are double.
#pragma once

#include <zermelo/options.hpp>
#include <zermelo/probability.hpp>

namespace zermelo::detail {

/// A successor of a state, and what it is worth from Max's view.
template <class Action>
struct successor {
  Action action{};
  double worth = 0;
};

/// The utility of a terminal state, the evaluation of any other.
template <class Game, class Evaluation>
constexpr double worth_of(const Game& g, const typename Game::state& s, const Evaluation& evaluation) {
  const double worth = g.is_terminal(s) ? as_double(number<typename Game::value>(g.utility(s))) : as_double(evaluation(s));
  if (worth != worth) mistake::a_utility_is_not_a_number();
  return worth;
}

/// The action after which the state looks best to the mover, who is a player; the first of equal ones.
template <class Game, class Evaluation>
constexpr auto best_successor(const Game& g, const typename Game::state& s, const Evaluation& evaluation) {
  using action = typename Game::action;
  const player mover = g.to_move(s);
  if (number_of(mover) > 1) mistake::a_third_player_moves_in_a_search_for_two();
  const bool at_max = mover == player::max;
  successor<action> best;
  bool found = false;
  action a{};
  auto rest = each_action<action>(g.actions(s));
  while (rest.next(a)) {
    const double worth = worth_of(g, g.result(s, a), evaluation);
    if (!found || (at_max ? best.worth < worth : worth < best.worth)) best = {a, worth};
    found = true;
  }
  if (!found) mistake::no_action_in_a_state_that_is_not_terminal();
  return best;
}
}  // namespace zermelo::detail
