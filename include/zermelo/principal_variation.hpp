// The line of play when both sides play perfectly.
#pragma once

#include <zermelo/alpha_beta.hpp>

namespace zermelo {

/// A line of play and what it is worth to Max.
template <class Value, class Action, std::size_t Capacity>
struct line_of_play {
  Value value{};
  action_list<Action, Capacity> actions{};

  constexpr std::size_t size() const { return actions.size(); }
  constexpr bool empty() const { return actions.empty(); }
  constexpr const Action& operator[](std::size_t i) const { return actions[i]; }
  constexpr const Action* begin() const { return actions.begin(); }
  constexpr const Action* end() const { return actions.end(); }
};

/// The principal variation from `s`: the first best action of each state on the way, up to the end of the game or to
/// max_depth. Playing it through always reaches `value`. Options as for alpha_beta, except window, fail_hard and
/// observed_by; also solved_by(driver). More than Capacity actions are mistake::too_many_actions_for_the_list.
/// Cost: one search for each action of the line, each smaller than the one before.
template <std::size_t Capacity = 64, class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto principal_variation(const Game& g, const State& s, Options... options) {
  detail::require_options_for_exact_values<Options...>();
  if constexpr (detail::require_game<Game>()) {
    const detail::plain_or_timed<Game, detail::given<detail::option_is<by_distance_option>, Options...>> searched{g};
    int plies = detail::depth_from(options...);
    auto state = searched.state_from(s);
    auto found = detail::exact_value(searched.rules(), state, plies, options...);
    line_of_play<typename Game::value, typename Game::action, Capacity> line{searched.value_from(found.value), {}};
    while (found.action) {
      line.actions.push_back(*found.action);
      state = searched.rules().result(state, *found.action);
      found = detail::exact_value(searched.rules(), state, --plies, options...);
    }
    return line;
  }
}
template <std::size_t Capacity = 64, class Game, detail::search_option... Options>
constexpr auto principal_variation(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return principal_variation<Capacity>(g, g.start(), options...);
}
}  // namespace zermelo
