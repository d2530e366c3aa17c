// The monotone board: the example of its task, its states and its bounds.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/monotone_board.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace monotone_board_facts {
using namespace zermelo;
using games::monotone_board;

inline constexpr monotone_board example{{{2, 7, 3}, {9, 1, 2}}, {{3, 7, 2}, {2, 3, 1}}};
using game = std::remove_const_t<decltype(example)>;
static_assert(std::same_as<game, monotone_board<2, 3>>);

/// All cells of one row are taken before the next row: one line of play.
constexpr int row_by_row(const game& g) {
  auto s = g.start();
  while (!g.is_terminal(s)) {
    int last = 0;
    for (const int a : g.actions(s)) last = a;  // the highest diagonal is that of the highest row
    s = g.result(s, last);
  }
  return g.utility(s);
}
constexpr game::state after(const game& g, int first, int second, int third) {
  return g.result(g.result(g.result(g.start(), first), second), third);
}

FACT(monotone_board_first_player_wins_by_2, alpha_beta(given(example)).value == 2 && minimax(given(example)).value == 2)
FACT(monotone_board_has_five_lines, minimax(given(example)).leaves == 5)  // the standard Young tableaux of 2 x 3
FACT(monotone_board_one_row_leaves_no_choice,
     alpha_beta(monotone_board{{{1, 2, 3, 4}}, {{5, 6, 7, 8}}}).value == 1 - 6 + 3 - 8 &&
         alpha_beta(monotone_board{{{1}, {2}, {3}}, {{5}, {6}, {7}}}).value == 1 - 6 + 3)
FACT(monotone_board_row_by_row, row_by_row(given(example)) == 2 - 7 + 3 - 2 + 1 - 1)
FACT(monotone_board_gains_may_be_negative,
     alpha_beta(monotone_board{{{-1, -5}, {-2, 4}}, {{0, -3}, {-6, 0}}}).value == -1 + 3 - 2 - 0)
// Diagonals 1, 2, 0 are the first cell, the one to the right of it, and the one below it.
FACT(monotone_board_rows_of_pieces, game::pieces_in_row(given(after(example, 1, 2, 0)), 0) == 2 &&
                                        game::pieces_in_row(given(after(example, 1, 2, 0)), 1) == 1 &&
                                        game::cell_of(after(example, 1, 2, 0), 3) == game::cell{0, 2} &&
                                        game::cell_of(after(example, 1, 2, 0), 1) == game::cell{1, 1})
FACT(monotone_board_bounds_are_those_of_the_cells_left,
     example.utility_bounds(given(after(example, 1, 2, 0))).lower == 2 - 7 + 9 - 2 - 3 - 1 &&
         example.utility_bounds(given(after(example, 1, 2, 0))).upper == 2 - 7 + 9 + 3 + 1 + 2)
FACT(monotone_board_action_is_written,
     writes("(2,1)", [](auto&& out) { game::write_action(out, example.result(example.start(), 1), 0); }))
FACT(monotone_board_state_is_written,
     writes("pieces 2 1, points 4, min", [](auto&& out) { example.write_state(out, after(example, 1, 2, 0)); }))
FACT(monotone_board_is_written, writes("  o   o 3:2\n  o 1:3 2:1\npoints 4\n",
                                       [](auto&& out) { example.write_board(out, after(example, 1, 2, 0)); }))
}  // namespace monotone_board_facts
