// Tic-tac-toe, or noughts and crosses.
//
// Rules: X and O take turns to mark an empty cell of a 3 x 3 board; three own marks in a row, column or diagonal win; a
// full board without a row is a draw. X is Max and begins, unless a position says otherwise. Utility: +1 X has won, -1 O
// has won, 0 draw. Action: the number of the cell,   0 1 2
//                                                    3 4 5
//                                                    6 7 8
// Source: S. Russell, P. Norvig, Artificial Intelligence, 4th ed., ch. 6. Known value: a draw, with every opening.
// 5,478 states, 958 of them terminal; 255,168 games.
//
// State: a word for the side to move, one for the other side, and the empty cells.
//   side    bits  0..15: eight 2-bit counters, the marks in each line (3 rows, 3 columns, 2 diagonals)
//           bits 16..24: the cells with a mark
//   rest    bits  0..8: the empty cells   bit 9: O is to move
// A mark adds one constant to its side; a counter of three has both its bits set, which one AND finds for all lines.
#pragma once

#include <zermelo/result.hpp>
#include <zermelo/text.hpp>

namespace zermelo::games {

/// The order in which tic-tac-toe tries its cells.
enum class cell_order : unsigned char { centre_first, by_number };

/// With Bounds the game also tells what it can be worth: a state in which the mover can win at once is settled.
template <cell_order Order, bool Bounds>
struct basic_tic_tac_toe {
  struct state {
    std::uint32_t own = 0;
    std::uint32_t other = 0;
    std::uint32_t rest = all_cells;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int max_actions = 9;

  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return (s.rest & o_moves) != 0 ? player::min : player::max; }
  static constexpr auto actions(state s) {
    if constexpr (Order == cell_order::centre_first)
      return set_bits_preferring<centre, corners>{s.rest & all_cells};
    else
      return set_bits{s.rest & all_cells};
  }
  static constexpr state result(state s, action a) {
    return {s.other, s.own + mark[a], s.rest ^ (o_moves | std::uint32_t{1} << a)};
  }
  static constexpr bool is_terminal(state s) {
    return (s.other & s.other >> 1 & low_bits) != 0 || (s.rest & all_cells) == 0;
  }
  static constexpr value utility(state s) {
    return (s.other & s.other >> 1 & low_bits) == 0 ? 0 : (s.rest & o_moves) != 0 ? 1 : -1;
  }
  /// A line with two own marks and none of the other side wins at once: that settles the state.
  static constexpr bounds<value> utility_bounds(state s)
    requires Bounds
  {
    return (s.own >> 1 & ~(s.other | s.other >> 1) & low_bits) == 0 ? bounds<value>{-1, 1}
           : (s.rest & o_moves) != 0                                ? bounds<value>{-1, -1}
                                                                    : bounds<value>{1, 1};
  }
  /// The cells of X in bits 0..8, those of O in bits 9..17, and who is to move in bit 18.
  static constexpr std::uint64_t key(state s) { return x_cells(s) | (o_cells(s) | (s.rest & o_moves)) << 9; }

