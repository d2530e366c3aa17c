// The points of a Go board as sets of bits: chains, liberties, captures, eyes and areas.
//
// A set of points has a bit for each point, row by row from the lowest, and one bit more at the end of each row that is
// never set, so that no row runs into the next. Bits on 5 x 5, which has rows 1 to 5 and columns A to E:
//     24 25 26 27 28 (29)      row 5
//      . . .
//      6  7  8  9 10 (11)
//      0  1  2  3  4  (5)      row 1
// Boards of up to 7 x 7 fit in 64 bits, those of up to 10 x 10 in 128.
#pragma once

#include <zermelo/detail/board_word.hpp>

namespace zermelo::games {

/// The board of Size x Size points, 1 to 10. The functions take sets of points on the board; `own` and `other` are the
/// stones of two sides, and have no point in common.
template <int Size>
struct go_board {
  static constexpr int stride = Size + 1, bits = Size * stride;
  static_assert(1 <= Size && bits <= zermelo::detail::most_board_bits,
                "zermelo: a Go board has 1 to 10 rows, or 1 to 7 where the compiler has no integers of 128 bits");
  using points = zermelo::detail::board_word<bits>;

  static constexpr points bit(int point) { return points{1} << point; }
  static constexpr points lowest(points s) { return s & (~s + 1); }
  static constexpr bool several(points s) { return (s & (s - 1)) != 0; }
  static constexpr int count(points s) { return zermelo::detail::count_bits(s); }

  /// `row`, a set of points of the lowest row, in `many` rows from the row number `first` on.
  static constexpr points in_rows(points row, int first, int many) {
    points all = 0;
    for (int i = first; i < first + many; ++i) all |= row << i * stride;
    return all;
  }
  static constexpr points board = in_rows(bit(Size) - 1, 0, Size);
  /// The points that are not at the rim.
  static constexpr points inner = Size < 3 ? 0 : in_rows(bit(Size - 1) - 2, 1, Size - 2);

  /// The points next to those of s. They may be in s too.
  static constexpr points neighbours(points s) { return (s << 1 | s >> 1 | s << stride | s >> stride) & board; }

  /// The points next to those of s along lines and diagonals, without those of s.
  static constexpr points around(points s) {
    const points in_row = s << 1 | s | s >> 1;
    return (in_row << stride | in_row | in_row >> stride) & board & ~s;
  }

  /// The points of `within` that are joined to those of `from` through points of `within`. Cost: a step for each point of
  /// the longest way.
  static constexpr points joined(points from, points within) {
    points all = from & within, before = 0;
    while (all != before) before = all, all |= neighbours(all) & within;
    return all;
  }

  /// Of the chains of `stones` that have a stone in `from`, those without a liberty in `empty`. A chain is followed no
  /// farther than to its first liberty.
  static constexpr points without_liberty(points from, points stones, points empty) {
    const points breathing = neighbours(empty) & stones;
    points dead = 0;
    for (points rest = from & stones & ~breathing; rest != 0;) {
      points chain = lowest(rest), before = 0;
      while (chain != before && (chain & breathing) == 0) before = chain, chain |= neighbours(chain) & stones;
      if ((chain & breathing) == 0) dead |= chain;
      rest &= ~chain;
    }
    return dead;
  }

  /// What a stone of `own` on an empty point captures.
  static constexpr points captures(points stone, points own, points other) {
    return without_liberty(neighbours(stone), other, board & ~(own | other | stone));
  }
  /// Whether the stone, or its chain, has a liberty after its captures. Most often there is one next to it.
  static constexpr bool lives(points stone, points own, points other) {
    const points empty = board & ~(own | other | stone);
    return (neighbours(stone) & empty) != 0 || without_liberty(stone, own | stone, empty) == 0 ||
           captures(stone, own, other) != 0;
  }

  /// Liberties of the chain of a stone: all it has if they are fewer than two, otherwise two or more of them. The chain is
  /// followed no farther than that takes.
  static constexpr points first_liberties(points stone, points stones, points empty) {
    points chain = stone, before = 0, liberties = 0;
    while (chain != before && !several(liberties)) {
      before = chain;
      const points next = neighbours(chain);
      liberties = next & empty;
      chain |= next & stones;
    }
    return liberties;
  }
  /// The liberty of the chain of a stone that is in atari, and nothing of one that is not.
  static constexpr points only_liberty(points stone, points stones, points empty) {
    const points liberties = first_liberties(stone, stones, empty);
    return several(liberties) ? 0 : liberties;
  }
  /// Whether a new stone of `own` has, with its chain, two liberties or more, without its captures.
  static constexpr bool is_safe(points stone, points own, points other) {
    return several(first_liberties(stone, own, board & ~(own | other | stone)));
  }

  /// Empty points that are eyes of `own` by a rule of thumb: all neighbours are own stones, and the other side has at most
  /// one of the diagonal points, or none where the eye is at the rim.
  static constexpr points eyes(points own, points other) {
    const points one = other << (stride + 1), two = other << (stride - 1);
    const points three = other >> (stride - 1), four = other >> (stride + 1);
    const points twice = (one & two) | (three & four) | ((one | two) & (three | four));
    const points broken = twice | ((one | two | three | four) & ~inner);
    return board & ~(own | other) & ~neighbours(board & ~own) & ~broken;
  }

  /// The stones of `own` and the empty points from which stones of `other` cannot be reached, but those of `own` can.
  static constexpr points area(points own, points other) {
    const points empty = board & ~(own | other);
    return own | (joined(neighbours(own), empty) & ~joined(neighbours(other), empty));
  }
};

/// The stones on a board, from the side of who is to move.
template <int Size>
struct go_stones {
  using board = go_board<Size>;
  using points = typename board::points;
  points own = 0;
  points other = 0;
  points ko = 0;  ///< where the mover may not take back at once

  constexpr points empty() const { return board::board & ~(own | other); }
  /// Puts the mover's stone, or none, on an empty point and takes off what it captures. Then the other side is to move. A
  /// stone without a liberty stays: that is for the caller to forbid.
  constexpr void play(points stone) {
    const points dead = stone == 0 ? 0 : board::captures(stone, own, other), left = other & ~dead;
    const bool alone = (board::neighbours(stone) & ~left) == dead;  // with no other liberty than that of the one it took
    ko = alone && !board::several(dead) ? dead : 0;
    other = own | stone;
    own = left;
  }
  friend constexpr bool operator==(const go_stones&, const go_stones&) = default;
};
}  // namespace zermelo::games
