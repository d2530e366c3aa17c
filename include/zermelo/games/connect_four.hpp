// Connect Four, on boards of any size that fits in 64 bits.
//
// Rules: two players take turns to drop a stone in a column that is not full; it falls to the lowest empty cell. Four
// own stones side by side in a row, a column or a diagonal win; a full board without them is a draw. Max begins.
// Action: the number of the column, from 0. Utility: a win is worth one more than the stones that a player can have,
// minus those that the winner has played: 22 minus the stones on 7 x 6, so that the earlier win is worth more and the
// latest is worth 1; positive if Max wins, negative if Min wins; 0 is a draw.
// Source: J. Tromp, John's Connect Four Playground, for the layout and the numbers of states; L. V. Allis, A
// knowledge-based approach of Connect-Four, 1988, for threats and who gets to their cells; the scores are those of
// P. Pons, Solving Connect Four, 2015.
// Known values, width x height: 4x4, 5x4, 4x5, 5x5, 4x6, 7x4, 6x5, 5x6 and 7x5 are draws, Min wins 6x4 and 6x6, Max
// wins 7x6 (Tromp). States that can be reached: 3x3 869, 3x4 6,000, 4x3 12,031, 4x4 161,029, 4x5 1,706,255, 7x6
// 4,531,985,219,092.
//
// State: the stones of the side to move and all stones, a bit for each cell. A column has one bit more than cells,
// which is always 0, so that no line runs from one column into the next:
//     6 13 20 27 34 41 48      (empty)
//     5 12 19 26 33 40 47      top row of 7 x 6
//     . . .
//     1  8 15 22 29 36 43
//     0  7 14 21 28 35 42      lowest row
// Max begins, so who is to move is seen from the number of stones.
#pragma once

#include <zermelo/detail/lines.hpp>
#include <zermelo/result.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::games {

template <int, int>
class connect_four_threats;
template <int, int>
class connect_four_features;

/// Connect Four with so many columns and rows.
template <int Width = 7, int Height = 6>
class connect_four {
  static_assert(Width >= 1 && Height >= 1 && Width * (Height + 1) <= 64,
                "zermelo: a board of Connect Four has Width * (Height + 1) <= 64");

 public:
  /// A set of cells: bit column * (Height + 1) + row, counted from the lowest row.
  using cells = std::uint64_t;
  struct state {
    cells own = 0;     ///< stones of the side to move
    cells stones = 0;  ///< of both sides
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int width = Width, height = Height, max_actions = Width;
  /// The stones that a player can have at most.
  static constexpr int most_stones = (Width * Height + 1) / 2;

  /// The columns that are not full, those nearest to the centre first.
  struct columns {
    cells stones;
    int tried = 0;

    constexpr bool next(action& a) {
      while (tried < Width) {
        a = nearest_to_the_centre[tried++];
        if ((stones & top(a)) == 0) return true;
      }
      return false;
    }
    constexpr auto begin() const { return lazy_iterator<columns, action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };

  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return count(s.stones) % 2 == 0 ? player::max : player::min; }
  static constexpr columns actions(state s) { return {s.stones}; }
  static constexpr state result(state s, action a) { return {s.own ^ s.stones, s.stones | (s.stones + bottom(a))}; }
  static constexpr bool is_terminal(state s) { return has_four(s.own ^ s.stones) || s.stones == all; }
  static constexpr value utility(state s) {
    if (!has_four(s.own ^ s.stones)) return 0;
    const int score = most_stones + 1 - (count(s.stones) + 1) / 2;
    return to_move(s) == player::max ? -score : score;
  }
  /// The score of a side that wins with its next stone.
  static constexpr bounds<value> utility_bounds(state s) {
    if (is_terminal(s)) return {utility(s), utility(s)};
    const int played = count(s.stones), by_max = (played + 1) / 2, by_min = played / 2;
    return {by_min - most_stones, most_stones - by_max};
  }
  /// An estimate for searches with a depth, from Max's view: the score itself if the side to move wins with its next
  /// stone; otherwise from the stones in lines that can still become four, and from threats in cells that the rhythm of the
  /// game gives to their side (Allis, chapter 3). It is weaker than the score of any win that the search sees.
  static constexpr value evaluate(state s) {
    const bounds<value> known = utility_bounds(s);
    const bool at_max = to_move(s) == player::max;
    if (!(known.lower < known.upper)) return known.lower;
    if ((winning_cells(s.own) & (s.stones + bottoms) & all) != 0) return at_max ? known.upper : known.lower;
    return estimate(at_max ? s.own : s.own ^ s.stones, s.stones, known);
  }
  /// The stones of the side to move, added to the heights of the columns: where the empty cells begin.
  static constexpr std::uint64_t key(state s) { return s.own + s.stones; }

