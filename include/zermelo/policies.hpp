// Policies made from games: what perfect players do, and one that only looks a step ahead. Like every policy they are
// functions of the state, so they can be evaluated, be an opponent for expectimax, and play (simulate.hpp).
//
//   constexpr auto perfect = minimax_policy(game);
//   static_assert(evaluate(game, perfect, uniform).value >= minimax(game).value);  // a guarantee against anybody
//
// They keep a copy of the game and search anew whenever they are asked. Source: Stanford CS221, lecture 10: pi_max and
// pi_min are what minimax plays, pi_expectimax(7) is the best reply to a known policy pi_7.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/value.hpp>

namespace zermelo {
namespace detail {
template <class Game>
struct perfect_player {
  Game rules;
  /// The first best action of the mover; precondition: the state is not terminal.
  constexpr typename Game::action operator()(const typename Game::state& s) const { return *alpha_beta(rules, s).action; }
};

template <class Game, class Opponent>
struct best_replier {
  Game rules;
  Opponent opponent;
  constexpr typename Game::action operator()(const typename Game::state& s) const {
    return *expectimax(rules, s, opponent).action;
  }
};

template <class Game, class Estimate>
struct greedy_player {
  Game rules;
  Estimate estimate;
  constexpr typename Game::action operator()(const typename Game::state& s) const {
    return *alpha_beta(rules, s, max_depth{1}, evaluate_with{estimate}).action;
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
constexpr auto expectimax_policy(const Game& g, const Opponent& opponent) {
  static_assert(detail::require_game<Game>());
  return detail::best_replier<Game, Opponent>{g, opponent};
}

/// Takes the action after which the state looks best to the mover: estimate(state), from Max's view. Terminal states
/// count with their utility. Cost of each question: one estimate for each action.
template <class Game, class Estimate>
constexpr auto greedy_policy(const Game& g, const Estimate& estimate) {
  static_assert(detail::require_game<Game>());
  return detail::greedy_player<Game, Estimate>{g, estimate};
}
}  // namespace zermelo
