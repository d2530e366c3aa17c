// The same game with values of another type.
//
//   const auto finer = with_value<double>(games::tic_tac_toe{});
//   alpha_beta(finer, max_depth{2}, evaluate_with(learnt))       // estimates between the utilities are kept
//   mcts(with_value<double>(game_with_dice), playouts{1'000})    // a mean is a value too: chance nodes can be proven
//
// A search gives values of the game's own type. Where that is an integer, an estimate of 0.4 would be cut to 0.
#pragma once

#include <zermelo/detail/adapted_game.hpp>
#include <zermelo/solution.hpp>

namespace zermelo {

/// A game whose states, actions and rules are those of the original, and whose utilities, estimates and bounds are the
/// same numbers of another type: double, say, or rational. Its numbers for tables (state_count, index) are left out.
/// Cost: a conversion of each value.
template <class Game, class Value>
struct game_with_value : detail::adapted_game<Game> {
  using state = typename Game::state;
  using value = Value;

  constexpr player to_move(const state& s) const { return this->original.to_move(s); }
  constexpr value utility(const state& s) const { return detail::number<value>(this->original.utility(s)); }
  constexpr bounds<value> utility_bounds(const state& s) const
    requires bounded_game<Game>
  {
    const auto known = this->original.utility_bounds(s);
    return {detail::number<value>(known.lower), detail::number<value>(known.upper)};
  }
  constexpr value evaluate(const state& s) const
    requires evaluated_game<Game>
  {
    return detail::number<value>(this->original.evaluate(s));
  }
  // Playouts and features are doubles, whatever the values are.
  constexpr auto playout(const state& s, auto& random) const
    requires requires { this->original.playout(s, random); }
  {
    return this->original.playout(s, random);
  }
  constexpr auto features(const state& s) const
    requires requires { this->original.features(s); }
  {
    return this->original.features(s);
  }
  constexpr value endless_value() const { return detail::number<value>(detail::endless_value(this->original)); }
};

/// The game with its values as Value, which must be made from the game's own without loss: no integers of floating ones.
template <class Value, class Game>
constexpr auto with_value(const Game& g) {
  static_assert(detail::require_game<Game>());
  return game_with_value<Game, Value>{{g}};
}
}  // namespace zermelo
