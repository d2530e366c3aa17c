// The exact value by searches with null windows: each says only on which side of a number the value lies, and cuts
// most.
//
// The numbers asked about halve the interval in which the value may still lie, but from its far end towards 0: where
// utilities are large for quick wins and small for slow ones, the questions with short proofs come first. What a search
// leaves in a transposition table helps the next, so remember(table) belongs to it.
// Source: P. Pons, Solving Connect Four, part 7 (2015), for the numbers; A. Plaat et al., Best-first fixed-depth
// minimax algorithms, Artificial Intelligence 87 (1996), for drivers of null windows in general.
#pragma once

#include <zermelo/alpha_beta.hpp>

namespace zermelo {
namespace detail {
/// Whether the value is above which number, to be asked next: the middle, or half of an end where that is farther from
/// 0.
struct halving_towards_zero {
  template <std::integral Value>
  constexpr Value operator()(const bounds<Value>& known, [[maybe_unused]] const Value& last) const {
    const Value low = static_cast<Value>(known.lower / 2), high = static_cast<Value>(known.upper / 2);
    const bool across_zero = known.lower < 0 && known.upper > 0;
    const auto middle = static_cast<Value>(across_zero ? (known.lower + known.upper) / 2
                                                       : known.lower + (known.upper - known.lower) / 2);
    return middle <= 0 && low < middle ? low : middle >= 0 && middle < high ? high : middle;
  }
};

/// What is known of the value before anything is searched.
template <class Game, class... Options>
constexpr bounds<typename Game::value> bounds_before_search([[maybe_unused]] const Game& g,
                                                            [[maybe_unused]] const typename Game::state& s,
                                                            const Options&... options) {
  if constexpr (bounded_game<Game> && std::same_as<decltype(evaluation_from<Game>(options...)), no_evaluation>)
    return g.utility_bounds(s);
  else
    return {value_limits<typename Game::value>::lowest(), value_limits<typename Game::value>::highest()};
}
/// The exact value by null windows: `question` is asked with what is known of the value and the value found last (at
/// first `guess`) and gives the number above which the value may or may not be.
template <class Game, class Question, class... Options>
constexpr auto by_null_windows(const Game& g, const typename Game::state& s, Question question, typename Game::value guess,
                               const Options&... options) {
  using value = typename Game::value;
  using limits = value_limits<value>;
  search_result<value, typename Game::action> answer{.value = {}};
  // With nothing to search there is no action to wait for.
  if (g.is_terminal(s) || depth_from(options...) == 0) return answer = alpha_beta(g, s, options...);

  const bool at_max = g.to_move(s) == player::max;
  bounds<value> known = bounds_before_search(g, s, options...);
  for (bool open = known.lower < known.upper; open || !answer.action; open = known.lower < known.upper) {
    // Where the bounds met before an action was seen to reach them, one more search looks for it.
    const value below = open                                      ? question(known, guess)
                        : at_max ? known.lower > limits::lowest() ? static_cast<value>(known.lower - 1) : known.lower
                        : known.upper < limits::highest()         ? known.upper
                                                                  : static_cast<value>(known.upper - 1);
    const auto found = alpha_beta(g, s, options..., window<value>{below, static_cast<value>(below + 1)});
    answer.leaves += found.leaves;
    answer.nodes += found.nodes;
    guess = found.value;
    const bool above = below < guess;
    if (above == at_max || !open) answer.action = found.action;
    if (above && known.lower < guess) known.lower = guess;
    if (!above && guess < known.upper) known.upper = guess;
  }
  answer.value = known.lower;
  return answer;
}

template <class Game, class... Options>
consteval void require_options_of_null_windows() {
  static_assert(!(given<option_from<window>, Options...> || given<option_is<by_distance_option>, Options...>),
                "zermelo: bisect and mtd_f choose the windows themselves, and take neither window nor by_distance");
  static_assert(std::integral<typename Game::value>, "zermelo: bisect and mtd_f are for games whose values are integers");
}
}  // namespace detail

/// The minimax value of `s`, always exact, by alpha_beta with null windows; for games whose values are integers.
/// Options as for alpha_beta, except window and by_distance. The action is a best one, though not always the first in
/// the order. Cost: some log2 of the width of the game's utility_bounds searches (of the value type's range without
/// them, most of them short); leaves and nodes count all of them.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto bisect(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_game<Game>()) {
    detail::require_options_of_null_windows<Game, Options...>();
    return detail::by_null_windows(g, s, detail::halving_towards_zero{}, typename Game::value{}, options...);
  }
}
template <class Game, detail::search_option... Options>
constexpr auto bisect(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return bisect(g, g.start(), options...);
}
}  // namespace zermelo
