// MTD(f): the exact value by null windows, each set where the search before has ended.
//
// The first window stands at a guess. An answer above it is a better lower bound, one below it a better upper bound,
// and the next window stands there. With a good guess a few searches do, and with a table they cost little more than
// one.
// Sources: A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, Best-first fixed-depth minimax algorithms, Artificial
// Intelligence 87 (1996), which shows it to visit the leaves of SSS* if the guess is high; G. Stockman, A minimax algorithm
// better than alpha-beta?, Artificial Intelligence 12 (1979), for SSS*.
#pragma once

#include <zermelo/bisection.hpp>

namespace zermelo {
namespace detail {
struct where_the_last_ended {
  template <std::integral Value>
  constexpr Value operator()(const bounds<Value>& known, const Value& last) const {
    const Value guess = last < known.lower ? known.lower : known.upper < last ? known.upper : last;
    return guess == known.lower ? guess : static_cast<Value>(guess - 1);
  }
};
}  // namespace detail

/// The minimax value of `s`, always exact; for games whose values are integers. `guess` may be anything: the value at a
/// smaller depth, 0, what the state before was worth. Options as for alpha_beta, except window and by_distance. The
/// action is a best one, though not always the first in the order. Cost: a search for each bound that is found on the
/// way from the guess to the value; leaves and nodes count all of them.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto mtd_f(const Game& g, const State& s, typename Game::value guess, Options... options) {
  if constexpr (detail::require_game<Game>()) {
    detail::require_options_of_null_windows<Game, Options...>();
    return detail::by_null_windows(g, s, detail::where_the_last_ended{}, guess, options...);
  }
}
template <class Game, detail::search_option... Options>
constexpr auto mtd_f(const Game& g, typename Game::value guess, Options... options) {
  if constexpr (detail::require_game<Game>()) return mtd_f(g, g.start(), guess, options...);
}

/// SSS*, in the form that needs no list of open nodes: MTD(f) from above. With a table that loses nothing it evaluates the
/// leaves that SSS* evaluates, in the same order, and at most those of alpha_beta. Otherwise as mtd_f.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto sss_star(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_game<Game>()) return mtd_f(g, s, value_limits<typename Game::value>::highest(), options...);
}
template <class Game, detail::search_option... Options>
constexpr auto sss_star(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return sss_star(g, g.start(), options...);
}
}  // namespace zermelo
