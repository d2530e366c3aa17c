// The chessboard as sets of squares: what endings of chess share.
//
// A square is file + 8 * rank: a1 is 0, b1 1, h1 7, a2 8, h8 63. A set of squares is a word with a bit for each.
// Source: the bitboards of chess programs; G. Adelson-Velsky et al., Programming a computer to play chess, Russian
// Mathematical Surveys 25, 1970.
#pragma once

#include <zermelo/text_output.hpp>

namespace zermelo::games::chess {

using square = unsigned char;
using squares = std::uint64_t;
inline constexpr square no_square = 64;

/// The set of one square.
constexpr squares only(int s) { return squares{1} << s; }
constexpr bool contains(squares set, int s) { return (set >> s & 1) != 0; }
constexpr square first(squares set) { return static_cast<square>(__builtin_ctzll(set)); }

/// The squares a king's move away from one of the set.
constexpr squares neighbours(squares set) {
  const squares beside = (set & 0x7f7f'7f7f'7f7f'7f7f) << 1 | (set & 0xfefe'fefe'fefe'fefe) >> 1;
  set |= beside;
  return beside | set << 8 | set >> 8;
}

/// The set seen in a mirror: file a is file h, rank 1 is rank 8, or a1, b1, c1 ... is a1, a2, a3 ... (H. Warren, Hacker's
/// Delight, 7-3, for the last).
constexpr squares files_mirrored(squares set) {
  set = (set >> 1 & 0x5555'5555'5555'5555) | (set & 0x5555'5555'5555'5555) << 1;
  set = (set >> 2 & 0x3333'3333'3333'3333) | (set & 0x3333'3333'3333'3333) << 2;
  return (set >> 4 & 0x0f0f'0f0f'0f0f'0f0f) | (set & 0x0f0f'0f0f'0f0f'0f0f) << 4;
}
constexpr squares ranks_mirrored(squares set) { return __builtin_bswap64(set); }
constexpr squares transposed(squares set) {
  squares t = (set ^ set << 28) & 0x0f0f'0f0f'0000'0000;
  set ^= t ^ t >> 28, t = (set ^ set << 14) & 0x3333'0000'3333'0000;
  set ^= t ^ t >> 14, t = (set ^ set << 7) & 0x5500'5500'5500'5500;
  return set ^ t ^ t >> 7;
}

/// The lines of a square: its rank, its file, and its two diagonals. A line has a number among those of its direction.
inline constexpr int directions = 4;
constexpr int line_number(int direction, int s) {
  const int file = s % 8, rank = s / 8;
  return direction == 0 ? rank : direction == 1 ? file : direction == 2 ? 7 + file - rank : file + rank;
}
/// How many lines a direction has.
constexpr int line_count(int direction) { return direction < 2 ? 8 : 15; }

namespace detail {
struct line_table {
  squares of[directions][64]{};
};
constexpr line_table make_lines() {
  line_table lines;
  squares line[directions][15]{};
  for (int d = 0; d < directions; ++d) {
    for (int s = 0; s < 64; ++s) line[d][line_number(d, s)] |= only(s);
    for (int s = 0; s < 64; ++s) lines.of[d][s] = line[d][line_number(d, s)] & ~only(s);
  }
  return lines;
}
inline constexpr line_table lines = make_lines();
}  // namespace detail

/// The squares of the line through `from` in this direction that can be reached from there when only `blocker` stands in
/// the way. Neither of the two belongs to them.
constexpr squares along(int direction, int from, int blocker) {
  const squares line = detail::lines.of[direction][from];
  return !contains(line, blocker) ? line
         : blocker < from         ? line & ~(2 * only(blocker) - 1)
                                  : line & (only(blocker) - 1);
}

/// Writes a square as "a1".
template <text_sink Out>
constexpr void write_square(Out&& out, square s) {
  const char name[2] = {static_cast<char>('a' + s % 8), static_cast<char>('1' + s / 8)};
  out(text(name, 2));
}
}  // namespace zermelo::games::chess
