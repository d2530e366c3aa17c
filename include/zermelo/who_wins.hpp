// The same game where nothing counts but who wins.
//
//   mcts(who_wins(games::connect_four<>{}), playouts{10'000})   // means are wins less losses, and a win is proof enough
//
// A search by sampling is stronger so, where a game's utility also tells how early or how high a side has won.
#pragma once

#include <zermelo/detail/adapted_game.hpp>

namespace zermelo {

/// A game whose utility is +1 where that of the original is above 0, -1 where it is below, and otherwise 0. Its optional
/// members are those of the game, but for evaluate, which is on another scale; bounds become those of the new utility.
template <class Game>
struct who_wins_game : detail::adapted_game<Game> {
  using state = typename Game::state;
  using value = int;

  constexpr player to_move(const state& s) const { return this->original.to_move(s); }
  constexpr value utility(const state& s) const { return sign(this->original.utility(s)); }
  constexpr bounds<value> utility_bounds(const state& s) const {
    if constexpr (bounded_game<Game>) {
      const auto known = this->original.utility_bounds(s);
      return {sign(known.lower), sign(known.upper)};
    } else {
      return {-1, 1};
    }
  }

 private:
  static constexpr value sign(const typename Game::value& v) {
    const typename Game::value nothing{};
    return nothing < v ? 1 : v < nothing ? -1 : 0;
  }
};

/// The game with the utilities 1, 0 and -1.
template <class Game>
constexpr auto who_wins(const Game& g) {
  static_assert(detail::require_game<Game>());
  return who_wins_game<Game>{{g}};
}
}  // namespace zermelo
