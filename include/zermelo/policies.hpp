// Policies made from games: what perfect players do, and two that only look a step ahead. Like every policy they are
// functions of the state, so they can be evaluated, be an opponent for expectimax, play (simulate.hpp), and be kept as
// a table (policy_table.hpp).
//
//   constexpr auto perfect = minimax_policy(game);
//   static_assert(evaluate(game, perfect, uniform).value >= minimax(game).value);  // a guarantee against anybody
//
// They keep a copy of the game and search anew whenever they are asked. In a state in which they have nothing to choose
// (the game is over, or it is not their turn) they are mistake::a_policy_gives_no_action. Sources: Stanford CS221,
// lecture 10: pi_max and pi_min are what minimax plays, pi_expectimax(7) is the best reply to a known policy pi_7. R.
// Sutton, A. Barto, Reinforcement Learning, 2nd ed., 2.2 and 2.8: greedy and softmax choice.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/detail/arithmetic.hpp>
#include <zermelo/detail/one_ply.hpp>
#include <zermelo/ordering.hpp>
#include <zermelo/policy_table.hpp>
#include <zermelo/value.hpp>

namespace zermelo {
namespace detail {
template <class Action>
constexpr Action action_of(const optional_action<Action>& found) {
  if (!found) mistake::a_policy_gives_no_action();
  return *found;
}

template <class Game>
struct perfect_player {
  Game rules;
  /// The first best action of the mover.
  constexpr typename Game::action operator()(const typename Game::state& s) const {
    return action_of(alpha_beta(rules, s).action);
  }
};

template <class Game, class Opponent>
struct best_replier {
  Game rules;
  Opponent opponent;
  constexpr typename Game::action operator()(const typename Game::state& s) const {
    return action_of(expectimax(rules, s, opponent).action);
  }
};

/// An estimate between whole utilities, as those that are learnt: it is compared as it is, and not as a value of the game.
template <class Game, class Estimate>
concept floating_estimate = std::integral<typename Game::value> && requires(const Estimate& f, const typename Game::state& s) {
  { f(s) } -> std::floating_point;
};

template <class Game, class Estimate>
struct greedy_player {
  Game rules;
  Estimate estimate;
  constexpr typename Game::action operator()(const typename Game::state& s) const {
    if constexpr (floating_estimate<Game, Estimate>) {
      if (rules.is_terminal(s) || rules.to_move(s) == player::chance) mistake::a_policy_gives_no_action();
      return best_successor(rules, s, estimate).action;
    } else {
      return action_of(alpha_beta(rules, s, max_depth{1}, evaluate_with{estimate}).action);
    }
  }
};

template <class Game, class Estimate>
struct softmax_player {
  using action = typename Game::action;

  Game rules;
  Estimate estimate;
  double temperature;

  constexpr auto operator()(const typename Game::state& s) const {
    action_list<weighted<action, double>, most_actions<Game>()> choices;
    if (rules.is_terminal(s) || rules.to_move(s) == player::chance) return choices;
    const double sign = rules.to_move(s) == player::min ? -1 : 1;
    double best = -infinite;
    auto rest = each_action<action>(rules.actions(s));
    for (action a{}; rest.next(a);) {
      const double seen = sign * value_of(rules.result(s, a));
      if (best < seen) best = seen;
      choices.push_back({a, seen});
    }
    double sum = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      choices.list[i].probability = share(best, choices[i].probability);
      sum += choices[i].probability;
    }
    for (std::size_t i = 0; i < choices.size(); ++i) choices.list[i].probability /= sum;
    return choices;
  }

 private:
  constexpr double value_of(const typename Game::state& s) const {
    if constexpr (floating_estimate<Game, Estimate>)
      return worth_of(rules, s, estimate);
    else if (rules.is_terminal(s))
      return as_double(number<typename Game::value>(rules.utility(s)));
    else
      return as_double(number<typename Game::value>(estimate(s)));
  }
  /// e^((seen - best) / temperature): 1 for the best, so that no sum overflows, and 0 where nothing would be left of
  /// it.
  constexpr double share(double best, double seen) const {
    if (seen == best) return 1;
    const double half_the_gap = best / 2 - seen / 2;
    if (half_the_gap / 373 > temperature) return 0;
    return exp(-2 * (half_the_gap / temperature));
  }
};
}  // namespace detail

/// What minimax plays, for whichever side is asked. Cost of each question: one alpha_beta.
template <class Game>
constexpr auto minimax_policy(const Game& g) {
  static_assert(detail::require_game<Game>());
  return detail::perfect_player<Game>{g};
}

/// Max's best reply to an opponent whose policy is known. Cost of each question: one expectimax.
template <class Game, policy_for<Game> Opponent>
constexpr auto expectimax_policy(const Game& g, Opponent opponent) {
  static_assert(detail::require_game<Game>());
  return detail::best_replier<Game, Opponent>{g, opponent};
}

/// Takes the action after which the state looks best to the mover: estimate(state), from Max's view. Terminal states
/// count with their utility. An estimate may be floating where utilities are whole. Cost of each question: one estimate for
/// each action.
template <class Game, class Estimate>
constexpr auto greedy_policy(const Game& g, Estimate estimate) {
  static_assert(detail::require_game<Game>());
  return detail::greedy_player<Game, Estimate>{g, estimate};
}

/// Takes every action with a probability in proportion to e^(v / temperature), where v is what the state after it looks
/// like to the mover: estimate(state), from Max's view; so Min prefers low ones. Terminal states count with their
/// utility. The temperature, on the utility's scale, is a finite number above 0: near 0 the policy is greedy and shares
/// its choice among the best, far above the differences of the estimates it is nearly uniform. Probabilities are
/// floating. At most the game's max_actions actions, or 64. Cost of each question: one estimate and one exp for each
/// action.
template <class Game, class Estimate>
constexpr auto softmax_policy(const Game& g, Estimate estimate, double temperature) {
  static_assert(detail::require_game<Game>());
  if (!(temperature > 0 && temperature < detail::infinite)) mistake::the_temperature_is_not_a_positive_number();
  return detail::softmax_player<Game, Estimate>{g, estimate, temperature};
}
}  // namespace zermelo
