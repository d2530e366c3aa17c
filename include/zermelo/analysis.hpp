// Every action of a state with its exact value.
//
//   for (const auto& move : analyse(game, state)) print(move.action, move.value);
//
// A pruned search knows one exact value only. Here each action gets a search of its own, with nothing left out of its window;
// a table makes them share what they find.
#pragma once

#include <zermelo/alpha_beta.hpp>

namespace zermelo {

/// An action and what it leads to.
template <class Value, class Action>
struct scored_action {
  Action action{};
  Value value{};                    ///< from Max's view
  int distance = unknown_distance;  ///< plies to the end from the state before the action, where by_distance asked for it
};

/// The answer of analyse(): the actions of a state, in the game's order.
template <class Value, class Action, std::size_t Capacity>
struct analysis {
  Value value{};                     ///< of the state, from Max's view
  optional_action<Action> action{};  ///< the first best; none at a terminal state
  int distance = unknown_distance;   ///< of the best action
  action_list<scored_action<Value, Action>, Capacity> moves{};
  action_list<Action, Capacity> best{};  ///< all best actions: by value and, if asked for, distance
  std::uint64_t leaves = 0;
  std::uint64_t nodes = 0;

  constexpr std::size_t size() const { return moves.size(); }
  constexpr const auto& operator[](std::size_t i) const { return moves[i]; }
  constexpr const auto* begin() const { return moves.begin(); }
  constexpr const auto* end() const { return moves.end(); }
};

/// Every action of `s` with its exact value, the best ones, and what `s` is worth. A terminal state has its utility and no
/// actions; so has, with max_depth{0}, any state its estimate. Options as for alpha_beta, except window, fail_hard and
/// observed_by; also solved_by(driver). More than Capacity actions are mistake::too_many_actions_for_the_list. At a state where
/// chance moves the values are told, and no action is best. Cost: a search of every successor, each with a full window.
template <std::size_t Capacity = 64, class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto analyse(const Game& g, const State& given_state, Options... options) {
  detail::require_options_for_exact_values<Options...>();
  if constexpr (detail::require_game<Game>()) {
    constexpr bool timed = detail::given<detail::option_is<by_distance_option>, Options...>;
    const detail::plain_or_timed<Game, timed> searched{g};
    const typename Game::state& s = given_state;
    const auto state = searched.state_from(s);
    const int plies = detail::depth_from(options...);
    analysis<typename Game::value, typename Game::action, Capacity> answer;
    if (g.is_terminal(s) || plies == 0 || g.to_move(s) == player::chance) {
      const auto found = detail::exact_value(searched.rules(), state, plies, options...);
      answer.value = searched.value_from(found.value);
      if constexpr (timed) answer.distance = found.value.plies;
      answer.leaves = found.leaves;
      answer.nodes = found.nodes;
      if (g.is_terminal(s) || plies == 0) return answer;
    }
    const player mover = g.to_move(s);
    const auto actions = g.actions(s);
    auto rest = detail::each_action<typename Game::action>(actions);
    typename std::remove_cvref_t<decltype(searched.rules())>::value best{};
    for (typename Game::action a{}; rest.next(a);) {
      const auto found = detail::exact_value(searched.rules(), searched.rules().result(state, a), plies - 1, options...);
      answer.leaves += found.leaves;
      answer.nodes += found.nodes;
      scored_action<typename Game::value, typename Game::action> move{a, searched.value_from(found.value)};
      if constexpr (timed) move.distance = found.value.plies;
      answer.moves.push_back(move);
      if (mover == player::chance) continue;
      const bool better = !answer.action || (mover == player::max ? best < found.value : found.value < best);
      const bool worse = !better && (mover == player::max ? found.value < best : best < found.value);
      if (better) {
        best = found.value;
        answer.action = a;
        answer.value = move.value;
        answer.distance = move.distance;
        answer.best = {};
      }
      if (!worse) answer.best.push_back(a);
    }
    if (answer.moves.empty()) mistake::no_action_in_a_state_that_is_not_terminal();
    return answer;
  }
}
template <std::size_t Capacity = 64, class Game, detail::search_option... Options>
constexpr auto analyse(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return analyse<Capacity>(g, g.start(), options...);
}
}  // namespace zermelo
