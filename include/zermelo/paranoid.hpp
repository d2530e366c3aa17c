// One against all: what a player of a game of many can be sure of, whatever the others do.
//
//   static_assert(paranoid(three_piles{}).value == 0);   // of the player who moves first
//
// The others are taken to work together and to care for nothing but to keep this one low. That is a game of two players,
// Max and Min, so every search for two finds its value, with cuts, and no tie can change it: a lower bound of what the
// player gets from others who play for themselves.
//
// Source: N. Sturtevant, R. Korf, On pruning techniques for multi-player games, AAAI 2000.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/detail/adapted_game.hpp>
#include <zermelo/max_n.hpp>

namespace zermelo {

/// The game of two that one player sees who trusts nobody: that player is Max, all others are Min, and the utility is the
/// player's own. Every search for two players takes it. Its optional members are those of the game: evaluate and
/// utility_bounds of vectors become those of the player's own number.
template <class Game>
struct paranoid_game : detail::adapted_game<Game> {
  using state = typename Game::state;
  using value = detail::weight_of<detail::max_n_value<void, Game>>;

  player self = player::max;

  constexpr paranoid_game(const Game& its_game, player its_self) : detail::adapted_game<Game>{its_game}, self(its_self) {}

  constexpr player to_move(const state& s) const {
    const player mover = this->original.to_move(s);
    return mover == player::chance ? mover : mover == self ? player::max : player::min;
  }
  constexpr value utility(const state& s) const { return own(this->original.utility(s)); }
  constexpr value evaluate(const state& s) const
    requires evaluated_game<Game>
  {
    return own(this->original.evaluate(s));
  }
  constexpr bounds<value> utility_bounds(const state& s) const
    requires requires(const Game& g) { g.utility_bounds(s); }
  {
    const auto known = this->original.utility_bounds(s);
    return {own(known.lower), own(known.upper)};
  }

 private:
  constexpr value own(const typename Game::value& v) const { return detail::number<value>(v[self]); }
};

/// What the player who moves in `s` can be sure of, and the action that secures it. Options: those of alpha_beta. Result:
/// from the view of that player, on the scale of the player's own utility; exact or a bound as alpha_beta says. Where chance
/// moves first, say who asks: alpha_beta(paranoid_game(game, nth_player(2))). Cost: as alpha_beta of a game of two.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto paranoid(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_many_player_game<Game>()) {
    return alpha_beta(paranoid_game<Game>(g, g.to_move(s)), s, options...);
  }
}
template <class Game, detail::search_option... Options>
constexpr auto paranoid(const Game& g, Options... options) {
  if constexpr (detail::require_many_player_game<Game>()) return paranoid(g, g.start(), options...);
}
}  // namespace zermelo
