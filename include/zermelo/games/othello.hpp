// Othello, on boards of 4 x 4, 6 x 6 and 8 x 8 cells.
//
// Rules: Black and White take turns to put a disc of their colour on an empty cell where it flanks opposing discs:
// those in an unbroken row, column or diagonal between the new disc and another of its colour. All flanked discs turn
// over. A side that has no such move passes, and only such a side; when neither side has one, the game is over.
// Black is Max and begins. Utility: Black's discs minus White's. Cells that stay empty count for nobody, while
// tournaments give them to the winner. Action: the number of a cell, row by row from the top left, or `pass`. A pass is
// an action of its own: the sides always alternate, and counts of positions by plies agree with those published.
// Source: World Othello Federation, rules of the game.
// Known values: White wins by 8 on 4 x 4, and by 4 on 6 x 6 (J. Feinstein 1993). On 8 x 8, how many ways there are to
// play 1, 2, ... plies: 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288 with the first passes (A. Bik 2009).
// 62,789 states on 4 x 4, 6,168 of them terminal and 8,988 where a side passes; 60,060 games.
//
// State: three sets of cells, a bit each, and who is to move. Bits on 4 x 4, with those of `pass` in brackets:
//   own, other   the discs of the side to move and of the other side         0   1   2   3
//   legal        where the side to move may put a disc; only `pass`          4  [5]  6   7
//                if it must pass; nothing if the game is over                8   9  10  11
// `pass` is a cell of the centre, which is never empty.                     12  13  14  15
#pragma once

#include <zermelo/text_output.hpp>

namespace zermelo::games {

/// Othello on Size x Size cells: 4, 6 or 8.
template <int Size>
class othello {
  static_assert(Size == 4 || Size == 6 || Size == 8, "zermelo: an othello board has 4, 6 or 8 rows");

 public:
  /// A set of cells: bit row * Size + column, counted from the top left.
  using cells = std::uint64_t;
  struct state {
    cells own = 0;
    cells other = 0;
    cells legal = 0;
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int max_actions = Size * Size - 4;
  static constexpr action pass = (Size / 2 - 1) * (Size + 1);

  static constexpr state start() {
    constexpr cells white = bit(pass) | bit(pass + Size + 1), black = bit(pass + 1) | bit(pass + Size);
    return with_legal_moves(black, white, player::max);
  }
  static constexpr player to_move(state s) { return s.mover; }
  /// Corners first, since they are never turned over; last the cells next to them, which give the corner away.
  static constexpr auto actions(state s) { return set_bits_preferring<corners, far_from_corners, cells>{s.legal}; }
  static constexpr state result(state s, action a) {
    if (a == pass) return with_legal_moves(s.other, s.own, opponent(s.mover));
    const cells turned = flanked(bit(a), s.own, s.other);
    return with_legal_moves(s.other ^ turned, s.own | turned | bit(a), opponent(s.mover));
  }
  static constexpr bool is_terminal(state s) { return s.legal == 0; }
  static constexpr value utility(state s) { return count(black(s)) - count(white(s)); }
  /// Corners, and rows of one colour along the sides from there, are never turned over: the other side cannot get them.
  static constexpr bounds<value> utility_bounds(state s) {
    return {2 * count(stable(black(s))) - Size * Size, Size * Size - 2 * count(stable(white(s)))};
  }
  /// An estimate: each corner counts as Size discs, each legal move as one (after P. Rosenbloom, A
  /// world-championship-level Othello program, 1982, who weighs corners and mobility against each other too).
  static constexpr value evaluate(state s) {
    const value v = count(moves(black(s), white(s))) - count(moves(white(s), black(s))) +
                    Size * (count(black(s) & corners) - count(white(s) & corners));
    const bounds<value> known = utility_bounds(s);
    return v < known.lower ? known.lower : known.upper < v ? known.upper : v;
  }
  /// On 4 x 4 only: the states of larger boards do not fit in 64 bits.
  static constexpr std::uint64_t key(state s)
    requires(Size == 4)
  {
    return s.own | s.other << 16 | (s.mover == player::max ? 0 : std::uint64_t{1} << 32);
  }

  /// The state with discs as in `board`, such as "..../.OX./.XO./....": row by row, X for Black, O for White, a dot for
  /// an empty cell, '/' and spaces ignored. Any board is taken that has all its cells and no empty one among the four
  /// in the centre, whether or not play can reach it.
  static constexpr state position(text board, player mover) {
    cells x = 0, o = 0;
    int cell = 0;
    for (const char c : board) {
      if (c == '/' || c == ' ') continue;
      const bool is_x = c == 'X' || c == 'x', is_o = c == 'O' || c == 'o';
      if (cell == Size * Size || !(is_x || is_o || c == '.')) mistake::an_othello_board_has_its_cells_of_X_O_or_dot();
      if (is_x) x |= bit(cell);
      if (is_o) o |= bit(cell);
      ++cell;
    }
    if (cell != Size * Size) mistake::an_othello_board_has_its_cells_of_X_O_or_dot();
    if ((centre & ~(x | o)) != 0) mistake::an_othello_board_has_no_empty_cell_in_the_centre();
    return mover == player::max ? with_legal_moves(x, o, mover) : with_legal_moves(o, x, mover);
  }
  /// The cells with a black disc, and those with a white one.
  static constexpr cells black(state s) { return s.mover == player::max ? s.own : s.other; }
  static constexpr cells white(state s) { return s.mover == player::max ? s.other : s.own; }
  /// 'X' for Black, 'O' for White, '.' for an empty cell.
  static constexpr char disc_at(state s, int cell) {
    return (black(s) >> cell & 1) != 0 ? 'X' : (white(s) >> cell & 1) != 0 ? 'O' : '.';
  }

