// Tic-tac-toe for small memories: its boards are numbered without gaps, so that a table of them has 6,046 entries instead
// of 19,683, and needs 1.5 KB.
//
// A board with k marks is numbered by its set of marked cells among all sets of k cells, then by the set of X among the
// marks. Sets of so many elements are counted as in D. Knuth, The Art of Computer Programming, vol. 4A, 7.2.1.3
// (the combinatorial number system): {a < b < c} has the number C(a, 1) + C(b, 2) + C(c, 3).
#pragma once

#include <zermelo/games/tic_tac_toe.hpp>

struct board_counts {
  unsigned char choose[10][10]{};  ///< [n][k]: how many sets of k of n things there are
  unsigned char filled[10]{};      ///< boards with these k cells marked: which of the marks are X
  unsigned short first[10]{};      ///< the number of the first board with k marks; those with more come before

  constexpr board_counts() {
    for (int n = 0; n < 10; ++n)
      for (int k = 0; k <= n; ++k)
        choose[n][k] = static_cast<unsigned char>(k == 0 ? 1 : choose[n - 1][k - 1] + choose[n - 1][k]);
    for (int k = 0; k < 10; ++k) filled[k] = choose[k][(k + 1) / 2];
    for (int k = 9; k > 0; --k) first[k - 1] = static_cast<unsigned short>(first[k] + choose[9][k] * filled[k]);
  }
};
inline constexpr board_counts counts{};

struct compact_tic_tac_toe : zermelo::games::basic_tic_tac_toe<zermelo::games::cell_order::by_number, false> {
  /// Full boards come first, the empty one last: every action leads to a smaller number.
  static constexpr std::size_t state_count() { return counts.first[0] + 1u; }
  static constexpr std::size_t index(state s) {
    const unsigned x = x_cells(s), o = o_cells(s);
    unsigned marks = 0, x_marks = 0, cells_number = 0, x_number = 0;
    for (unsigned rest = x | o; rest != 0; rest &= rest - 1) {
      x_number += (x & rest & (0 - rest)) != 0 ? counts.choose[marks][++x_marks] : 0u;
      cells_number += counts.choose[__builtin_ctz(rest)][++marks];
    }
    return counts.first[marks] + cells_number * counts.filled[marks] + x_number;
  }
  static constexpr state state_at(std::size_t number) {
    unsigned marks = 9;
    while (marks > 0 && number >= counts.first[marks - 1]) --marks;
    const std::size_t among = number - counts.first[marks];
    const unsigned cells = set(among / counts.filled[marks], marks);
    const unsigned which = set(among % counts.filled[marks], (marks + 1) / 2);
    std::size_t in_base_3 = 0, power = 1;
    for (unsigned cell = 0, mark = 0; cell < 9; ++cell, power *= 3)
      if ((cells >> cell & 1) != 0) in_base_3 += (which >> mark++ & 1) != 0 ? power : 2 * power;
    return basic_tic_tac_toe::state_at(in_base_3);
  }

 private:
  // The set of `size` numbers below 9 that has this number.
  static constexpr unsigned set(std::size_t number, unsigned size) {
    unsigned elements = 0;
    for (unsigned cell = 9; cell-- > 0;)
      if (size > 0 && number >= counts.choose[cell][size]) {
        number -= counts.choose[cell][size--];
        elements |= 1u << cell;
      }
    return elements;
  }
};
