// Lines on a board that is a word, one bit for each cell: k in a row.
//
// A direction is the step from the number of a cell to that of its neighbour. Shifts know no edge of the board: the
// game keeps a row of zeros there (games/connect_four.hpp), or says where lines may start (games/m_n_k.hpp).
#pragma once

#include <cstdint>

namespace zermelo::detail {

/// The cells where Length set bits in a row, each Step above the one before, start: pairs, and pairs of pairs.
template <int Length, int Step>
constexpr std::uint64_t lines_along(std::uint64_t cells) {
  if constexpr (Length >= 2 && Length <= 4 && (Length - 1) * Step < 64) {
    const std::uint64_t pairs = cells & cells >> Step;
    return pairs & pairs >> (Length - 2) * Step;
  } else if constexpr (Length == 1) {
    return cells;
  } else if constexpr ((Length - 1) * Step < 64) {
    const std::uint64_t half = lines_along<(Length + 1) / 2, Step>(cells);
    return half & half >> Length / 2 * Step;
  } else {
    return 0;  // too long for the word
  }
}

/// The cells that are missing where all cells but one of such a line are set; a line starts in one of `starts`.
template <int Length, int Step>
constexpr std::uint64_t missing_along(std::uint64_t cells, std::uint64_t starts) {
  if constexpr ((Length - 1) * Step < 64) {
    std::uint64_t without_one = 0, whole = starts;  // lines so far, by where they start
    for (int shift = 0; shift < Length * Step; shift += Step) {
      const std::uint64_t here = cells >> shift;
      without_one = (without_one & here) | (whole & ~here);
      whole &= here;
    }
    std::uint64_t of_lines = without_one;
    for (int shift = Step; shift < Length * Step; shift += Step) of_lines |= without_one << shift;
    return of_lines & ~cells;
  } else {
    return 0;
  }
}
}  // namespace zermelo::detail
