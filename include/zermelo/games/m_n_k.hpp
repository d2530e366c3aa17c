// The m,n,k games: k in a row on a board of m rows and n columns. 3,3,3 is tic-tac-toe, 15,15,5 gomoku.
//
// Rules: X and O take turns to mark an empty cell; k own marks in a row, column or diagonal win (more are as good); a
// full board without them is a draw. X is Max and begins. Utility: +1 X has won, -1 O has won, 0 draw. Action: the
// number of the cell, row by row from 0.
// Source: H. J. van den Herik, J. Uiterwijk, J. van Rijswijck, Games solved: now and in the future, Artificial
// Intelligence 134 (2002), section 4. Known values: 3,3,3 draw; 3,4,3 and 4,4,3 X wins; 4,4,4 and 4,5,4 draw.
// States: 3,3,3 5,478; 3,4,3 111,973; 4,4,4 9,722,011.
//
// State: the cells of the side to move and those of the other side, bit c for cell c, on 4 x 4
//     0  1  2  3
//     4  5  6  7
//     8  9 10 11
//    12 13 14 15
// X begins, so who is to move is seen from the number of marks.
#pragma once

#include <zermelo/detail/lines.hpp>
#include <zermelo/result.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::games {

/// K in a row on M rows of N cells; boards of up to 64 cells. Where K fits neither side every game is a draw.
template <int M, int N, int K>
class m_n_k {
  static_assert(M >= 1 && N >= 1 && K >= 1 && M <= 64 && N <= 64 && M * N <= 64,
                "zermelo: a board of an m,n,k game has M * N <= 64 cells, and K is 1 or more");

 public:
  /// A set of cells, bit row * N + column.
  using cells = std::uint64_t;
  struct state {
    cells own = 0;    ///< marks of the side to move
    cells other = 0;  ///< of the other side
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int rows = M, columns = N, max_actions = M * N;

  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) {
    return __builtin_parityll(s.own | s.other) == 0 ? player::max : player::min;
  }
  /// The empty cells, those in the middle of the board first.
  static constexpr auto actions(state s) { return set_bits_preferring<middle(0), middle(1), cells>{empty(s)}; }
  static constexpr state result(state s, action a) { return {s.other, s.own | cells{1} << a}; }
  static constexpr bool is_terminal(state s) { return has_line(s.other) || empty(s) == 0; }
  static constexpr value utility(state s) { return !has_line(s.other) ? 0 : to_move(s) == player::max ? -1 : 1; }
  /// Settled where the mover completes a line at once, or else the other side can complete one in two cells, of which
  /// the mover takes only one. A side wins no more once the other has marks in all lines.
  static constexpr bounds<value> utility_bounds(state s) {
    const bool max_moves = to_move(s) == player::max;
    const cells open = empty(s);
    if ((completing(s.own) & open) != 0) return max_moves ? bounds<value>{1, 1} : bounds<value>{-1, -1};
    const cells threats = completing(s.other) & open;
    if ((threats & (threats - 1)) != 0) return max_moves ? bounds<value>{-1, -1} : bounds<value>{1, 1};
    const int own = has_line(s.own | open) ? 1 : 0, other = has_line(s.other | open) ? 1 : 0;
    return max_moves ? bounds<value>{-other, own} : bounds<value>{-own, other};
  }
  /// Both sets of cells: of boards of up to 32 cells, since those of larger ones do not fit.
  static constexpr std::uint64_t key(state s)
    requires(M * N <= 32)
  {
    return s.own | s.other << M * N;
  }
  /// What table entries need: keys are below 2^key_bits, utilities between these, actions from 0 and below all_actions.
  static constexpr int key_bits = M * N <= 32 ? 2 * M * N : 64;
  static constexpr bounds<value> all_utilities{-1, 1};
  static constexpr int all_actions = M * N;

