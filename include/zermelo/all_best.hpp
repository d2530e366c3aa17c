// All best actions of a state, and no others.
//
// A pruned search knows the value of its best action only: of the others it knows bounds, and a bound that equals the
// best value says nothing. So every other action is asked on its own whether it reaches that value.
#pragma once

#include <zermelo/alpha_beta.hpp>

namespace zermelo {

/// The value of a state and all the actions that reach it, in the game's order.
template <class Value, class Action, std::size_t Capacity>
struct best_actions {
  Value value{};
  action_list<Action, Capacity> actions{};
  int distance = unknown_distance;  ///< plies to the end, where by_distance asked for it

  constexpr std::size_t size() const { return actions.size(); }
  constexpr const Action& operator[](std::size_t i) const { return actions[i]; }
  constexpr const Action* begin() const { return actions.begin(); }
  constexpr const Action* end() const { return actions.end(); }
  constexpr bool contains(const Action& a) const { return actions.contains(a); }
};

namespace detail {
/// Whether the action's value is at least as good for the mover as the inner end of the window.
template <class Game, class... Options>
constexpr bool reaches(const Game& g, const typename Game::state& s, const typename Game::action& a,
                       const window<typename Game::value>& reach, bool at_max, int plies, const Options&... options) {
  const auto v = alpha_beta_to_depth(g, g.result(s, a), plies - 1, options..., reach).value;
  return at_max ? !(v < reach.beta) : !(reach.alpha < v);
}
}  // namespace detail

/// Exactly the actions of `s` whose value is the value of `s`; with by_distance, exactly those that also win soonest or
/// lose latest. Empty at a terminal state. Options as for alpha_beta, except window, fail_hard and observed_by.
/// More than Capacity actions are mistake::too_many_actions_for_the_list.
/// Cost: the search of `s`, and for each action one search with a window that ends at the best value.
template <std::size_t Capacity = 64, class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto all_best(const Game& g, const State& s, Options... options) {
  detail::require_options_for_exact_values<Options...>();
  static_assert(!detail::given<detail::option_from<solved_by>, Options...>,
                "zermelo: solved_by is for analyse and principal_variation");
  if constexpr (detail::require_game<Game>()) {
    constexpr bool timed = detail::given<detail::option_is<by_distance_option>, Options...>;
    const detail::plain_or_timed<Game, timed> searched{g};
    using value = typename std::remove_cvref_t<decltype(searched.rules())>::value;
    const auto state = searched.state_from(s);
    const int plies = detail::depth_from(options...);
    const auto best = detail::alpha_beta_to_depth(searched.rules(), state, plies, options...);

    best_actions<typename Game::value, typename Game::action, Capacity> answer{searched.value_from(best.value), {}};
    if constexpr (timed) answer.distance = best.value.plies;
    if (!best.action) return answer;

    const bool at_max = g.to_move(s) == player::max;
    const window<value> reach{at_max ? value_limits<value>::lowest() : best.value,
                              at_max ? best.value : value_limits<value>::highest()};
    auto rest = detail::each_action<typename Game::action>(g.actions(s));
    for (typename Game::action a{}; rest.next(a);) {
      const bool worst_is_best = !(reach.alpha < reach.beta);  // the best value is the end of the type: all reach it
      if (worst_is_best || detail::reaches(searched.rules(), state, a, reach, at_max, plies, options...)) answer.actions.push_back(a);
    }
    return answer;
  }
}
template <std::size_t Capacity = 64, class Game, detail::search_option... Options>
constexpr auto all_best(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return all_best<Capacity>(g, g.start(), options...);
}
}  // namespace zermelo
