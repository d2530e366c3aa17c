// Strong solutions: the value, the distance to the end and a best action of every state of a game of two players without
// chance, whether or not play can come back to where it was.
//
//   const auto solved = zermelo::solve(game);            // all states that have numbers, or that can be reached
//   const auto below = zermelo::solve(game, state);      // those that can be reached from a state
//   constexpr auto kept = zermelo::solve<game.state_count()>(game);   // of exact size: a constant of the program
//
// There are three ways, and the first that can solve the game does. All give the same answer.
//   in order      a game that numbers its states from its ends backwards (indexed_game.hpp): one pass
//   depth first   what can be reached from a state, if play is not too long and cannot come back: each state once
//   backwards     retrograde analysis (detail/retrograde.hpp), for all games
// Source: L. V. Allis, Searching for solutions in games and artificial intelligence, 1994, for "strongly solved".
#pragma once

#include <zermelo/detail/retrograde.hpp>
#include <zermelo/detail/state_graph.hpp>
#include <zermelo/options.hpp>
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

template <class Game>
constexpr solved_state<typename Game::value> end_of(const Game& g, const typename Game::state& s) {
  return {number<typename Game::value>(g.utility(s)), 0};
}

/// Solves the states in the order of their numbers; false at the first whose successors do not come before it.
template <class Game, class Entries>
constexpr bool solve_in_order(const Game& g, Entries& entries) {
  using action = typename Game::action;
  const auto draw = endless_value(g);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const typename Game::state s = g.state_at(i);
    if (g.is_terminal(s)) {
      entries[i] = end_of(g, s);
      continue;
    }
    const player mover = mover_of_two(g, s);
    solved_state<typename Game::value> best;
    auto rest = each_action<action>(g.actions(s));
    action a{};
    must_have_next(rest, a);
    do {
      const std::size_t next = checked_index(g, g.result(s, a), entries.size());
      if (next >= i) return false;
      if (!best.is_known() || is_better(mover, entries[next], best, draw)) best = entries[next];
    } while (rest.next(a));
    entries[i] = one_ply_before(best);
  }
  return true;
}

/// The memoised search. Memory gives each state its number when it is first asked for, and has the entries by number.
template <class Game, class Memory>
class depth_first {
  using state = typename Game::state;
  using action = typename Game::action;
  using entry = solved_state<typename Game::value>;
  static constexpr int open = entry::unsolved - 1;  // the distance of a state while its successors are searched

 public:
  constexpr depth_first(const Game& its_rules, Memory& its_memory)
      : rules_(its_rules), memory_(its_memory), draw_(endless_value(its_rules)) {}

  /// Solves `s` and all below it, and gives the entry of s, which was unsolved or open. False if play from there can come
  /// back, or is longer than `plies`.
  constexpr bool solve(parameter<state> s, entry& answer, int plies) {
    if (answer.distance == open || plies < 0) return false;
    if (rules_.is_terminal(s)) return memory_.entries[memory_.number(s)] = answer = end_of(rules_, s), true;
    return mover_of_two(rules_, s) == player::max ? solve<true>(s, answer, plies) : solve<false>(s, answer, plies);
  }

 private:
  // The best successor is chosen as by is_better(), written out, since a call for every action would cost clang a tenth
  // and g++ an eighth of the whole.
  template <bool AtMax>
  constexpr bool solve(parameter<state> s, entry& answer, int plies) {
    const std::size_t number_of_s = memory_.number(s);
    memory_.entries[number_of_s].distance = open;
    entry best, next;
    auto rest = each_action<action>(rules_.actions(s));
    action a{};
    must_have_next(rest, a);
    do {
      const state after = rules_.result(s, a);
      next = memory_.entries[memory_.number(after)];
      if (next.distance < unknown_distance && !solve(after, next, plies - 1)) return false;
      if (best.distance < unknown_distance || (AtMax ? best.value < next.value : next.value < best.value) ||
          (!(AtMax ? next.value < best.value : best.value < next.value) &&
           ((AtMax ? best.value < draw_ : draw_ < best.value) ? best.distance < next.distance
                                                              : next.distance < best.distance)))
        best = next;
    } while (rest.next(a));
    return memory_.entries[number_of_s] = answer = one_ply_before(best), true;
  }

