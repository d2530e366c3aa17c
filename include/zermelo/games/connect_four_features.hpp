// What one can tell from a board of Connect Four: features for linear_evaluation.hpp.
// Source of the idea that the rows of threats matter: L. V. Allis, A knowledge-based approach of Connect-Four, 1988.
#pragma once

#include <zermelo/games/connect_four.hpp>
#include <zermelo/linear_evaluation.hpp>

namespace zermelo::games {

/// Twelve features. The first four are times 1 if Max is to move and times -1 if Min is; the others count for Max, less the
/// same for Min. A threat is an empty cell that completes four.
///   0  1: whose turn it is                                    6  Min's threats in odd rows, counted from 1, below 0
///   1  the mover can win now, 0 or 1                          7  Min's threats in even rows, below 0
///   2  the mover cannot, and the other side has two threats   8  threats with one of the same side right above
///      that it can fill next: 0 or 1                          9  open lines of four with two stones
///   3  the same with one                                     10  open lines of four with one stone
///   4  Max's threats in odd rows                             11  stones in the middle: in the centre column, or the
///   5  Max's threats in even rows                                centre two
template <int Width = 7, int Height = 6>
class connect_four_features {
  using rules = connect_four<Width, Height>;
  using cells = typename rules::cells;

 public:
  constexpr feature_vector<12> operator()(typename rules::state s) const {
    const bool at_max = rules::to_move(s) == player::max;
    const double sign = at_max ? 1 : -1;
    const cells empty = rules::all & ~s.stones, next = (s.stones + rules::bottoms) & rules::all;
    const cells own = s.own, other = s.own ^ s.stones;
    const cells wins = rules::winning_cells(own) & empty, threats = rules::winning_cells(other) & empty;
    const bool wins_now = (wins & next) != 0;
    const int to_fill = wins_now ? 0 : count(threats & next);
    const cells max = at_max ? own : other, min = at_max ? other : own;
    const cells of_max = at_max ? wins : threats, of_min = at_max ? threats : wins;
    return {{sign, wins_now ? sign : 0, to_fill > 1 ? sign : 0, to_fill == 1 ? sign : 0, 1.0 * count(of_max & odd_rows),
             1.0 * count(of_max & ~odd_rows), -1.0 * count(of_min & odd_rows), -1.0 * count(of_min & ~odd_rows),
             1.0 * (count(of_max & of_max >> 1) - count(of_min & of_min >> 1)),
             1.0 * (lines<2>(max, empty) - lines<2>(min, empty)), 1.0 * (lines<1>(max, empty) - lines<1>(min, empty)),
             1.0 * (count(max & middle) - count(min & middle))}};
  }

 private:
  static constexpr int count(cells c) { return __builtin_popcountll(c); }
  static constexpr auto odd_rows = [] {
    cells rows = 0;
    for (int row = 0; row < Height; row += 2) rows |= rules::bottoms << row;
    return rows;
  }();
  static constexpr auto middle = [] {
    cells columns = 0;
    for (int column = (Width - 1) / 2; column <= Width / 2; ++column)
      columns |= rules::column_cells(column);
    return columns;
  }();

  /// Lines of four cells, so many of them with own stones and the others empty.
  template <int Stones>
  static constexpr int lines(cells own, cells empty) {
    if constexpr (Width < 4)
      return lines_along<Stones, 1>(own, empty);
    else
      return lines_along<Stones, 1>(own, empty) + lines_along<Stones, Height>(own, empty) +
             lines_along<Stones, Height + 1>(own, empty) + lines_along<Stones, Height + 2>(own, empty);
  }
  template <int Stones, int Step>
  static constexpr int lines_along(cells own, cells empty) {
    if constexpr (3 * Step >= 64) {
      return 0;
    } else {
      // Two bits are added, and two more: the sums are one and the carries two each.
      const cells first = own ^ own >> Step, first_two = own & own >> Step;
      const cells second = first >> 2 * Step, second_two = first_two >> 2 * Step;
      const cells exactly = Stones == 1 ? (first ^ second) & ~(first_two | second_two)
                                        : (first & second) | ((first_two ^ second_two) & ~(first | second));
      return count(detail::lines_along<4, Step>(own | empty) & exactly);
    }
  }
};
}  // namespace zermelo::games
