// Strong solutions: games with cycles, and every state of small games.
#pragma once

#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/solve.hpp>

#include "fact.hpp"

namespace solve_facts {
using namespace zermelo;
using games::cat_and_mouse;
using games::nim;

// ---- Cat and Mouse --------------------------------------------------------------------------------------------------

static_assert(reversible_game<cat_and_mouse>);
/// Case J8: a search that remembers the values of unfinished states says 0.
inline constexpr text j8 = "[[5,6],[3,4],[6],[1,4,5],[1,3,5],[0,3,4,6],[0,2,5]]";

struct outcome {
  int value, distance;
  friend constexpr bool operator==(const outcome&, const outcome&) = default;
};
constexpr outcome outcome_on(const cat_and_mouse& g) {
  const auto solved = solve(g);
  return {solved.value(g.start()), solved.distance(g.start())};
}
FACT(solve_cat_and_mouse_j8, outcome_on(given(cat_and_mouse(j8))) == outcome{-1, 8})
// The two examples of LeetCode 913.
FACT(solve_cat_and_mouse_draw,
     outcome_on(given(cat_and_mouse("[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]"))) == outcome{0, endless})
FACT(solve_cat_and_mouse_mouse_wins, outcome_on(given(cat_and_mouse("[[1,3],[0],[3],[0,2]]"))) == outcome{1, 1})
// A cat that only knows the way to the hole cannot move, nor does the mouse ever get there.
FACT(solve_cat_and_mouse_cat_stays, outcome_on(given(cat_and_mouse(" [[2], [3], [0], [1]]"))) == outcome{0, endless})

// ---- a game that can go round for ever ------------------------------------------------------------------------------

/// Case T10: Min moves from s to u or v, and from v to t2; Max moves from u to t1, or comes back to u.
struct round_and_round {
  enum state : int { s, u, v, t1, t2 };
  using action = state;  // where to go
  using value = int;
  int endless = 0;

  static constexpr state start() { return s; }
  static constexpr player to_move(state here) { return here == u ? player::max : player::min; }
  static constexpr auto actions(state here) {
    action_list<action, 2> ways;
    ways.push_back(here == v ? t2 : u);
    if (here != v) ways.push_back(here == s ? v : t1);
    return ways;
  }
  static constexpr state result(state, action to) { return to; }
  static constexpr bool is_terminal(state here) { return here == t1 || here == t2; }
  static constexpr value utility(state here) { return here == t1 ? 1 : 2; }
  constexpr value endless_value() const { return endless; }
  static constexpr std::uint64_t key(state here) { return static_cast<std::uint64_t>(here); }
};
constexpr bool is_worth(const round_and_round& g, int s, int u, int v) {
  const auto solved = solve(g);
  return solved.value(g.s) == s && solved.value(g.u) == u && solved.value(g.v) == v && solved.solved_count() == 5;
}
FACT(solve_t10, is_worth(given(round_and_round{}), 1, 1, 2))
FACT(solve_t10_distances, solve(given(round_and_round{})).distance(round_and_round::s) == 2 &&
                              solve(round_and_round{}).action(round_and_round::s) == round_and_round::u &&
                              solve(round_and_round{}).action(round_and_round::u) == round_and_round::t1)
// Where going round is worth more to Max than t1, he never leaves u.
FACT(solve_t10_endless, is_worth(given(round_and_round{.endless = 2}), 2, 2, 2) &&
                            solve(round_and_round{.endless = 3}).distance(round_and_round::u) == endless)

// ---- games whose every state is known -------------------------------------------------------------------------------

/// Every state of Nim against Bouton's rule.
constexpr bool bouton_agrees(const nim& g) {
  const auto solved = solve(g);
  for (std::size_t i = 0; i < solved.rules().state_count(); ++i) {
    const nim::state s = solved.rules().state_at(i);
    if ((solved.value(s) == 1) != (g.mover_wins(s) == (s.mover == player::max))) return false;
  }
  return true;
}
/// How many numbers from 0 up to n are lost for who is to move.
constexpr int lost_up_to(const games::halving& g) {
  const auto solved = solve(g);
  int count = 0;
  for (int n = 0; n <= g.n; ++n) count += solved.value({n, player::max}) == -1;
  return count;
}
FACT(solve_nim, bouton_agrees(given(nim(1, 3, 4))))
FACT(solve_misere_nim, bouton_agrees(given(nim(1, 3, 4).as_misere())))
FACT(solve_halving_to_40, lost_up_to(given(games::halving{40})) == 14)
FACT(solve_halving_to_1000, solve(given(games::halving{1'000})).solved_count() == 2'002)
}  // namespace solve_facts