  /// The board in base 3: cell i contributes 3^i times 1 for X, 2 for O. Boards that play cannot reach have numbers too.
  /// Boards on which O began have numbers beyond the state_count, since with as many X as O they look alike.
  static constexpr std::size_t state_count() { return 19'683; }
  static constexpr std::size_t index(state s) {
    return (__builtin_parity(s.rest) != 0 ? 0 : state_count()) +  // X is to move where an odd number of cells is empty
           ((s.rest & o_moves) != 0 ? base_3.of[s.other >> 16] + 2u * base_3.of[s.own >> 16]
                                    : base_3.of[s.own >> 16] + 2u * base_3.of[s.other >> 16]);
  }
  static constexpr state state_at(std::size_t number) {
    unsigned x = 0, o = 0;
    for (unsigned cell = 0; cell < 9; ++cell, number /= 3) {
      if (number % 3 == 1) x |= 1u << cell;
      if (number % 3 == 2) o |= 1u << cell;
    }
    return unchecked(x, o, __builtin_parity(x | o) != 0 ? player::min : player::max);
  }

  /// The state with X on the cells of `x` and O on those of `o` (bit n is cell n), `mover` to move. Refused, each with
  /// its own mistake: a cell given to both, marks that do not alternate, two winners, a mover who has already won.
  static constexpr state position(unsigned x, unsigned o, player mover) {
    if ((x & o) != 0) mistake::a_tic_tac_toe_cell_is_given_to_both_players();
    const state s = unchecked(x, o, mover);
    const int ahead = __builtin_popcount(mover == player::max ? o : x) - __builtin_popcount(mover == player::max ? x : o);
    // The mover has as many marks as the other side, or one less if the other side began.
    if (ahead < 0 || ahead > 1 || ((x | o) & ~all_cells) != 0)
      mistake::a_tic_tac_toe_board_has_wrong_counts_of_X_and_O();
    if (has_line(s.own) && has_line(s.other)) mistake::both_sides_of_a_tic_tac_toe_board_have_won();
    if (has_line(s.own)) mistake::the_side_to_move_of_a_tic_tac_toe_board_has_won_already();
    return s;
  }
  /// The state of a board as text, such as "XO./.../.OX": row by row, X, O and dots, '/' and spaces ignored.
  static constexpr state position(text board, player mover) {
    const marks m = read(board);
    return position(m.x, m.o, mover);
  }
  /// The same with X beginning: the counts say who is to move.
  static constexpr state position(text board) {
    const marks m = read(board);
    return position(m.x, m.o, __builtin_popcount(m.x) > __builtin_popcount(m.o) ? player::min : player::max);
  }
  /// The cells with an X, bit n for cell n.
  static constexpr unsigned x_cells(state s) { return ((s.rest & o_moves) != 0 ? s.other : s.own) >> 16; }
  /// The cells with an O.
  static constexpr unsigned o_cells(state s) { return ((s.rest & o_moves) != 0 ? s.own : s.other) >> 16; }
  /// 'X', 'O' or '.' for a cell.
  static constexpr char mark_at(state s, action cell) {
    return (x_cells(s) >> cell & 1) != 0 ? 'X' : (o_cells(s) >> cell & 1) != 0 ? 'O' : '.';
  }
  /// Three lines; an empty cell shows its number, which is the action that marks it.
  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    for (action cell = 0; cell < 9; ++cell) {
      const char mark_or_dot = mark_at(s, cell);
      const char shown = mark_or_dot == '.' ? static_cast<char>('0' + cell) : mark_or_dot;
      out(text(&shown, 1));
      out(cell % 3 == 2 ? "\n" : " ");
    }
  }

 private:
  static constexpr std::uint32_t all_cells = 0x1ff, o_moves = 0x200, low_bits = 0x5555;
  static constexpr std::uint64_t centre = 0b000'010'000, corners = 0b101'000'101;

  // One in the counter of each line through the cell, and the cell's own bit.
  static constexpr std::uint32_t lines(int row, int column) {
    return std::uint32_t{1} << 2 * row | std::uint32_t{1} << (6 + 2 * column) |
           (row == column ? std::uint32_t{1} << 12 : 0) | (row + column == 2 ? std::uint32_t{1} << 14 : 0) |
           std::uint32_t{1} << (16 + 3 * row + column);
  }
  static constexpr std::uint32_t mark[9] = {lines(0, 0), lines(0, 1), lines(0, 2), lines(1, 0), lines(1, 1),
                                            lines(1, 2), lines(2, 0), lines(2, 1), lines(2, 2)};

  // The sum of 3^i for each set bit i.
  struct powers_of_3 {
    std::uint16_t of[512]{};
    constexpr powers_of_3() {
      for (unsigned bit = 1, power = 1; bit < 512; bit *= 2, power *= 3)
        for (unsigned i = 0; i < bit; ++i) of[bit + i] = static_cast<std::uint16_t>(of[i] + power);
    }
  };
  static constexpr powers_of_3 base_3{};

  static constexpr bool has_line(std::uint32_t side) { return (side & side >> 1 & low_bits) != 0; }

  static constexpr std::uint32_t side(unsigned cells) {
    std::uint32_t word = 0;
    for (int cell = 0; cell < 9; ++cell)
      if ((cells >> cell & 1) != 0) word += mark[cell];
    return word;
  }
  static constexpr state unchecked(unsigned x, unsigned o, player mover) {
    const bool x_to_move = mover == player::max;
    return {side(x_to_move ? x : o), side(x_to_move ? o : x), (all_cells & ~(x | o)) | (x_to_move ? 0 : o_moves)};
  }

  struct marks {
    unsigned x = 0, o = 0;
  };
  static constexpr marks read(text board) {
    marks m;
    int cell = 0;
    for (const char c : board) {
      if (c == '/' || c == ' ') continue;
      const bool is_x = c == 'X' || c == 'x', is_o = c == 'O' || c == 'o';
      if (cell == 9 || !(is_x || is_o || c == '.')) mistake::a_tic_tac_toe_board_has_nine_cells_of_X_O_or_dot();
      if (is_x) m.x |= 1u << cell;
      if (is_o) m.o |= 1u << cell;
      ++cell;
    }
    if (cell != 9) mistake::a_tic_tac_toe_board_has_nine_cells_of_X_O_or_dot();
    return m;
  }
};

/// Tic-tac-toe as one plays it: centre first, then corners, and a win in one move is seen at once.
using tic_tac_toe = basic_tic_tac_toe<cell_order::centre_first, true>;
}  // namespace zermelo::games
