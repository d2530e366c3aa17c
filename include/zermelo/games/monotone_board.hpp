// The monotone board: a game of points.
//
// Rules: two players take turns to put a piece on a cell of a board, until it is full. A cell may be taken when it is
// empty and all cells to the left of it and above it are filled. Each cell is worth something to the first player, Max,
// and something else to the second. Utility: what Max has collected minus what Min has.
// Source: Luogu P4363 (Chinese provincial selection 2018, "chess").
// Actions: the filled cells of a row end where those of the row above end, or before. So each diagonal has at most one
// cell that may be taken, and the number of the diagonal names it:
//   diagonal = column - row + Rows - 1, from 0 in the lower left corner to Rows + Columns - 2 in the upper right one.
// State: the border between filled and empty cells as a path from the lower left corner to the upper right one, a bit
// for each step, 1 for up and 0 for right; the points of Max minus those of Min so far; who is to move. On 2 x 3:
//   empty board    one piece    first row full    full board
//     00011          00101          10001            11000       (the first step is the lowest bit)
// A cell may be taken where a step up is followed by a step right; the piece swaps the two.
// There are (Rows + Columns)! / (Rows! Columns!) paths; states that differ in the points only are different states.
#pragma once

#include <zermelo/text_output.hpp>

namespace zermelo::games {

/// monotone_board{{{2, 7, 3}, {9, 1, 2}}, {{3, 7, 2}, {2, 3, 1}}}: what each cell is worth to Max, and what to Min.
template <std::size_t Rows, std::size_t Columns>
class monotone_board {
  static_assert(Rows >= 1 && Columns >= 1 && Rows + Columns <= 31,
                "zermelo: a monotone board has a row and a column or more, and 31 of both together at most");

 public:
  static constexpr int rows = static_cast<int>(Rows), columns = static_cast<int>(Columns);

  struct state {
    std::uint32_t path = 0;
    int points = 0;
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int max_actions = rows < columns ? rows : columns;

  /// A cell, numbered from 0 in the upper left corner.
  struct cell {
    int row, column;
    friend constexpr bool operator==(const cell&, const cell&) = default;
  };

  /// A mistake if the points of a player could be too large for an int.
  constexpr monotone_board(const int (&for_max)[Rows][Columns], const int (&for_min)[Rows][Columns]) {
    std::int64_t most = 0;
    for (int row = 0; row < rows; ++row)
      for (int column = columns - 1; column >= 0; --column) {
        const std::int64_t by_max = for_max[row][column], by_min = -std::int64_t{for_min[row][column]};
        most += magnitude(by_max) < magnitude(by_min) ? magnitude(by_min) : magnitude(by_max);
        if (most > (std::numeric_limits<int>::max)()) mistake::the_gains_of_a_monotone_board_are_too_large_to_add();
        const changes c{static_cast<int>(by_max), static_cast<int>(by_min)};
        const bounds<value> from_the_right = rest_[row][column + 1];
        change_[row][column] = c;
        rest_[row][column] = {from_the_right.lower + (c.by_max < c.by_min ? c.by_max : c.by_min),
                              from_the_right.upper + (c.by_max < c.by_min ? c.by_min : c.by_max)};
      }
  }

  constexpr state start() const { return {empty_board, 0, player::max}; }
  constexpr player to_move(state s) const { return s.mover; }
  constexpr auto actions(state s) const { return set_bits{s.path & ~(s.path >> 1) & all_diagonals}; }
  constexpr state result(state s, action a) const {
    const auto [row, column] = cell_of(s, a);
    const changes c = change_[row][column];
    return {s.path ^ std::uint32_t{3} << a, s.points + (s.mover == player::max ? c.by_max : c.by_min),
            opponent(s.mover)};
  }
  constexpr bool is_terminal(state s) const { return s.path == full_board; }
  constexpr value utility(state s) const { return s.points; }
  /// As if every cell that is left went to the player for whom that is better.
  constexpr bounds<value> utility_bounds(state s) const {
    bounds<value> b{s.points, s.points};
    for (int row = rows - 1; row >= 0; --row, s.path &= s.path - 1) {  // the steps up, from the lowest row
      const int pieces = __builtin_ctz(s.path) + row + 1 - rows;
      b.lower += rest_[row][pieces].lower;
      b.upper += rest_[row][pieces].upper;
    }
    return b;
  }
  /// The path says how many pieces there are, and so who is to move.
  constexpr std::uint64_t key(state s) const {
    return static_cast<std::uint64_t>(s.path) << 32 | static_cast<std::uint32_t>(s.points);
  }

  /// The cell that a legal action takes.
  static constexpr cell cell_of(state s, action a) {
    const int row = __builtin_popcount(s.path >> (a + 1));  // as many steps up are still to come
    return {row, a + row + 1 - rows};
  }
  /// How many pieces a row has, from the left.
  static constexpr int pieces_in_row(state s, int row) {
    for (int below = rows - 1 - row; below > 0; --below) s.path &= s.path - 1;
    return __builtin_ctz(s.path) + row + 1 - rows;
  }

  /// The row and the column of the cell, numbered from 1.
  template <class Out>
  static constexpr void write_action(Out&& out, state s, action a) {
    out(text("("));
    write_value(out, cell_of(s, a).row + 1);
    out(text(","));
    write_value(out, cell_of(s, a).column + 1);
    out(text(")"));
  }
  /// The pieces in each row, the points and who is to move.
  template <class Out>
  constexpr void write_state(Out&& out, state s) const {
    out(text("pieces"));
    for (int row = 0; row < rows; ++row) {
      out(text(" "));
      write_value(out, pieces_in_row(s, row));
    }
    out(text(", points "));
    write_value(out, s.points);
    if (is_terminal(s)) return;
    out(text(", "));
    write_value(out, s.mover);
  }
  /// What the empty cells are worth to Max and to Min, as in 7:2, the pieces as `o`, and the points.
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    std::size_t widest = 1;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column)
        if (const std::size_t width = length_of(what_is_on(s, row, column)); widest < width) widest = width;
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        for (std::size_t width = length_of(what_is_on(s, row, column)); width < widest; ++width) out(text(" "));
        what_is_on(s, row, column)(out);
        out(text(column + 1 < columns ? " " : "\n"));
      }
    }
    out(text("points "));
    write_value(out, s.points);
    out(text("\n"));
  }

 private:
  static constexpr std::uint32_t empty_board = (std::uint32_t{1} << rows) - 1, full_board = empty_board << columns;
  static constexpr std::uint32_t all_diagonals = (std::uint32_t{1} << (rows + columns - 1)) - 1;

  static constexpr std::int64_t magnitude(std::int64_t n) { return n < 0 ? -n : n; }

  struct cell_as_text {
    bool filled;
    std::int64_t for_max, for_min;
    template <class Out>
    constexpr void operator()(Out&& out) const {
      if (filled) return static_cast<void>(out(text("o")));
      write_value(out, for_max);
      out(text(":"));
      write_value(out, for_min);
    }
  };
  constexpr cell_as_text what_is_on(state s, int row, int column) const {
    return {column < pieces_in_row(s, row), change_[row][column].by_max, -std::int64_t{change_[row][column].by_min}};
  }

  // How the points change when a player takes a cell, and what the cells from it to the end of its row can add.
  struct changes {
    int by_max, by_min;
  };
  changes change_[Rows][Columns]{};
  bounds<value> rest_[Rows][Columns + 1]{};
};
template <std::size_t Rows, std::size_t Columns>
monotone_board(const int (&)[Rows][Columns], const int (&)[Rows][Columns]) -> monotone_board<Rows, Columns>;
}  // namespace zermelo::games
