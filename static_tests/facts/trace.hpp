// The step-by-step example of the alpha-beta page (OI-wiki), and what traces record otherwise.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/trace.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace trace_facts {
using namespace zermelo;
using games::class_tree, games::walk_through;

// ---- the walk-through: alpha and beta at A..L, in the order in which the page comes to them ----

inline constexpr int minus_infinity = value_limits<int>::lowest();
inline constexpr int plus_infinity = value_limits<int>::highest();

struct known_step {
  text path;
  int alpha, beta;              // handed down to the node
  int alpha_after, beta_after;  // when the search leaves it
  bool cut;                     // some of its branches are left out
  int score;                    // the true one, which the page gives beside them
};
inline constexpr known_step known_steps[] = {
    {"root", minus_infinity, plus_infinity, 3, plus_infinity, false, 3},    // H
    {"D", minus_infinity, plus_infinity, minus_infinity, 3, false, 3},      //
    {"D/B", minus_infinity, plus_infinity, 3, plus_infinity, false, 3},     //
    {"D/B/A", minus_infinity, plus_infinity, minus_infinity, 3, false, 3},  //
    {"D/B/C", 3, plus_infinity, 3, 2, true, 2},                             // 12 is left out
    {"D/E", minus_infinity, 3, 3, 3, true, 15},                             // G is left out
    {"D/E/F", minus_infinity, 3, minus_infinity, 3, false, 15},             // 15 does not lower beta
    {"I", 3, plus_infinity, 3, 3, true, 2},                                 // the right child is left out
    {"I/J", 3, plus_infinity, 3, plus_infinity, false, 3},                  //
    {"I/J/K", 3, plus_infinity, 3, 2, true, 2},                             // 5 is left out
    {"I/J/L", 3, plus_infinity, 3, 3, false, 3},                            // alpha meets beta, but nothing is left
};

inline constexpr auto hard = fitted([] { return record(walk_through, fail_hard{}); });

/// The next step of an inner node from `i` on.
template <class Trace>
constexpr std::size_t inner_step(const Trace& t, std::size_t i) {
  while (i < t.size() && t[i].kind != visit_kind::inner) ++i;
  return i;
}
template <class Tree, class Trace>
constexpr bool path_is(text path, const Tree& tree, const Trace& t, std::size_t i) {
  return writes(path, [&g = tree, &steps = t, i](auto out) { write_path(out, g, steps, i); });
}
template <class Trace>
constexpr bool follows_the_page(const Trace& t) {
  std::size_t i = 0;
  for (const known_step& known : known_steps) {
    i = inner_step(t, i);
    if (i == t.size() || !path_is(known.path, walk_through, t, i)) return false;
    if (t[i].alpha != known.alpha || t[i].beta != known.beta || t[i].alpha_after != known.alpha_after ||
        t[i].beta_after != known.beta_after || t[i].cut != known.cut)
      return false;
    if (minimax(walk_through, t[i].state).value != known.score) return false;
    ++i;
  }
  return inner_step(t, i) == t.size();
}
FACT(trace_walk_through, follows_the_page(given(hard.trace)))
FACT(trace_walk_through_found_now, follows_the_page(record(given(walk_through), fail_hard{}).trace))
FACT(trace_walk_through_value, hard.result.value == 3 && hard.result.leaves == 6 && hard.trace.size() == 17)

// Values are bounds of the true scores, with and without fail-hard; fail-soft ones are at least as tight.
template <class Trace>
constexpr bool bounds_are_true(const Trace& t) {
  for (std::size_t i = 0; i < t.size(); ++i) {
    const int score = minimax(walk_through, t[i].state).value;
    const bool holds = t[i].bound == bound::exact   ? t[i].value == score
                       : t[i].bound == bound::lower ? t[i].value <= score
                                                    : t[i].value >= score;
    if (!holds) return false;
  }
  return true;
}
FACT(trace_bounds_are_true, bounds_are_true(given(hard.trace)) && bounds_are_true(record(given(walk_through)).trace))
FACT(trace_fail_soft_finds_the_score_of_E, record<17>(given(walk_through)).trace[8].value == 15 && hard.trace[8].value == 3)

// ---- what is recorded, and how it is written ----

template <class Trace, std::size_t N>
constexpr bool leaves_are(const Trace& t, const int (&expected)[N]) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < t.size(); ++i)
    if (t[i].kind != visit_kind::inner && (count == N || t[i].value != expected[count++])) return false;
  return count == N;
}
FACT(trace_leaves_in_order, leaves_are(record(given(class_tree)).trace, games::class_tree_visited) &&
                                leaves_are(hard.trace, games::walk_through_visited))
