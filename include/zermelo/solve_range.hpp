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

/// The entries of the states with numbers from `first` to `last` - 1, and how many states it took.
template <class Value, std::size_t Capacity = growing>
struct solved_range {
  detail::items<solved_state<Value>, Capacity> entries{};
  std::size_t solved_count = 0;

  constexpr std::size_t size() const { return entries.size(); }
  constexpr const solved_state<Value>& operator[](std::size_t i) const { return entries[i]; }
};

namespace detail {
/// The states that some others lead to, with numbers in the order in which they are found.
template <class Game>
constexpr auto reachable_from_range(const Game& g, std::size_t first, std::size_t last) {
  using action = typename Game::action;
  reachable_game<Game> found(g, g.state_at(first));
  for (std::size_t i = first + 1; i < last; ++i) found.number(g.state_at(i));
  for (std::size_t i = 0; i < found.state_count(); ++i) {
    const typename Game::state s = found.state_at(i);
    if (g.is_terminal(s)) continue;
    auto rest = each_action<action>(g.actions(s));
    for (action a{}; rest.next(a);) found.number(g.result(s, a));
  }
  return found;
}
}  // namespace detail

/// Solves the states with numbers from `first` to `last` - 1, of which there is one at least; beyond the state count is
/// a mistake. With a Capacity the answer holds so many in place. Cost: that of solve() for the states they lead to.
template <std::size_t Capacity = growing, class Game>
constexpr auto solve_range(const Game& g, std::size_t first, std::size_t last) {
  if constexpr (detail::require_indexed_game<Game>()) {
    if (first >= last || last > g.state_count()) mistake::a_range_of_states_is_empty_or_beyond_the_state_count();
    const auto solved = solve(detail::reachable_from_range(g, first, last));
    solved_range<typename Game::value, Capacity> range;
    for (std::size_t i = first; i < last; ++i)
      range.entries.push_back(solved.entries()[solved.rules().index(g.state_at(i))]);
    range.solved_count = solved.entries().size();
    return range;
  }
}
}  // namespace zermelo
