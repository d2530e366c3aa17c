// Games of any number of players, each of whom maximises a utility of one's own: max^n, the recursion of value.hpp with
// vectors for values.
//
//   struct three_piles {                                   // a game whose value is a vector:
//     using value = zermelo::utility_vector<int, 3>;       // one number for each player
//     constexpr zermelo::player to_move(const state& s) const { return zermelo::nth_player(s.turn); }
//     ...
//   };
//   static_assert(max_n(three_piles{}).value == zermelo::utility_vector{1, 0, 0});
//
// The value depends on how ties are broken: a player who is indifferent between two actions may decide what the others get.
// Here the first of equals in the game's order is taken; other equilibria may have other values (N. Sturtevant, Current
// challenges in multi-player game search, 2004). paranoid.hpp has a value that no tie can change, and that can be pruned.
//
// Source: C. Luckhardt, K. Irani, An algorithmic solution of N-person games, AAAI 1986.
#pragma once

#include <zermelo/utility_vector.hpp>
#include <zermelo/value.hpp>

namespace zermelo {
namespace detail {
/// Better for the player who moves.
struct greater_for_the_mover {
  template <class Vector>
  static constexpr bool better(const Vector& x, const Vector& y, player mover) {
    return y[mover] < x[mover];
  }
};
using maximise_own = choose<greater_for_the_mover>;

/// Averages by what the mover's policy does.
template <class... Policies>
struct average_by_policies {
  const players<Policies...>& all;

  template <class Recursion>
  constexpr auto back_up(Recursion& r, const typename Recursion::state& s, player mover, int plies_left) const {
    return by(all, number_of(mover), mover, r, s, plies_left);
  }

 private:
  template <class First, class... Rest, class Recursion>
  static constexpr auto by(const players<First, Rest...>& rest, int number, player mover, Recursion& r,
                           const typename Recursion::state& s, int plies_left) {
    return number == 0 ? average_by<First>{rest.first}.back_up(r, s, mover, plies_left)
                       : by(rest.others, number - 1, mover, r, s, plies_left);
  }
  template <class Recursion>
  static constexpr auto by(const players<>&, int, player, Recursion&, const typename Recursion::state&, int) {
    mistake::this_player_has_no_policy();
    return typename Recursion::decision{};
  }
};

/// A mean of integers is none, so integer utilities stay integers only where chance does not move.
template <class Result, class Game>
using max_n_value = std::conditional_t<std::is_void_v<Result> && !chance_game<Game>, typename Game::value, result_of<Result, Game>>;
}  // namespace detail

/// What `s` is worth to each player when all of them play for themselves and know it, and the mover's action: the first of
/// the best. Options: max_depth, evaluate_with (of a vector), ply_limit. The value is exact for this way to break ties (see
/// above), or that of the tree cut off at max_depth. Where the game can have chance nodes (as every tree can) its numbers are
/// averages: double for integers, unless Result names another type, such as utility_vector<rational, 3>; integers are given
/// where none comes. Cost: every node of the tree once.
template <class Result = void, class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto max_n(const Game& g, const State& s, Options... options) {
  detail::require_options_that_go_with_averages<Options...>();
  if constexpr (detail::require_many_player_game<Game>()) {
    using vector = detail::max_n_value<Result, Game>;
    using at_chance = std::conditional_t<std::integral<typename vector::number>, detail::no_chance, detail::average_by_chance>;
    return detail::back_up_from<vector>(g, s, detail::maximise_own{}, detail::maximise_own{}, at_chance{},
                                        detail::maximise_own{}, options...);
  }
}
template <class Result = void, class Game, detail::search_option... Options>
constexpr auto max_n(const Game& g, Options... options) {
  if constexpr (detail::require_many_player_game<Game>()) return max_n<Result>(g, g.start(), options...);
}

/// What `s` is worth to each player when all follow known policies, players{for_player_0, for_player_1, ...}: the expected
/// utilities, as averages of max_n's kind. There is nothing to choose, so no action. A mover without a policy is
/// mistake::this_player_has_no_policy. Options and cost as for max_n; in a constant expression fewer plies fit, some 110 with
/// two players.
template <class Result = void, class Game, detail::state_of<Game> State, policy_for<Game>... Policies,
          detail::search_option... Options>
constexpr auto evaluate(const Game& g, const State& s, const players<Policies...>& all, Options... options) {
  detail::require_options_that_go_with_averages<Options...>();
  if constexpr (detail::require_many_player_game<Game>()) {
    const detail::average_by_policies<Policies...> by_policies{all};
    return detail::back_up_from<detail::result_of<Result, Game>>(g, s, by_policies, by_policies, detail::average_by_chance{},
                                                                 by_policies, options...);
  }
}
template <class Result = void, class Game, policy_for<Game>... Policies, detail::search_option... Options>
constexpr auto evaluate(const Game& g, const players<Policies...>& all, Options... options) {
  if constexpr (detail::require_many_player_game<Game>()) return evaluate<Result>(g, g.start(), all, options...);
}
}  // namespace zermelo