  /// The state after stones in these columns, numbered from 1, as in "4455"; spaces are ignored. A column that there is
  /// not or that is full, or a stone after the end of the game, is
  /// mistake::a_connect_four_record_has_an_illegal_column.
  static constexpr state position(text record) {
    cells own = 0, stones = 0, before = 0;  // not a state, whose members cost compilers more than variables
    for (const char c : record)
      if (c >= '1' && c < '1' + Width)
        before = stones, own ^= stones, stones |= stones + (cells{1} << (c - '1') * (Height + 1));
      else if (c != ' ')
        mistake::a_connect_four_record_has_an_illegal_column();
    // Looked for once: a stone on a full column stays in the bit above it, and four in a line stay four. Only the last stone
    // may have won.
    if ((stones & ~all) != 0 || has_four(own) || has_four((own ^ stones) & before))
      mistake::a_connect_four_record_has_an_illegal_column();
    return {own, stones};
  }
  /// 'X' for Max, 'O' for Min, '.' for an empty cell; rows are counted from the lowest.
  static constexpr char stone_at(state s, int column, int row) {
    const cells cell = bottom(column) << row;
    if ((s.stones & cell) == 0) return '.';
    return ((s.own & cell) != 0) == (to_move(s) == player::max) ? 'X' : 'O';
  }

  /// The number of the column, from 1.
  template <class Out>
  static constexpr void write_action(Out&& out, state, action a) {
    write_value(out, a + 1);
  }
  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    for (int row = Height - 1; row >= 0; --row)
      for (int column = 0; column < Width; ++column) {
        write_value(out, stone_at(s, column, row));
        out(text(column + 1 < Width ? " " : "\n"));
      }
    for (int column = 0; column < Width; ++column) {
      write_value(out, (column + 1) % 10);
      out(text(column + 1 < Width ? " " : "\n"));
    }
  }

 private:
  template <int, int>
  friend class connect_four_threats;
  template <int, int>
  friend class connect_four_features;

  static constexpr int count(cells c) { return __builtin_popcountll(c); }
  static constexpr cells bottom(int column) { return cells{1} << column * (Height + 1); }
  static constexpr cells top(int column) { return bottom(column) << (Height - 1); }
  static constexpr cells column_cells(int column) { return (bottom(column) << Height) - bottom(column); }
  static constexpr cells all_cells() {
    cells c = 0;
    for (int column = 0; column < Width; ++column) c |= column_cells(column);
    return c;
  }
  /// The columns so far from the one in the centre.
  static constexpr cells columns_from_the_centre(int distance) {
    cells c = 0;
    for (int column = 0; column < Width; ++column)
      if (column - Width / 2 == distance || Width / 2 - column == distance) c |= column_cells(column);
    return c;
  }
  static constexpr cells all = all_cells();
  static constexpr cells bottoms = all & ~(all << 1);

  struct column_order {
    int list[std::size_t{Width}]{};
    constexpr int operator[](int i) const { return list[i]; }
    /// On seven columns 3, 2, 4, 1, 5, 0, 6.
    constexpr column_order() {
      for (int i = 0; i < Width; ++i) list[i] = Width / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
    }
  };
  static constexpr column_order nearest_to_the_centre{};

