// The m,n,k games: who wins on small boards, and what the game tells of a position.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/m_n_k.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace m_n_k_facts {
using namespace zermelo;
using games::m_n_k;
using four_in_a_row = m_n_k<4, 4, 4>;
static_assert(bounded_game<m_n_k<3, 3, 3>> && bounded_game<m_n_k<8, 8, 5>> && bounded_game<m_n_k<1, 64, 3>>);

template <int M, int N, int K>
constexpr int value_of(m_n_k<M, N, K> g) {
  return alpha_beta(g).value;
}
template <std::size_t Size, class Game>
constexpr auto with_a_table(Game g) {
  checked_table<Game, Size> table;
  return alpha_beta(g, remember(table));
}
/// What a board is worth that is over; another value where it is not.
template <class Game>
constexpr int ended(Game, text board) {
  const auto s = Game::position(board);
  return Game::is_terminal(s) ? Game::utility(s) : 9;
}
template <class Game>
constexpr bool bounds_are(Game, text board, int lower, int upper) {
  const auto known = Game::utility_bounds(Game::position(board));
  return known.lower == lower && known.upper == upper;
}

FACT(m_n_k_three_in_a_row, value_of(given(m_n_k<3, 4, 3>{})) == 1 && value_of(given(m_n_k<4, 3, 3>{})) == 1 &&
                               value_of(given(m_n_k<4, 4, 3>{})) == 1)
FACT(m_n_k_tic_tac_toe, with_a_table<1024>(given(m_n_k<3, 3, 3>{})).value == 0 &&
                            with_a_table<1024>(given(m_n_k<3, 3, 3>{})).nodes < 1'000)
FACT(m_n_k_larger_boards_won, value_of(given(m_n_k<5, 5, 3>{})) == 1 && value_of(given(m_n_k<8, 8, 3>{})) == 1)
FACT(m_n_k_lines_of_one_and_two, value_of(given(m_n_k<2, 2, 1>{})) == 1 && value_of(given(m_n_k<1, 1, 1>{})) == 1 &&
                                     value_of(given(m_n_k<2, 2, 2>{})) == 1 && value_of(given(m_n_k<1, 2, 2>{})) == 0 &&
                                     value_of(given(m_n_k<3, 1, 2>{})) == 1)
FACT(m_n_k_lines_that_do_not_fit, value_of(given(m_n_k<2, 3, 4>{})) == 0 && value_of(given(m_n_k<8, 8, 9>{})) == 0)
FACT(m_n_k_narrow_boards, value_of(given(m_n_k<1, 5, 3>{})) == 0 && value_of(given(m_n_k<5, 1, 3>{})) == 0)

FACT(m_n_k_rows_and_columns, ended(given(four_in_a_row{}), "XXXX/OOO./..../....") == 1 &&
                                 ended(four_in_a_row{}, "XO../XO../XO../X...") == 1 &&
                                 ended(four_in_a_row{}, "X.XX/OOOO/X.../....") == -1)
FACT(m_n_k_diagonals, ended(given(four_in_a_row{}), "XO../.XO./..XO/...X") == 1 &&
                          ended(four_in_a_row{}, "XX.O/X.O./XO../O...") == -1)
// Cells that follow each other by number, but across the edge of the board.
FACT(m_n_k_lines_end_at_the_edge, ended(given(m_n_k<3, 4, 3>{}), "..XX/X..O/O...") == 9 &&
                                      ended(m_n_k<3, 4, 3>{}, "..X./...X/X.OO") == 9 &&
                                      ended(m_n_k<4, 3, 3>{}, ".X./X.O/..X/O..") == 9)
FACT(m_n_k_full_board,
     ended(given(m_n_k<3, 3, 3>{}), "XOX/XOO/OXX") == 0 && ended(m_n_k<3, 3, 3>{}, "XOX/OXO/XOX") == 1)

FACT(m_n_k_a_win_at_once, bounds_are(given(m_n_k<3, 3, 3>{}), "XX./OO./...", 1, 1) &&
                              bounds_are(m_n_k<3, 3, 3>{}, "XX./OO./X..", -1, -1))
FACT(m_n_k_two_threats_are_lost, bounds_are(given(m_n_k<3, 3, 3>{}), "X.X/.O./O.X", 1, 1) &&
                                    bounds_are(m_n_k<3, 3, 3>{}, "XX./.O./...", -1, 1))  // one is not
FACT(m_n_k_lines_that_are_left, bounds_are(given(four_in_a_row{}), "..../..../..../....", -1, 1) &&
                                    bounds_are(four_in_a_row{}, "XOO./OOX./...X/.X..", 0, 1) &&
                                    bounds_are(four_in_a_row{}, "XXOO/OOXX/XXOO/OXX.", 0, 0))

FACT(m_n_k_middle_first, writes("560", [](auto&& out) {
       auto rest = m_n_k<3, 4, 3>::actions(m_n_k<3, 4, 3>::start());
       int a = 0;
       for (int i = 0; i < 3; ++i) rest.next(a), write_value(out, a);
     }))
template <class Game>
constexpr bool is_written(Game, text board, text lines) {
  return writes(lines, [s = Game::position(board)](auto&& out) { Game::write_board(out, s); });
}
FACT(m_n_k_board_is_written,
     is_written(given(m_n_k<3, 3, 3>{}), ".../.X./O..", "0 1 2\n3 X 5\nO 7 8\n") &&
         is_written(m_n_k<3, 4, 3>{}, "..../.X../..O.", " 0  1  2  3\n 4  X  6  7\n 8  9  O 11\n"))
}  // namespace m_n_k_facts
