// Dots and boxes.
//
// Rules: dots stand in a grid; two players take turns to draw a line between two neighbouring dots. Who draws the last
// line of a box, or of two boxes at once, owns it and moves again. The game ends when all lines are drawn. Max begins.
// Utility: the boxes of Max less those of Min.
// Source: E. Berlekamp, The Dots and Boxes Game, 2000; first described by E. Lucas, 1895.
// Known values of boards of rows x columns of boxes: 1x1 -1, 1x2 0, 2x2 +2, 2x3 -2, 3x3 -3 (D. Wilson, Dots-and-Boxes
// Analysis Results). States that play can reach: 1x1 16, 1x2 142, 2x2 5,349, 2x3 194,754.
//
// State: the lines that are left, one bit each; how many boxes each player owns; who is to move. Lines are numbered as
// one reads. Here are two rows of two boxes:
//
//    + 0 + 1 +      With c columns, the box below line t has the sides t (above), t + c (left), t + c + 1 (right) and
//    2   3   4      t + 2c + 1 (below). So a shift brings one side of every box to the bit of the line above it, and a
//    + 5 + 6 +      few operations on whole words tell which boxes are closed, or lack one line, or two.
//    7   8   9
//    + 10+ 11+
#pragma once

#include <zermelo/text_output.hpp>

namespace zermelo::games {

/// A board of any size up to 58 lines: dots_and_boxes(2, 3) has two rows of three boxes.
class dots_and_boxes {
 public:
  struct state {
    std::uint64_t left = 0;  ///< the lines that are not drawn yet, bit n for line n
    int max_boxes = 0;
    int min_boxes = 0;
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;  ///< the number of the line to draw
  using value = int;
  static constexpr int max_actions = 58;  ///< so that lines, boxes of Max (24 at most) and mover fit a key

  /// Rows and columns of boxes, 1 or more each, with rows * (2 * columns + 1) + columns lines, 58 at most; otherwise it
  /// is mistake::a_dots_and_boxes_board_is_empty_or_too_large.
  constexpr dots_and_boxes(int its_rows, int its_columns) : rows_(its_rows), columns_(its_columns) {
    if (its_rows < 1 || its_rows > 19 || its_columns < 1 || its_columns > 19 || line_count() > max_actions)
      mistake::a_dots_and_boxes_board_is_empty_or_too_large();
    for (int row = 0; row < its_rows; ++row) tops_ |= first_lines(its_columns) << horizontal(row, 0);
  }
  constexpr int rows() const { return rows_; }
  constexpr int columns() const { return columns_; }
  constexpr int line_count() const { return horizontal(rows_, columns_); }

  /// The line from the dot in this row and column, both from 0, to the next dot on its right, or below it.
  constexpr action horizontal(int row, int column) const { return row * (2 * columns_ + 1) + column; }
  constexpr action vertical(int row, int column) const { return horizontal(row, column) + columns_; }

  /// Lines that close a box come first, then those that give nothing away, then those that let the opponent close one.
  struct lines {
    std::uint64_t closing;
    std::uint64_t safe;
    std::uint64_t giving;

    constexpr bool next(action& line) {
      std::uint64_t& group = closing != 0 ? closing : safe != 0 ? safe : giving;
      return group != 0 && (line = __builtin_ctzll(group), group &= group - 1, true);
    }
    constexpr auto begin() const { return lazy_iterator<lines, action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };

  constexpr state start() const { return {first_lines(line_count()), 0, 0, player::max}; }
  constexpr player to_move(state s) const { return s.mover; }
  constexpr lines actions(state s) const {
    const boxes_by_lines_left boxes = count_lines_left(s.left);
    const std::uint64_t closing = sides_of(boxes.one) & s.left;
    const std::uint64_t giving = sides_of(boxes.two) & s.left & ~closing;
    return {closing, s.left & ~closing & ~giving, giving};
  }
  constexpr state result(state s, action line) const {
    const std::uint64_t left = s.left & ~(std::uint64_t{1} << line);
    const int closed = __builtin_popcountll(open_boxes(s.left) & ~open_boxes(left));
    if (closed == 0) return {left, s.max_boxes, s.min_boxes, opponent(s.mover)};
    return s.mover == player::max ? state{left, s.max_boxes + closed, s.min_boxes, s.mover}
                                  : state{left, s.max_boxes, s.min_boxes + closed, s.mover};
  }
  constexpr bool is_terminal(state s) const { return s.left == 0; }
  constexpr value utility(state s) const { return s.max_boxes - s.min_boxes; }
  /// The difference so far, for searches that stop before the end.
  constexpr value evaluate(state s) const { return utility(s); }