  /// The column by a letter and the row by a number from the top, as in "d3"; or "pass".
  template <class Out>
  static constexpr void write_action(Out&& out, state, action a) {
    const char name[2] = {static_cast<char>('a' + a % Size), static_cast<char>('1' + a / Size)};
    out(a == pass ? text("pass") : text(name, 2));
  }
  /// The rows, as position() reads them, and the side to move.
  template <class Out>
  static constexpr void write_state(Out&& out, state s) {
    for (int cell = 0; cell < Size * Size; ++cell) {
      if (cell > 0 && cell % Size == 0) out(text("/"));
      write_value(out, disc_at(s, cell));
    }
    out(text(s.mover == player::max ? " X" : " O"));
  }
  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    out(text("  a b c d e f g h", 1 + 2 * Size));
    for (int cell = 0; cell < Size * Size; ++cell) {
      if (cell % Size == 0) {
        out(text("\n"));
        write_value(out, cell / Size + 1);
      }
      out(text(" "));
      write_value(out, disc_at(s, cell));
    }
    out(text("\n"));
  }

 private:
  static constexpr cells bit(int cell) { return cells{1} << cell; }
  static constexpr int count(cells c) { return __builtin_popcountll(c); }

  static constexpr cells all = ~cells{0} >> (64 - Size * Size);
  static constexpr cells centre = bit(pass) | bit(pass + 1) | bit(pass + Size) | bit(pass + Size + 1);
  static constexpr cells first_row = bit(Size) - 1, last_row = first_row << (Size * Size - Size);
  static constexpr cells first_column = all / first_row, last_column = first_column << (Size - 1);
  static constexpr cells inner_columns = all & ~(first_column | last_column);
  static constexpr cells corners = (first_row | last_row) & (first_column | last_column);
  static constexpr cells beside(cells c) { return c << 1 | c >> 1; }
  static constexpr cells far_from_corners =
      all & ~(beside(corners) | (corners | beside(corners)) << Size | (corners | beside(corners)) >> Size);

  // On one axis, the unbroken rows of `discs` that begin next to a cell of `from`: those that go on to higher cell
  // numbers and those that go on to lower ones. Every step doubles their length (parallel prefix), up to the Size - 2
  // discs that fit between two others.
  struct two_rows {
    cells up, down;
  };
  template <int Step>
  static constexpr two_rows rows_from(cells from, cells discs) {
    cells up = from << Step & discs, down = from >> Step & discs;
    up |= up << Step & discs, down |= down >> Step & discs;
    if constexpr (Size > 4) {
      const cells pairs_up = discs & discs << Step, pairs_down = discs & discs >> Step;
      up |= up << 2 * Step & pairs_up, down |= down >> 2 * Step & pairs_down;
      if constexpr (Size > 6) up |= up << 2 * Step & pairs_up, down |= down >> 2 * Step & pairs_down;
    }
    return {up, down};
  }

  // Discs in the first and last column are flanked up and down only. Without them no row runs over the board's sides.
  static constexpr cells moves(cells own, cells other) {
    const cells inner = other & inner_columns;
    return (ends<1>(own, inner) | ends<Size>(own, other) | ends<Size - 1>(own, inner) | ends<Size + 1>(own, inner)) &
           all & ~(own | other);
  }
  template <int Step>
  static constexpr cells ends(cells own, cells discs) {
    const two_rows rows = rows_from<Step>(own, discs);
    return rows.up << Step | rows.down >> Step;
  }
  static constexpr cells flanked(cells disc, cells own, cells other) {
    const cells inner = other & inner_columns;
    return flanked_along<1>(disc, own, inner) | flanked_along<Size>(disc, own, other) |
           flanked_along<Size - 1>(disc, own, inner) | flanked_along<Size + 1>(disc, own, inner);
  }
  template <int Step>
  static constexpr cells flanked_along(cells disc, cells own, cells discs) {
    const two_rows rows = rows_from<Step>(disc, discs);
    return ((rows.up << Step & own) != 0 ? rows.up : 0) | ((rows.down >> Step & own) != 0 ? rows.down : 0);
  }
  static constexpr state with_legal_moves(cells own, cells other, player mover) {
    const cells legal = moves(own, other);
    return {own, other, legal != 0 || moves(other, own) == 0 ? legal : bit(pass), mover};
  }

  static constexpr cells stable(cells own) {
    const cells from = own & corners;
    if (from == 0) return 0;
    const two_rows along_rows = rows_from<1>(from, own & (first_row | last_row));
    const two_rows along_columns = rows_from<Size>(from, own & (first_column | last_column));
    return from | along_rows.up | along_rows.down | along_columns.up | along_columns.down;
  }
};
}  // namespace zermelo::games
