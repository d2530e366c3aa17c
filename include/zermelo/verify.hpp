// Checking a game: what searches and solvers have to believe of it, verify() looks at, state by state.
//
//   static_assert(zermelo::verified(my_game{}));       // the compiler names the mistake, the state and the action
//   const auto report = zermelo::verify(my_game{});    // .ok()  .first().what  .first().where  .first().action
//
// Looked for in every state that play can reach:
//   rules         no action in a state that is not terminal; more than max_actions; a mover who is no player of the
//                 game; wrong probabilities; equal states of which the game tells different things
//   values        a utility or an evaluation that is NaN; an evaluation beyond every utility; utility_bounds in the
//                 wrong order, or without the state's value (which solve() finds; with chance: without any utility).
//                 All but NaN once nothing else is wrong
//   key           two states with one key; equal states with different keys
//   canonical     canonical(canonical(s)) is not canonical(s); another mover, utility or value
//   index         a number beyond the state_count; index(state_at(i)) is not i; two states with one number.
//                 Numbers of other states are allowed, as long as the rules answer for them: no action, ... as above
//   predecessors  a state left out or given too often, counting actions
// What cannot be seen from outside stays unseen: a utility from the wrong side's view, say, is a rule like any other.
#pragma once

#include <zermelo/detail/verifier.hpp>

namespace zermelo {

/// Checks the game from `from`, or from its start and at every number: what it looks for is at the top of this page.
/// Nothing that is found stops it, at run time or in a constant expression. Cost: every action of every state is taken
/// two or three times, and once more where values are checked; in a constant expression some hundred states are enough.
/// A game of any number of players, with chance and with cycles.
template <class Game>
constexpr verification<Game> verify(const Game& g, const typename Game::state& from, state_limit limit = {}) {
  static_assert(detail::require_any_game<Game>());
  return detail::verifier<Game>(g, limit).run(from, false);
}
template <class Game>
constexpr verification<Game> verify(const Game& g, state_limit limit = {}) {
  static_assert(detail::require_any_game<Game>());
  return detail::verifier<Game>(g, limit).run(g.start(), true);
}

/// True if verify() finds nothing; otherwise the mistake that it found first.
template <class Game>
constexpr bool verified(const Game& g) {
  return detail::must_be_consistent(verify(g));
}
template <class Game>
constexpr bool verified(const Game& g, const typename Game::state& from) {
  return detail::must_be_consistent(verify(g, from));
}
}  // namespace zermelo
