// Strong solutions: the value, the distance to the end and a best action of every state of a game of two players without
// chance, whether or not play can come back to where it was.
//
//   const auto solved = zermelo::solve(game);            // all states that have numbers, or that can be reached
//   const auto below = zermelo::solve(game, state);      // those that can be reached from a state
//   constexpr auto kept = zermelo::solve<game.state_count()>(game);   // of exact size: a constant of the program
//
// A game that numbers its states (indexed_game.hpp) from its ends backwards is solved in one pass in that order, and
// nothing but the entries is kept. Otherwise the states are read once into a graph (reachable.hpp numbers them if the
// game does not); one pass from the last number to the first solves a game in which every action leads to greater
// numbers, and retrograde analysis (detail/retrograde.hpp) all others. All ways give the same answer.
// Source: L. V. Allis, Searching for solutions in games and artificial intelligence, 1994, for "strongly solved".
#pragma once

#include <zermelo/detail/retrograde.hpp>
#include <zermelo/detail/state_graph.hpp>
#include <zermelo/reachable.hpp>
#include <zermelo/solution.hpp>
#include <zermelo/solve_blocks.hpp>

namespace zermelo {

namespace detail {
template <class Game, std::size_t Capacity>
using solved_states = items<solved_state<typename Game::value>, Capacity>;

template <class Game, class State>
constexpr player mover_of_two(const Game& g, const State& s) {
  const player mover = g.to_move(s);
  if (mover == player::chance) mistake::solve_is_for_games_without_chance();
  if (mover != player::max && mover != player::min) mistake::a_third_player_moves_in_a_search_for_two();
  return mover;
}

/// A number for each state, all of them unsolved but for the terminal ones.
template <class Game, class Entries>
constexpr void enter_utility(const Game& g, const typename Game::state& s, Entries& entries) {
  using value = typename Game::value;
  if (g.is_terminal(s))
    entries.push_back({number<value>(g.utility(s)), 0});
  else
    entries.push_back({});
}

/// Gives the state the best of its successors, if all of these are solved: entry(a) is that of an action's successor.
/// False: one is not.
template <class Value>
struct back_up_of_one_state {
  player mover;
  Value draw;
  solved_state<Value> best{};

  constexpr bool take(const solved_state<Value>& next) {
    if (!next.is_known()) return false;
    if (!best.is_known() || is_better(mover, next, best, draw)) best = next;
    return true;
  }
};

/// Solves the states in the order of their numbers; false at the first whose successors are not solved before it.
template <class Game, class Entries>
constexpr bool solve_in_order(const Game& g, Entries& entries) {
  using state = typename Game::state;
  using action = typename Game::action;
  const std::size_t count = g.state_count();
  const auto draw = endless_value(g);
  for (std::size_t i = 0; i < count; ++i) {
    const state s = g.state_at(i);
    enter_utility(g, s, entries);
    if (entries[i].is_known()) continue;
    back_up_of_one_state<typename Game::value> here{mover_of_two(g, s), draw};
    auto rest = each_action<action>(g.actions(s));
    action a{};
    must_have_next(rest, a);
    do {
      const std::size_t next = checked_index(g, g.result(s, a), count);
      if (next >= i || !here.take(entries[next])) return false;
    } while (rest.next(a));
    entries[i] = one_ply_before(here.best);
  }
  return true;
}

/// Reads the game with these numbers into a graph, and its utilities into the entries. `number(state)` may find states
/// that were not known before.
template <class Game, class Numbered, class Entries, class Number>
constexpr state_graph read_graph(const Game& g, const Numbered& numbered, Entries& entries, const Number& number) {
  using action = typename Game::action;
  state_graph graph;
  for (std::size_t i = 0; i < numbered.state_count(); ++i) {
    const typename Game::state s = numbered.state_at(i);
    enter_utility(g, s, entries);
    if (entries[i].is_known()) {
      graph.add_state(player::chance);
      continue;
    }
    graph.add_state(mover_of_two(g, s));
    auto rest = each_action<action>(g.actions(s));
    action a{};
    must_have_next(rest, a);
    do graph.add_successor(number(g.result(s, a)));
    while (rest.next(a));
  }
  return graph;
}

/// Solves the states from the last number to the first; false at the first whose successors are not solved before it.
template <class Value, class Entries>
constexpr bool solve_from_the_last(const state_graph& graph, Entries& entries, const Value& draw) {
  for (std::size_t i = graph.size(); i-- > 0;) {
    if (entries[i].is_known()) continue;
    back_up_of_one_state<Value> here{graph.mover(i), draw};
    for (const std::uint32_t next : graph.successors(i))
      if (next <= i || !here.take(entries[next])) return false;
    entries[i] = one_ply_before(here.best);
  }
  return true;
}

/// The moves of a graph, as retrograde analysis asks for them: the edges are turned round once.
class graph_moves {
 public:
  constexpr explicit graph_moves(const state_graph& its_graph) : graph_(its_graph) {
    const std::size_t states = graph_.size();
    first_.reserve(states + 1);
    for (std::size_t i = 0; i <= states; ++i) first_.push_back(0);
    std::size_t edges = 0;
    for (std::size_t i = 0; i < states; ++i)
      for (const std::uint32_t next : graph_.successors(i)) ++first_[next], ++edges;
    std::size_t sum = 0;
    for (std::size_t i = 0; i <= states; ++i) first_[i] = sum += first_[i];
    from_.reserve(edges);
    for (std::size_t i = 0; i < edges; ++i) from_.push_back(0);
    for (std::size_t i = states; i-- > 0;)
      for (const std::uint32_t next : graph_.successors(i)) from_[--first_[next]] = static_cast<std::uint32_t>(i);
  }