  const Game& rules_;
  Memory& memory_;
  typename Game::value draw_;
};

/// The numbers that the game gives its states.
template <class Game>
struct memory_by_index {
  const Game& rules;
  solved_state<typename Game::value>* entries;
  std::size_t count;

  constexpr std::size_t number(parameter<typename Game::state> s) const {
    const std::size_t i = rules.index(s);
    return i < count ? i : (mistake::a_state_has_a_number_beyond_the_state_count(), i);
  }
};
/// Numbers for the states as they are found.
template <class Reachable, class Entries>
struct memory_as_found {
  Reachable& states;
  Entries& entries;

  constexpr std::size_t number(parameter<typename Reachable::state> s) const {
    const std::size_t found = states.number(s);
    if (found == entries.size()) entries.push_back({});
    return found;
  }
};

/// What the analysis backwards asks of a game that was read into a graph: its edges are turned round once.
class graph_moves {
 public:
  constexpr explicit graph_moves(const state_graph& its_graph) : graph_(its_graph) {
    const std::size_t states = graph_.size();
    first_.fill(states + 1);
    from_.fill(graph_.edge_count());
    for (std::size_t i = 0; i < states; ++i)
      for (const std::uint32_t next : graph_.successors(i)) ++first_[next];
    std::size_t sum = 0;
    for (std::size_t i = 0; i <= states; ++i) first_[i] = sum += first_[i];
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

/// The same of a game that knows predecessors: nothing is kept.
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
    auto rest = each_action<action>(rules_.actions(s));
    action a{};
    must_have_next(rest, a);
    std::uint32_t count = 1;
    while (rest.next(a)) ++count;
    return count;
  }
  template <class Visit>
  constexpr void each_predecessor(std::size_t i, const Visit& visit) const {
    state s = rules_.state_at(i);
    auto rest = each_action<state>(rules_.predecessors(s));
    while (rest.next(s)) visit(checked_index(rules_, s, count_));
  }

 private:
  const Game& rules_;
  std::size_t count_;
};

/// Solves all states that have entries backwards. Those that are found on the way get entries, too.
template <class Game, class Numbered, class Entries, class Memory>
constexpr void solve_by_graph(const Game& g, const Numbered& numbered, Entries& entries, const Memory& memory) {
  using action = typename Game::action;
  state_graph graph;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const typename Game::state s = numbered.state_at(i);
    entries[i] = {};
    if (g.is_terminal(s)) {
      entries[i] = end_of(g, s);
      graph.add_state(player::chance);
      continue;
    }
    graph.add_state(mover_of_two(g, s));
    auto rest = each_action<action>(g.actions(s));
    action a{};
    must_have_next(rest, a);
    do graph.add_successor(memory.number(g.result(s, a)));
    while (rest.next(a));
  }
  const graph_moves moves(graph);
  retrograde(entries, moves, endless_value(g)).run();
}
template <class Game, class Entries>
constexpr void solve_by_predecessors(const Game& g, Entries& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const typename Game::state s = g.state_at(i);
    entries[i] = {};
    if (g.is_terminal(s)) entries[i] = end_of(g, s);
  }
  const game_moves moves(g);
  retrograde(entries, moves, endless_value(g)).run();
}

