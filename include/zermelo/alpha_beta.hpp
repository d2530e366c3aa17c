// Minimax that leaves out what cannot change the answer.
//
// Every node is searched with a window (alpha, beta): alpha is what Max, and beta what Min, can already be sure of
// elsewhere. A node whose value is found to lie outside the window is left at once (a cut, also where alpha equals beta).
// Values are fail-soft: outside the window the answer is the tightest bound found, inside it is exact.
//
// Sources: D. Knuth, R. Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975); J. Fishburn, Another
// optimization of alpha-beta search, SIGART 84 (1983), for fail-soft; S. Russell, P. Norvig, Artificial Intelligence,
// 4th ed., 6.2.3.
#pragma once

#include <zermelo/detail/alpha_beta_search.hpp>
#include <zermelo/distance.hpp>

namespace zermelo {
namespace detail {

template <class Game, class... Options>
constexpr auto order_from(const Options&... options) {
  if constexpr (given<option_from<ordered_by>, Options...>) {
    const auto function = pick<option_from<ordered_by>>(game_order{}, options...).function;
    if constexpr (ranks_actions<std::remove_const_t<decltype(function)>, Game>)
      return priority_order{function};
    else if constexpr (std::invocable<decltype(function), const typename Game::state&>)
      return successor_order{function};
    else
      return estimated_order{function};
  } else {
    return game_order{};
  }
}

template <class Value, class... Options>
constexpr window<Value> window_from(const Options&... options) {
  if constexpr (!given<option_from<window>, Options...>) {
    return {value_limits<Value>::lowest(), value_limits<Value>::highest()};
  } else {
    const auto asked = pick<option_from<window>>(0, options...);
    static_assert(!(std::integral<Value> && std::floating_point<decltype(asked.alpha)>),
                  "zermelo: the ends of a window are values of the game: integers, where its values are integers");
    const window<Value> w{static_cast<Value>(asked.alpha), static_cast<Value>(asked.beta)};
    if constexpr (std::integral<Value>) {
      using asked_type = decltype(asked.alpha);
      if (static_cast<asked_type>(w.alpha) != asked.alpha || static_cast<asked_type>(w.beta) != asked.beta)
        mistake::the_window_is_beyond_the_value_type();
    }
    if (!(w.alpha < w.beta)) mistake::the_window_is_inverted();
    return w;
  }
}

/// The observer or the table of an option, or a stand-in that lives as long as the search.
template <class Option, class StandIn>
constexpr auto& referred(const Option& option, StandIn& stand_in) {
  if constexpr (requires { option.observer; })
    return option.observer;
  else if constexpr (requires { option.table; })
    return option.table;
  else
    return stand_in;
}

template <class... Options>
inline constexpr search_style style_of = given<option_is<fail_hard>, Options...> ? search_style::fail_hard
                                         : given<option_is<scout>, Options...>   ? search_style::scout
                                                                                 : search_style::fail_soft;

/// An option that does the search itself: threads, of parallel.hpp.
struct own_search {
  template <class Option>
  static constexpr bool same = requires { Option::searches_itself; };
};

/// One search that the meter may break off; `cut_off` says whether the depth limit kept it from the end of the game.
template <class Game, class Meter, class... Options>
constexpr auto metered_alpha_beta(const Game& g, const typename Game::state& s, int depth, Meter& meter, bool& cut_off,
                                  const Options&... options) {
  static_assert(!(option_of_sampling<Options> || ...),
                "zermelo: playouts, explore, most_nodes, played_out_by and root_noise are for mcts, puct and rave, which sample");
  if constexpr (given<own_search, Options...>) {
    return pick<own_search>(0, options...).search_to_depth(g, s, depth, meter, cut_off, options...);
  } else {
    static_assert(!(given<option_is<fail_hard>, Options...> && given<option_is<scout>, Options...>),
                  "zermelo: fail_hard and scout do not go together");
    no_observer nobody;
    no_memory nothing;
    auto& observer = referred(pick<option_from<observed_by>>(nobody, options...), nobody);
    auto& memory = referred(pick<option_from<remember>>(nothing, options...), nothing);
    const auto evaluation = evaluation_from<Game>(options...);
    const auto order = order_from<Game>(options...);
    const auto stated = stated_bounds_from(options...);
    const auto [alpha, beta] = window_from<typename Game::value>(options...);
    alpha_beta_search<Game, std::remove_const_t<decltype(evaluation)>, std::remove_const_t<decltype(order)>,
                      std::remove_reference_t<decltype(observer)>, std::remove_reference_t<decltype(memory)>,
                      std::remove_const_t<decltype(stated)>, Meter, style_of<Options...>>
        search(g, evaluation, order, observer, memory, stated, meter);
    const auto found = search.run(s, alpha, beta, depth);
    cut_off = search.was_cut_off();
    return found;
  }
}
template <class Game, class... Options>
constexpr auto alpha_beta_to_depth(const Game& g, const typename Game::state& s, int depth, const Options&... options) {
  static_assert(!(budget<Options> || ...), "zermelo: budgets are for deepen(): a search that is broken off has no answer");
  no_meter unlimited;
  bool cut_off = false;
  return metered_alpha_beta(g, s, depth, unlimited, cut_off, options...);
}

/// by_distance looks at the end of every line, so nothing may stop it before.
template <class... Options>
consteval void require_options_that_go_with_distance() {
  static_assert(!given<option_is<by_distance_option>, Options...> ||
                    !(given<option_from<window>, Options...> || given<option_from<evaluate_with>, Options...> ||
                      given<option_is<max_depth>, Options...> || given<option_from<ordered_by>, Options...> ||
                      given<option_from<observed_by>, Options...> || given<option_from<remember>, Options...> ||
                      given<option_from<star1>, Options...> || given<option_from<star2>, Options...>),
                "zermelo: by_distance searches the whole game: it goes with fail_hard and ply_limit only");
}
/// What asks for several exact values in one call takes no option that makes bounds of them, or watches one search.
template <class... Options>
consteval void require_options_for_exact_values() {
  static_assert(!(given<option_from<window>, Options...> || given<option_is<fail_hard>, Options...> ||
                  given<option_from<observed_by>, Options...>),
                "zermelo: all_best and principal_variation take no window, fail_hard or observed_by");
  require_options_that_go_with_distance<Options...>();
  static_assert(!given<option_from<solved_by>, Options...> ||
                    !(given<option_is<max_depth>, Options...> || given<option_is<by_distance_option>, Options...>),
                "zermelo: solved_by goes with neither max_depth nor by_distance");
}
/// The exact value of a state, by alpha_beta to that depth or by the driver that is asked for.
template <class Game, class... Options>
constexpr auto exact_value(const Game& g, const typename Game::state& s, int depth, const Options&... options) {
  if constexpr (given<option_from<solved_by>, Options...>)
    return pick<option_from<solved_by>>(0, options...).driver(g, s, options...);
  else
    return alpha_beta_to_depth(g, s, depth, options...);
}
}  // namespace detail

/// The minimax value of `s`, found with cuts. See options.hpp for the options, which may stand in any order:
///   window{alpha, beta}, max_depth{plies}, evaluate_with(f), ordered_by(f), remember(table), observed_by(observer),
///   star1{lower, upper}, star2{lower, upper}, fail_hard{}, scout{}, by_distance, ply_limit{plies}.
/// Result: value from Max's view (at chance nodes the mean, as expectiminimax finds it, to the last bit) and what it says:
/// bound::exact, or lower/upper where it lies outside the window. With max_depth it is the value of the tree cut off at that
/// depth. The action is the first best in the order of search; of a value that is a bound it is the action that gave the
/// bound. Cost: leaves and nodes of the result count it.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto alpha_beta(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_game<Game>()) {
    if constexpr (detail::given<detail::option_is<by_distance_option>, Options...>) {
      detail::require_options_that_go_with_distance<Options...>();
      const detail::timed_game<Game> timed{g};
      return detail::untimed(
          detail::alpha_beta_to_depth(timed, timed.at(s), detail::plies_allowed(options...), options...));
    } else {
      return detail::alpha_beta_to_depth(g, s, detail::depth_from(options...), options...);
    }
  }
}
template <class Game, detail::search_option... Options>
constexpr auto alpha_beta(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return alpha_beta(g, g.start(), options...);
}
}  // namespace zermelo