  constexpr std::size_t size() const { return graph_.size(); }
  constexpr player mover(std::size_t i) const { return graph_.mover(i); }
  constexpr std::uint32_t action_count(std::size_t i) const {
    return static_cast<std::uint32_t>(graph_.successors(i).size());
  }
  template <class Visit>
  constexpr void each_predecessor(std::size_t i, const Visit& visit) const {
    for (std::size_t e = first_[i]; e < first_[i + 1]; ++e) visit(from_[e]);
  }

 private:
  const state_graph& graph_;
  growing_array<std::size_t> first_{};   // of the edges that lead to a state
  growing_array<std::uint32_t> from_{};  // where they come from
};

/// The moves of a game that knows predecessors: nothing is kept but the movers.
template <class Game>
class game_moves {
  using state = typename Game::state;
  using action = typename Game::action;

 public:
  constexpr explicit game_moves(const Game& its_rules) : rules_(its_rules), count_(its_rules.state_count()) {}

  constexpr std::size_t size() const { return count_; }
  constexpr player mover(std::size_t i) const { return mover_of_two(rules_, rules_.state_at(i)); }
  constexpr std::uint32_t action_count(std::size_t i) const {
    const state s = rules_.state_at(i);
    if (rules_.is_terminal(s)) return 0;
    std::uint32_t count = 0;
    auto rest = each_action<action>(rules_.actions(s));
    for (action a{}; rest.next(a);) ++count;
    if (count == 0) mistake::no_action_in_a_state_that_is_not_terminal();
    return count;
  }
  template <class Visit>
  constexpr void each_predecessor(std::size_t i, const Visit& visit) const {
    auto rest = each_action<state>(rules_.predecessors(rules_.state_at(i)));
    for (state s = rules_.state_at(i); rest.next(s);) visit(checked_index(rules_, s, count_));
  }

 private:
  const Game& rules_;
  std::size_t count_;
};

template <class Value, class Entries, class Moves>
constexpr void solve_backwards(const Moves& moves, Entries& entries, const Value& draw) {
  retrograde<Value, Entries, Moves>(entries, moves, draw).run();
}

/// Forgets what was found of the states that are not terminal.
template <class Entries>
constexpr void keep_only_ends(Entries& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (entries[i].distance != 0) entries[i] = {};
}

template <class Value, class Entries>
constexpr void solve_graph(const state_graph& graph, Entries& entries, const Value& draw) {
  if (solve_from_the_last(graph, entries, draw)) return;
  keep_only_ends(entries);
  solve_backwards(graph_moves(graph), entries, draw);
}

template <std::size_t Capacity, class Game>
constexpr auto solve_numbered(const Game& g) {
  using entries_type = solved_states<Game, Capacity>;
  const std::size_t count = g.state_count();
  if (count >= 0xffff'ffffu || (Capacity != growing && count > Capacity)) mistake::more_states_than_the_table_can_hold();
  entries_type entries;
  if constexpr (Capacity == growing) entries.reserve(count);
  if (!solve_in_order(g, entries)) {
    entries = {};
    if constexpr (Capacity == growing) entries.reserve(count);
    const auto draw = endless_value(g);
    if constexpr (reversible_game<Game>) {
      for (std::size_t i = 0; i < count; ++i) enter_utility(g, g.state_at(i), entries);
      solve_backwards(game_moves(g), entries, draw);
    } else {
      const auto number = [&g = g, count](const typename Game::state& its_state) {
        return checked_index(g, its_state, count);
      };
      solve_graph(read_graph(g, g, entries, number), entries, draw);
    }
  }
  return solution<Game, entries_type>(g, entries);
}

template <std::size_t Capacity, class Game>
constexpr auto solve_reachable(const Game& g, const typename Game::state& from) {
  using rules = reachable_game<Game, Capacity>;
  using entries_type = solved_states<Game, Capacity>;
  rules numbered(g, from);
  entries_type entries;
  const auto number = [&numbered = numbered](const typename Game::state& its_state) {
    return numbered.number(its_state);
  };
  solve_graph(read_graph(g, numbered, entries, number), entries, endless_value(g));
  return solution<rules, entries_type>(numbered, entries);
}
}  // namespace detail

/// The strong solution of every state that can be reached from `s`, s included. With a Capacity the answer holds up to so
/// many states in place. Cost: every action of every state is taken once; time and memory grow with states and actions.
template <std::size_t Capacity = growing, class Game>
constexpr auto solve(const Game& g, const typename Game::state& s) {
  if constexpr (detail::require_game<Game>()) return detail::solve_reachable<Capacity>(g, s);
}
/// The strong solution of all states that have numbers, or else of those that can be reached from the start. An indexed
/// game whose actions all lead to smaller numbers needs one entry for each state and nothing else. A block_game is solved
/// by solve_blocks, whose answer is always of exact size.
template <std::size_t Capacity = growing, class Game>
constexpr auto solve(const Game& g) {
  if constexpr (detail::require_game<Game>()) {
    if constexpr (block_game<Game>)
      return detail::block_solver<Game>(g).run();
    else if constexpr (indexed_game<Game>)
      return detail::solve_numbered<Capacity>(g);
    else
      return detail::solve_reachable<Capacity>(g, g.start());
  }
}
}  // namespace zermelo