template <std::size_t Capacity, class Game>
constexpr auto no_entries(const Game& g) {
  const std::size_t count = g.state_count();
  if (count >= 0xffff'ffffu || (Capacity != growing && count > Capacity)) mistake::more_states_than_the_table_can_hold();
  solved_states<Game, Capacity> entries;
  entries.fill(count);
  return entries;
}

template <std::size_t Capacity, class Game>
constexpr auto solve_all_numbers(const Game& g) {
  auto entries = no_entries<Capacity>(g);
  if (!solve_in_order(g, entries)) {
    if constexpr (reversible_game<Game>)
      solve_by_predecessors(g, entries);
    else
      solve_by_graph(g, g, entries, memory_by_index<Game>{g, &entries[0], entries.size()});
  }
  return solution(g, static_cast<decltype(entries)&&>(entries));
}

/// `first_try`: depth first, which fails where it has failed before.
template <std::size_t Capacity, class Game>
constexpr auto solve_as_found(const Game& g, const typename Game::state& s, bool first_try) {
  reachable_game<Game, Capacity> states(g, s);
  solved_states<Game, Capacity> entries;
  entries.push_back({});
  memory_as_found<reachable_game<Game, Capacity>, decltype(entries)> memory{states, entries};
  solved_state<typename Game::value> answer;
  if (!first_try || !depth_first(g, memory).solve(s, answer, default_ply_limit())) solve_by_graph(g, states, entries, memory);
  return solution(static_cast<decltype(states)&&>(states), static_cast<decltype(entries)&&>(entries));
}
template <std::size_t Capacity, class Game>
constexpr auto solve_from(const Game& g, const typename Game::state& s) {
  return solve_as_found<Capacity>(g, s, true);
}
/// A game that knows no symmetry: an index may tell symmetric states apart, and then each of them needs an entry.
template <class Game>
class without_symmetry : public Game {
 public:
  constexpr explicit without_symmetry(const Game& its_game) : Game(its_game) {}

 private:
  using Game::canonical;
};
template <class Game>
constexpr auto forget_symmetry(const Game& g) {
  if constexpr (requires(const typename Game::state& s) { g.canonical(s); })
    return without_symmetry<Game>(g);
  else
    return g;
}

/// The numbers of the game serve, where it has them; those that are not reached stay unsolved.
template <std::size_t Capacity, indexed_game Game>
constexpr auto solve_from(const Game& g, const typename Game::state& s) {
  auto entries = no_entries<Capacity>(g);
  memory_by_index<Game> memory{g, &entries[0], entries.size()};
  solved_state<typename Game::value> answer;
  if (!depth_first(g, memory).solve(s, answer, default_ply_limit())) {
    const auto found = solve_as_found<growing>(forget_symmetry(g), s, false);
    for (std::size_t i = 0; i < entries.size(); ++i) entries[i] = {};
    for (std::size_t i = 0; i < found.entries().size(); ++i)
      entries[memory.number(found.rules().state_at(i))] = found.entries()[i];
  }
  return solution(g, static_cast<decltype(entries)&&>(entries));
}
}  // namespace detail

/// The strong solution of every state that can be reached from `s`, s included. With a Capacity the answer holds so many
/// states in place. Cost: every action of every state is taken once, or twice where play can come back; time and memory
/// grow with states and actions.
template <std::size_t Capacity = growing, class Game>
constexpr auto solve(const Game& g, const typename Game::state& s) {
  if constexpr (detail::require_game<Game>()) return detail::solve_from<Capacity>(g, s);
}
/// The strong solution of all states that have numbers, or else of those that can be reached from the start. An indexed
/// game whose actions all lead to smaller numbers needs one entry for each state and nothing else. A block_game is solved
/// set by set (solve_blocks.hpp), and its answer is always of exact size.
template <std::size_t Capacity = growing, class Game>
constexpr auto solve(const Game& g) {
  if constexpr (detail::require_game<Game>()) {
    if constexpr (block_game<Game>)
      return detail::block_solver<Game>(g).run();
    else if constexpr (indexed_game<Game>)
      return detail::solve_all_numbers<Capacity>(g);
    else
      return detail::solve_from<Capacity>(g, g.start());
  }
}
}  // namespace zermelo