  /// Boxes that are owned stay so, and the mover can at once close all boxes that lack one line.
  constexpr bounds<value> utility_bounds(state s) const {
    const int boxes = rows_ * columns_, closable = __builtin_popcountll(count_lines_left(s.left).one);
    const int max_boxes = s.max_boxes + (s.mover == player::max ? closable : 0);
    const int min_boxes = s.min_boxes + (s.mover == player::max ? 0 : closable);
    return {2 * max_boxes - boxes, boxes - 2 * min_boxes};
  }
  constexpr std::uint64_t key(state s) const {
    const std::uint64_t min_moves = s.mover == player::max ? 0 : std::uint64_t{1} << 63;
    return s.left | static_cast<std::uint64_t>(s.max_boxes) << 58 | min_moves;
  }

  /// A line is named by its two dots, such as a1-b1: columns have letters, rows have numbers, as on a map.
  template <class Out>
  constexpr void write_action(Out&& out, state, action line) const {
    const int row = line / (2 * columns_ + 1), place = line % (2 * columns_ + 1);
    const bool is_horizontal = place < columns_;
    const int column = is_horizontal ? place : place - columns_;
    write_dot(out, row, column);
    out("-");
    write_dot(out, is_horizontal ? row : row + 1, is_horizontal ? column + 1 : column);
  }
  /// One line of text: the lines as one reads, dots where they are left, then the boxes of Max and Min and the mover.
  template <class Out>
  constexpr void write_state(Out&& out, state s) const {
    for (int row = 0; row <= rows_; ++row) {
      for (int column = 0; column < columns_; ++column) out(is_left(s, horizontal(row, column)) ? "." : "_");
      out(" ");
      if (row == rows_) break;
      for (int column = 0; column <= columns_; ++column) out(is_left(s, vertical(row, column)) ? "." : "|");
      out(" ");
    }
    write_value(out, s.max_boxes);
    out(":");
    write_value(out, s.min_boxes);
    out(" ");
    write_value(out, s.mover);
  }
  /// The board with the names of rows and columns; closed boxes have a mark, whoever owns them.
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    for (int column = 0; column <= columns_; ++column) {
      out("   ");
      write_column(out, column);
    }
    out("\n");
    for (int row = 0; row <= rows_; ++row) {
      out(row < 9 ? " " : "");
      write_value(out, row + 1);
      out(" ");
      for (int column = 0; column < columns_; ++column) out(is_left(s, horizontal(row, column)) ? "+   " : "+---");
      out("+\n");
      if (row == rows_) break;
      out("   ");
      for (int column = 0; column < columns_; ++column) {
        out(is_left(s, vertical(row, column)) ? " " : "|");
        out((open_boxes(s.left) >> horizontal(row, column) & 1) != 0 ? "   " : " # ");
      }
      out(is_left(s, vertical(row, columns_)) ? " \n" : "|\n");
    }
    out("boxes: max ");
    write_value(out, s.max_boxes);
    out(", min ");
    write_value(out, s.min_boxes);
    out("\n");
  }

 private:
  static constexpr std::uint64_t first_lines(int count) { return (std::uint64_t{1} << count) - 1; }
  static constexpr bool is_left(state s, action line) { return (s.left >> line & 1) != 0; }

  // In words of boxes, a box has the bit of the line above it.
  constexpr std::uint64_t open_boxes(std::uint64_t left) const {
    const std::uint64_t above_or_beside = left | left >> columns_;
    return (above_or_beside | above_or_beside >> (columns_ + 1)) & tops_;
  }
  constexpr std::uint64_t sides_of(std::uint64_t boxes) const {
    const std::uint64_t above_and_left = boxes | boxes << columns_;
    return above_and_left | above_and_left << (columns_ + 1);
  }
  struct boxes_by_lines_left {
    std::uint64_t one;
    std::uint64_t two;
  };
  constexpr boxes_by_lines_left count_lines_left(std::uint64_t left) const {
    const std::uint64_t a = left, b = left >> columns_, c = b >> 1, d = c >> columns_;  // above, left, right, below
    const std::uint64_t two_or_more = (a & b) | (c & d) | ((a | b) & (c | d));
    const std::uint64_t three_or_more = (a & b & (c | d)) | ((a | b) & c & d);
    return {(a | b | c | d) & ~two_or_more & tops_, two_or_more & ~three_or_more & tops_};
  }

  template <class Out>
  static constexpr void write_column(Out& out, int column) {
    write_value(out, static_cast<char>('a' + column));
  }
  template <class Out>
  static constexpr void write_dot(Out& out, int row, int column) {
    write_column(out, column);
    write_value(out, row + 1);
  }

  int rows_;
  int columns_;
  std::uint64_t tops_ = 0;  // the lines above a box
};
}  // namespace zermelo::games