  static constexpr bool has_four(cells own) {
    if constexpr (Width < 4)
      return detail::lines_along<4, 1>(own) != 0;  // other lines do not fit the board, nor their steps the word
    else
      return detail::lines_along<4, 1>(own) != 0 || detail::lines_along<4, Height>(own) != 0 ||
             detail::lines_along<4, Height + 1>(own) != 0 || detail::lines_along<4, Height + 2>(own) != 0;
  }

  /// Cells, empty or not, that complete four with these stones: each is one of four in a line in one of four
  /// directions. The steps from cell to cell, once, twice and thrice, are parameters of the template, since clang
  /// computes them anew in every call otherwise.
  template <int Row = Height + 1, int Row2 = 2 * Row, int Row3 = 3 * Row, int Up = Row + 1, int Up2 = 2 * Up,
            int Up3 = 3 * Up, int Down = Row - 1, int Down2 = 2 * Down, int Down3 = 3 * Down>
  static constexpr cells winning_cells(cells c) {
    if constexpr (Width < 4)
      return c << 1 & c << 2 & c << 3;  // other lines do not fit the board, nor their steps the word
    else
      return (c << 1 & c << 2 & c << 3) | (c << Row & c << Row2 & (c << Row3 | c >> Row)) |
             (c >> Row & c >> Row2 & (c >> Row3 | c << Row)) | (c << Up & c << Up2 & (c << Up3 | c >> Up)) |
             (c >> Up & c >> Up2 & (c >> Up3 | c << Up)) | (c << Down & c << Down2 & (c << Down3 | c >> Down)) |
             (c >> Down & c >> Down2 & (c >> Down3 | c << Down));
  }

  // ---- the estimate ----

  // A threat in a cell that comes to its side is worth so many stones in an open line, of which so many are a point of
  // the score. Chosen by games (benchmarks/connect_four/evaluation.cpp); threats in other cells were worth nothing there.
  static constexpr int threat = 4, stones_in_a_point = 2;

  /// The cells that Max gets if all other columns are filled first: in every second row. Min gets the rest.
  static constexpr cells cells_of_max() {
    cells c = 0;
    for (int column = 0; column < Width; ++column)
      for (int row = (Width - 1) * Height % 2; row < Height; row += 2) c |= bottom(column) << row;
    return c;
  }

  /// Strictly between the bounds, so that no search takes it for a win that is sure.
  static constexpr value estimate(cells max, cells stones, const bounds<value>& known) {
    const cells min = max ^ stones, empty = all & ~stones;
    const value v =
        (threat * (count(winning_cells(max) & empty & cells_for_max) - count(winning_cells(min) & empty & ~cells_for_max)) +
         stones_in_lines(max, max | empty) - stones_in_lines(min, min | empty)) / stones_in_a_point;
    const value most = known.upper > 1 ? known.upper - 1 : 0, least = known.lower < -1 ? known.lower + 1 : 0;
    return v > most ? most : v < least ? least : v;
  }
  /// Each stone as often as it is in a line of four open cells.
  static constexpr int stones_in_lines(cells own, cells open) {
    if constexpr (Width < 4)
      return stones_in<1>(own, open);
    else
      return stones_in<1>(own, open) + stones_in<Height>(own, open) + stones_in<Height + 1>(own, open) +
             stones_in<Height + 2>(own, open);
  }
  template <int Step>
  static constexpr int stones_in(cells own, cells open) {
    if constexpr (3 * Step < 64) {
      const cells from = detail::lines_along<4, Step>(open);
      return count(from & own) + count(from & own >> Step) + count(from & own >> 2 * Step) + count(from & own >> 3 * Step);
    } else {
      return 0;
    }
  }
  static constexpr cells cells_for_max = cells_of_max();
};
}  // namespace zermelo::games