FACT(trace_parents_and_plies, hard.trace[0].parent == 0 && hard.trace[8].parent == 1 && hard.trace[10].parent == 9 &&
                                  hard.trace[10].ply == 4 && !hard.trace[0].via && hard.trace[8].via == "E")
FACT(trace_of_a_subtree, record(given(class_tree), class_tree.child(0, 1)).trace[0].state == class_tree.child(0, 1))
FACT(trace_of_a_leaf, record(given(class_tree), tree_node{4}).trace.size() == 1)
FACT(trace_fits_its_capacity, record<17>(given(walk_through)).trace.size() == 17)

FACT(trace_table, writes(R"(step  node     mover  alpha  beta  bound  value  alpha after  beta after  cut
   0  root     max     -inf  +inf      =      3            3        +inf
   1  D        min     -inf  +inf      =      3         -inf           3
   2  D/B      max     -inf  +inf      =      3            3        +inf
   3  D/B/A    min     -inf  +inf      =      3         -inf           3
   4  D/B/A/0  leaf    -inf  +inf      =      3
   5  D/B/A/1  leaf    -inf     3      =     17
   6  D/B/C    min        3  +inf     <=      2            3           2  cut
   7  D/B/C/0  leaf       3  +inf      =      2
   8  D/E      max     -inf     3     >=      3            3           3  cut
   9  D/E/F    min     -inf     3     >=      3         -inf           3
  10  D/E/F/0  leaf    -inf     3      =     15
  11  I        min        3  +inf     <=      3            3           3  cut
  12  I/J      max        3  +inf     <=      3            3        +inf
  13  I/J/K    min        3  +inf     <=      2            3           2  cut
  14  I/J/K/0  leaf       3  +inf      =      2
  15  I/J/L    min        3  +inf     <=      3            3           3
  16  I/J/L/0  leaf       3  +inf      =      3
)",
                         [](auto out) { write_table(out, walk_through, hard.trace); }))

// Actions are written as their game writes them, and estimates at the depth limit show as such. The game's bounds of the
// true value do not narrow the window of a search that estimates.
constexpr int nobody_ahead(games::halving::state) { return 0; }
FACT(trace_table_of_a_game,
     writes(R"(step  node                 mover     alpha  beta  bound  value  alpha after  beta after  cut
   0  root                 max        -inf  +inf      =      0            0        +inf
   1  decrement            min        -inf  +inf      =      0         -inf           0
   2  decrement/decrement  estimate   -inf  +inf      =      0
   3  decrement/half       estimate   -inf     0      =      0
   4  half                 min           0  +inf     <=      0            0           0  cut
   5  half/decrement       estimate      0  +inf      =      0
)",
            [](auto out) {
              const games::halving game{given(5)};
              write_table(out, game, record(game, max_depth{2}, evaluate_with{nobody_ahead}).trace);
            }))

// Columns are measured as a terminal shows them, and no name breaks a line.
FACT(trace_table_of_odd_names, writes("step  node  mover  alpha  beta  bound  value  alpha after  beta after  cut\n"
                                      "   0  root  max     -inf  +inf      =      1            1        +inf\n"
                                      "   1  \u5175    leaf    -inf  +inf      =      1\n"
                                      "   2  a b   leaf       1  +inf      =      0\n",
                                      [](auto out) {
                                        const tree t = max_node(edge("\u5175", given(1)), edge("a\nb", 0));
                                        write_table(out, t, record(t).trace);
                                      }))

// A state that its own bounds settle, or that a table remembers, says what is known of it: no more.
struct known_bounds_game {  // node n of a binary tree of depth 2 has the children 2n+1 and 2n+2; leaves are 3..6
  using state = int;
  using action = int;
  using value = int;
  static constexpr int start() { return 0; }
  static constexpr player to_move(int n) { return n == 0 ? player::max : player::min; }
  static constexpr auto actions(int) { return action_list<int, 2>(1, 2); }
  static constexpr int result(int n, int a) { return 2 * n + a; }
  static constexpr bool is_terminal(int n) { return n >= 3; }
  static constexpr int utility(int n) { return n == 3 || n == 4 ? 2 : 0; }
  static constexpr bounds<int> utility_bounds(int n) { return n == 2 ? bounds<int>{0, 1} : bounds<int>{0, 4}; }
};
FACT(trace_of_a_settled_state, [] {
  const auto t = record(given(known_bounds_game{})).trace;
  return t.size() == 5 && t[4].kind == visit_kind::bounded && t[4].value == 1 && t[4].bound == bound::upper;
}())
}  // namespace trace_facts
