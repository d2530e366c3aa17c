// Policies: what a player, or chance, does in a state. A policy is a function of the state, called as policy(state) or
// as policy(game, state), that returns
//   an action                     what it does for certain (or an optional one that is not empty),
//   a range of weighted actions   what it does with which probability (weighted<action, probability>), or
//   uniform_choice{}              any legal action with equal probability.
// Probabilities are floating, exact (zermelo::fraction) or of the game's own value type; the other actions have none.
#pragma once

#include <zermelo/game.hpp>
#include <zermelo/probability.hpp>

namespace zermelo {

/// An action and how likely it is.
template <class Action, class Probability = fraction>
struct weighted {
  Action action;
  Probability probability;
};
template <class Action, class Probability>
weighted(Action, Probability) -> weighted<Action, Probability>;

/// Every legal action with the same probability.
struct uniform_choice {};

/// The policy that tries everything equally often.
struct uniform_policy {
  template <class State>
  constexpr uniform_choice operator()(const State&) const {
    return {};
  }
};
inline constexpr uniform_policy uniform{};

/// A policy for each player, by number: players{for_player_0, for_player_1, for_player_2}.
template <class... Policies>
struct players {};
template <class First, class... Rest>
struct players<First, Rest...> {
  First first;
  players<Rest...> others;
  constexpr explicit players(const First& its_first, const Rest&... its_rest) : first(its_first), others(its_rest...) {}
};
template <class... Policies>
players(Policies...) -> players<Policies...>;

namespace detail {
template <class Policy, class Game>
concept called_with_game =
    requires(const Policy& policy, const Game& g, const typename Game::state& s) { policy(g, s); };
template <class Policy, class Game>
concept called_with_state = requires(const Policy& policy, const typename Game::state& s) { policy(s); };

/// The policy's answer as it stands.
template <class Policy, class Game>
constexpr decltype(auto) call(const Policy& policy, const Game& g, const typename Game::state& s) {
  if constexpr (called_with_game<Policy, Game>)
    return policy(g, s);
  else
    return policy(s);
}

template <class Choice>
concept weighted_range = requires(Choice range) {
  { range.begin() != range.end() } -> std::convertible_to<bool>;
  (*range.begin()).probability;
};

/// The policy's answer, which must name at least one action. An optional action is an action, or a mistake.
template <class Policy, class Game>
constexpr decltype(auto) ask(const Policy& policy, const Game& g, const typename Game::state& s) {
  if constexpr (weighted_range<decltype(call(policy, g, s))>) {
    decltype(auto) choices = call(policy, g, s);
    if (!(choices.begin() != choices.end())) mistake::a_policy_gives_no_action();
    return choices;
  } else if constexpr (requires { call(policy, g, s).has_value(); }) {
    const auto chosen = call(policy, g, s);
    if (!chosen.has_value()) mistake::a_policy_gives_no_action();
    return typename Game::action(*chosen);
  } else {
    return call(policy, g, s);
  }
}

template <class Game>
constexpr bool is_legal(const Game& g, const typename Game::state& s, const typename Game::action& a) {
  static_assert(std::equality_comparable<typename Game::action>, "zermelo: a policy needs actions with operator==");
  auto rest = each_action<typename Game::action>(g.actions(s));
  for (typename Game::action legal{}; rest.next(legal);)
    if (legal == a) return true;
  return false;
}
}  // namespace detail

/// A policy for the states of Game.
template <class Policy, class Game>
concept policy_for = detail::called_with_game<Policy, Game> || detail::called_with_state<Policy, Game>;
}  // namespace zermelo
