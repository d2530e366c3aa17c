// Two players who share a constant: points that one does not get go to the other. Such a game is zero-sum but for a shift,
// so it has a minimax value, and every search for two players finds it.
//
//   constexpr auto g = constant_sum(cake{}, 10);      // the shares of every outcome sum to 10
//   static_assert(minimax(g).value == 2);              // Max gets 2 more than Min
//   static_assert(g.shares(2) == zermelo::utility_vector{6, 4});
#pragma once

#include <zermelo/detail/adapted_game.hpp>
#include <zermelo/utility_vector.hpp>

namespace zermelo {

/// A game of two with a utility for each, as a zero-sum game: its utility is Max's share minus Min's. Its optional members
/// are those of the game, but for bounds and evaluations, which are of vectors there: evaluate becomes a difference too.
template <class Game>
struct constant_sum_game : detail::adapted_game<Game> {
  using state = typename Game::state;
  using vector = typename Game::value;
  using value = typename vector::number;
  static_assert(vector::players == 2, "zermelo: constant_sum is for games of two players");

  value sum{};

  constexpr constant_sum_game(const Game& its_game, const value& its_sum)
      : detail::adapted_game<Game>{its_game}, sum(its_sum) {}

  constexpr player to_move(const state& s) const { return this->original.to_move(s); }
  /// Where the shares have another sum it is mistake::utilities_do_not_have_the_constant_sum.
  constexpr value utility(const state& s) const {
    const vector shares = this->original.utility(s);
    if (!has_the_sum(shares)) mistake::utilities_do_not_have_the_constant_sum();
    return difference(shares);
  }
  constexpr value evaluate(const state& s) const
    requires evaluated_game<Game>
  {
    return difference(this->original.evaluate(s));
  }

  /// What each gets where Max gets this much more than Min.
  constexpr vector shares(const value& more) const {
    const value of_min = (sum - more) / value(2);
    return {sum - of_min, of_min};
  }

 private:
  constexpr bool has_the_sum(const vector& shares) const {
    if constexpr (std::integral<value>) {
      value total{};
      return !__builtin_add_overflow(shares.of[0], shares.of[1], &total) && total == sum;
    } else if constexpr (std::floating_point<value>) {
      const value error = shares.of[0] + shares.of[1] - sum;
      // Of the sum, or of the shares where they are greater: what is lost when halves and thirds are added.
      const value scale = magnitude(sum) + magnitude(shares.of[0]) + magnitude(shares.of[1]);
      return magnitude(error) <= scale * static_cast<value>(sizeof(value) < sizeof(double) ? 1e-5 : 1e-9);
    } else {
      return shares.of[0] + shares.of[1] == sum;
    }
  }
  static constexpr value magnitude(const value& x) { return x < value(0) ? -x : x; }
  static constexpr value difference(const vector& shares) {
    if constexpr (std::integral<value>) {
      value more{};
      if (__builtin_sub_overflow(shares.of[0], shares.of[1], &more)) mistake::a_difference_of_utilities_does_not_fit();
      return more;
    } else {
      return shares.of[0] - shares.of[1];
    }
  }
};

/// The zero-sum form of a game in which the utilities of the two players sum to `sum` in every outcome, which is checked at
/// every outcome that a search looks at. Other games of two with a utility for each are for max_n.
template <class Game, class Sum>
constexpr auto constant_sum(const Game& g, const Sum& sum) {
  if constexpr (detail::require_many_player_game<Game>())
    return constant_sum_game<Game>(g, detail::number<typename Game::value::number>(sum));
}
}  // namespace zermelo
