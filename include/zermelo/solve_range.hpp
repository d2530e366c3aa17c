// A part of a strong solution: the states with numbers from one to another, solved without the others.
//
//   const auto part = zermelo::solve_range(game, 1000, 2000);    // part[i] is the entry of state number 1000 + i
//
// What is solved is what these states lead to. So the parts of a solution divide its work where their states lead to
// different ones: many small games under one numbering, say, or boards on which marks stay where they are. Where each
// part leads to most of the states, as in a chess ending, each part costs as much as the whole.
#pragma once

#include <zermelo/solve.hpp>

namespace zermelo {

/// The states that those with numbers from `first` to `last` - 1 lead to, these included, with numbers in the order in
/// which they are found: an indexed_game, whose state_count() tells what solve_range() has to solve.
template <class Game>
constexpr auto reachable_from_range(const Game& g, std::size_t first, std::size_t last) {
  using action = typename Game::action;
  if (first >= last || last > g.state_count()) mistake::a_range_of_states_is_empty_or_beyond_the_state_count();
  reachable_game<Game> found(g, g.state_at(first));
  for (std::size_t i = first + 1; i < last; ++i) found.number(g.state_at(i));
  for (std::size_t i = 0; i < found.state_count(); ++i) {
    const typename Game::state s = found.state_at(i);
    if (g.is_terminal(s)) continue;
    auto rest = detail::each_action<action>(g.actions(s));
    for (action a{}; rest.next(a);) found.number(g.result(s, a));
  }
  return found;
}

namespace detail {
/// Fills in the entries of the range and of all that it leads to; false if play can come back, or is too long.
template <class Game, class Entries>
constexpr bool solve_range_depth_first(const Game& g, Entries& entries, std::size_t first, std::size_t last) {
  memory_by_index<Game> memory{g, &entries[0], entries.size()};
  depth_first search(g, memory);
  for (std::size_t i = first; i < last; ++i) {
    solved_state<typename Game::value> answer = entries[i];
    if (!answer.is_known() && !search.solve(g.state_at(i), answer, default_ply_limit())) return false;
  }
  return true;
}
}  // namespace detail

/// The entries of the states with numbers from `first` to `last` - 1, of which there is one at least; beyond the state
/// count is a mistake. With a Capacity the answer holds so many in place. Cost: that of solve() for the states that they
/// lead to, and room for an entry for each number of the game.
template <std::size_t Capacity = growing, class Game>
constexpr auto solve_range(const Game& g, std::size_t first, std::size_t last) {
  if constexpr (detail::require_indexed_game<Game>()) {
    if (first >= last || last > g.state_count()) mistake::a_range_of_states_is_empty_or_beyond_the_state_count();
    detail::solved_states<Game, Capacity> range;
    auto entries = detail::no_entries<growing>(g);
    if (detail::solve_range_depth_first(g, entries, first, last)) {
      for (std::size_t i = first; i < last; ++i) range.push_back(entries[i]);
    } else {
      const auto solved = solve(reachable_from_range(g, first, last));
      for (std::size_t i = first; i < last; ++i)
        range.push_back(solved.entries()[solved.rules().index(g.state_at(i))]);
    }
    return range;
  }
}
}  // namespace zermelo
