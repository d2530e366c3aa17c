// Strong solutions: games with cycles, and every state of small games.
#pragma once

#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/table.hpp>

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
}  // namespace solve_facts