  /// The state of a board as text, such as "X../.O./...": row by row, X, O and dots, '/' and spaces ignored. Refused,
  /// each with its own mistake: other letters or another size, counts that do not alternate from X on, marks made after
  /// a win.
  static constexpr state position(text board) {
    cells x = 0, o = 0;
    int cell = 0;
    for (const char c : board) {
      if (c == '/' || c == ' ') continue;
      const bool is_x = c == 'X' || c == 'x', is_o = c == 'O' || c == 'o';
      if (cell == M * N || !(is_x || is_o || c == '.')) mistake::an_m_n_k_board_has_its_cells_of_X_O_or_dot();
      if (is_x) x |= cells{1} << cell;
      if (is_o) o |= cells{1} << cell;
      ++cell;
    }
    if (cell != M * N) mistake::an_m_n_k_board_has_its_cells_of_X_O_or_dot();
    const int ahead = __builtin_popcountll(x) - __builtin_popcountll(o);
    if (ahead != 0 && ahead != 1) mistake::an_m_n_k_board_has_wrong_counts_of_X_and_O();
    const state s = ahead == 0 ? state{x, o} : state{o, x};
    if (has_line(s.own) || !has_last_mark(s.other)) mistake::an_m_n_k_board_has_marks_made_after_a_win();
    return s;
  }
  /// 'X', 'O' or '.' for a cell.
  static constexpr char mark_at(state s, action cell) {
    if (((s.own | s.other) >> cell & 1) == 0) return '.';
    return ((s.own >> cell & 1) != 0) == (to_move(s) == player::max) ? 'X' : 'O';
  }
  /// An empty cell shows its number, which is the action that marks it.
  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    for (action cell = 0; cell < M * N; ++cell) {
      const char mark = mark_at(s, cell);
      if (M * N > 10 && (mark != '.' || cell < 10)) out(text(" "));
      if (mark == '.')
        write_value(out, cell);
      else
        write_value(out, mark);
      out(text(cell % N == N - 1 ? "\n" : " "));
    }
  }

 private:
  static constexpr cells all = ~cells{0} >> (64 - M * N);
  static constexpr cells empty(state s) { return all & ~(s.own | s.other); }

  /// The cells of a rectangle, whose ends may lie beyond the board.
  static constexpr cells rectangle(int top, int below, int left, int right) {
    cells c = 0;
    for (int cell = 0; cell < M * N; ++cell)
      if (top <= cell / N && cell / N < below && left <= cell % N && cell % N < right) c |= cells{1} << cell;
    return c;
  }
  /// The one, two or four cells in the middle of the board, or those and so many rings around them.
  static constexpr cells middle(int rings) {
    return rectangle((M - 1) / 2 - rings, M / 2 + 1 + rings, (N - 1) / 2 - rings, N / 2 + 1 + rings);
  }

  // Where lines start, by direction.
  static constexpr cells across = rectangle(0, M, 0, N - K + 1), down = rectangle(0, M - K + 1, 0, N),
                         falling = rectangle(0, M - K + 1, 0, N - K + 1), rising = rectangle(0, M - K + 1, K - 1, N);

  static constexpr bool has_line(cells c) {
    return ((detail::lines_along<K, 1>(c) & across) | (detail::lines_along<K, N>(c) & down) |
            (detail::lines_along<K, N + 1>(c) & falling) | (detail::lines_along<K, N - 1>(c) & rising)) != 0;
  }
  /// The cells, empty or not, that complete a line of these.
  static constexpr cells completing(cells c) {
    return detail::missing_along<K, 1>(c, across) | detail::missing_along<K, N>(c, down) |
           detail::missing_along<K, N + 1>(c, falling) | detail::missing_along<K, N - 1>(c, rising);
  }
  /// Whether a last mark can have made all the lines that there are.
  static constexpr bool has_last_mark(cells c) {
    if (!has_line(c)) return true;
    for (cells rest = c; rest != 0; rest &= rest - 1)
      if (!has_line(c ^ (rest & (~rest + 1)))) return true;
    return false;
  }
};
}  // namespace zermelo::games
