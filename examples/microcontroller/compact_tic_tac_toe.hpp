// Tic-tac-toe for small memories: its boards are numbered without gaps, so that a table of them has 6,046 entries instead
// of 19,683, and needs 1.5 KB.
//
// A board with k marks is numbered by its set of marked cells among all sets of k cells, then by the set of X among the
// marks. Sets of so many elements are counted as in D. Knuth, The Art of Computer Programming, vol. 4A, 7.2.1.3
// (the combinatorial number system): {a < b < c} has the number C(a, 1) + C(b, 2) + C(c, 3).
#pragma once

#include <zermelo/games/tic_tac_toe.hpp>

struct binomials {
  unsigned char of[10][10]{};
  constexpr binomials() {
    for (int n = 0; n < 10; ++n)
      for (int k = 0; k <= n; ++k)
        of[n][k] = static_cast<unsigned char>(k == 0 ? 1 : of[n - 1][k - 1] + of[n - 1][k]);
  }
};
inline constexpr binomials choose{};

struct compact_tic_tac_toe : zermelo::games::basic_tic_tac_toe<zermelo::games::cell_order::by_number, false> {
  /// Full boards come first, the empty one last: every action leads to a smaller number.
  static constexpr std::size_t state_count() { return first_with(0) + 1; }
  static constexpr std::size_t index(state s) {
    const unsigned x = x_cells(s), o = o_cells(s);
    unsigned marks = 0, x_marks = 0, cells_number = 0, x_number = 0;
    for (unsigned cell = 0; cell < 9; ++cell)
      if (((x | o) >> cell & 1) != 0) {
        if ((x >> cell & 1) != 0) x_number += choose.of[marks][++x_marks];
        cells_number += choose.of[cell][++marks];
      }
    return first_with(marks) + cells_number * boards_of_cells(marks) + x_number;
  }
  static constexpr state state_at(std::size_t number) {
    unsigned marks = 9;
    while (marks > 0 && number >= first_with(marks - 1)) --marks;
    const std::size_t among = number - first_with(marks);
    const unsigned cells = set(among / boards_of_cells(marks), marks);
    const unsigned which = set(among % boards_of_cells(marks), (marks + 1) / 2);
    std::size_t in_base_3 = 0, power = 1;
    for (unsigned cell = 0, mark = 0; cell < 9; ++cell, power *= 3)
      if ((cells >> cell & 1) != 0) in_base_3 += (which >> mark++ & 1) != 0 ? power : 2 * power;
    return basic_tic_tac_toe::state_at(in_base_3);
  }

 private:
  static constexpr std::size_t boards_of_cells(unsigned marks) { return choose.of[marks][(marks + 1) / 2]; }
  static constexpr std::size_t first_with(unsigned marks) {
    std::size_t first = 0;
    for (unsigned more = 9; more > marks; --more) first += choose.of[9][more] * boards_of_cells(more);
    return first;
  }
  // The set of `size` numbers below 9 that has this number.
  static constexpr unsigned set(std::size_t number, unsigned size) {
    unsigned elements = 0;
    for (unsigned cell = 9; cell-- > 0;)
      if (size > 0 && number >= choose.of[cell][size]) {
        number -= choose.of[cell][size--];
        elements |= 1u << cell;
      }
    return elements;
  }
};
