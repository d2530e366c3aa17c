// What one can tell from a board of tic-tac-toe: features for linear_evaluation.hpp.
#pragma once

#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/linear_evaluation.hpp>

namespace zermelo::detail {
/// A bit for the counter of each line through a cell.
constexpr std::uint32_t lines_through(int row, int column) {
  return std::uint32_t{1} << 2 * row | std::uint32_t{1} << (6 + 2 * column) |
         (row == column ? std::uint32_t{1} << 12 : 0) | (row + column == 2 ? std::uint32_t{1} << 14 : 0);
}
inline constexpr std::uint32_t tic_tac_toe_lines[9] = {lines_through(0, 0), lines_through(0, 1), lines_through(0, 2),
                                                       lines_through(1, 0), lines_through(1, 1), lines_through(1, 2),
                                                       lines_through(2, 0), lines_through(2, 1), lines_through(2, 2)};
}  // namespace zermelo::detail

namespace zermelo::games {

/// Nine features, each times 1 if X is to move and times -1 if O is:
///   0  1: whose turn it is                          5  open lines with one mark of the mover
///   1  the mover can win now, 0 or 1                6  open lines with one mark of the other side
///   2  the mover cannot, and the other side has     7  the centre: 1 the mover's, -1 the other's
///      two ways to win: 0 or 1                      8  corners of the mover less those of the other
///   3  the same with one way: 0 or 1
///   4  the mover can make two ways to win without losing at once: 0 or 1
/// An open line has no mark of the opponent.
struct tic_tac_toe_features {
  template <class State>
  constexpr feature_vector<9> operator()(State s) const {
    // The lines' counters of the two sides, as in the state: the higher bit of each says 2 or 3, the lower 1 or 3.
    const std::uint32_t own = s.own, other = s.other;
    const std::uint32_t free_of_other = ~(other | other >> 1) & low_bits, free_of_own = ~(own | own >> 1) & low_bits;
    const std::uint32_t wins = own >> 1 & free_of_other, threats = other >> 1 & free_of_own;
    const std::uint32_t singles = own & free_of_other & ~(own >> 1), others = other & free_of_own & ~(other >> 1);
    const double sign = (s.rest & o_moves) != 0 ? -1 : 1;
    int ways = 0, forks = 0;
    if (wins == 0)
      for (std::uint32_t empty = s.rest & all_cells; empty != 0; empty &= empty - 1) {
        const std::uint32_t lines = zermelo::detail::tic_tac_toe_lines[__builtin_ctz(empty)];
        ways += (lines & threats) != 0;
        forks += (threats == 0 || (lines & threats) != 0) && __builtin_popcount(lines & singles) > 1;
      }
    return {{sign, wins != 0 ? sign : 0, ways > 1 ? sign : 0, ways == 1 ? sign : 0, forks != 0 && ways < 2 ? sign : 0,
             sign * __builtin_popcount(singles), sign * __builtin_popcount(others),
             sign * (count(own, centre) - count(other, centre)), sign * (count(own, corners) - count(other, corners))}};
  }

 private:
  static constexpr std::uint32_t all_cells = 0x1ff, o_moves = 0x200, low_bits = 0x5555;
  static constexpr std::uint32_t centre = 0b000'010'000, corners = 0b101'000'101;
  static constexpr int count(std::uint32_t side, std::uint32_t cells) { return __builtin_popcount(side >> 16 & cells); }
};
}  // namespace zermelo::games
