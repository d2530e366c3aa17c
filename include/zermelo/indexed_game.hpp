// Games whose states have numbers, so that what is known about every state can be kept in a plain array.
//
//   constexpr std::size_t state_count() const;            // the states are numbered 0, 1, ..., state_count() - 1
//   constexpr std::size_t index(const state&) const;      // the number of a state
//   constexpr state state_at(std::size_t) const;          // the state with that number, if there is one
//
// and, where it knows them, which saves solve() the memory for the moves:
//
//   constexpr auto predecessors(const state&) const;      // a range of states: one for each action that leads to it
//
// A state that can follow a numbered one has a number, and index(state_at(i)) is i for all numbers of such states. Numbers
// of states that play never reaches are allowed, as
// long as the six members of the game can answer for them. The order is the game's choice and never changes a value.
// The best one counts from the ends of the game backwards: where successors have smaller numbers, the states are solved
// in one pass.
#pragma once

#include <zermelo/game.hpp>

namespace zermelo {

template <class G>
concept indexed_game = game<G> && requires(const G& g, const typename G::state& s, std::size_t number) {
  { g.state_count() } -> std::same_as<std::size_t>;
  { g.index(s) } -> std::same_as<std::size_t>;
  { g.state_at(number) } -> std::convertible_to<typename G::state>;
};

/// The game also knows where a state can have come from.
template <class G>
concept reversible_game = indexed_game<G> && requires(const G& g, const typename G::state& s) {
  { g.predecessors(s) } -> action_range<typename G::state>;
};

namespace detail {
template <class G>
consteval bool require_indexed_game() {
  if constexpr (require_game<G>())
    static_assert(indexed_game<G>,
                  "zermelo: this needs a game whose states have numbers: `std::size_t state_count() const`, "
                  "`std::size_t index(const state&) const` and `state state_at(std::size_t) const`: indexed_game.hpp");
  return indexed_game<G>;
}

/// The number of a state; one that is not below state_count() is a mistake.
template <class Game>
constexpr std::size_t checked_index(const Game& g, parameter<typename Game::state> s, std::size_t state_count) {
  const std::size_t number = g.index(s);
  return number < state_count ? number : (mistake::a_state_has_a_number_beyond_the_state_count(), number);
}
}  // namespace detail
}  // namespace zermelo
