// Connect Four on 7 x 6 as it is written by hand: bitboards, null windows, a transposition table, moves that do not lose at
// once, and those that make most threats first. From the ideas of P. Pons, Solving Connect Four (2015).
//
// Cell = 7 * column + row; row 6 of each column stays empty, so that no line runs from one column into the next.
// Scores are for the side to move: 22 minus the stones that the winner has played.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hand_written::four {
using u64 = std::uint64_t;

constexpr u64 bottoms = 0x0040810204081, board = bottoms * 63;
constexpr u64 column(int c) { return u64{63} << 7 * c; }
constexpr u64 rings[] = {column(3), column(2) | column(4), column(1) | column(5), column(0) | column(6)};

constexpr u64 fours(u64 p) {
  u64 r = p << 1 & p << 2 & p << 3;
  for (int s = 6; s <= 8; ++s) {
    const u64 up = p << s & p << 2 * s, down = p >> s & p >> 2 * s;
    r |= (up & (p << 3 * s | p >> s)) | (down & (p >> 3 * s | p << s));
  }
  return r;
}

struct position {
  u64 own, stones, moves;
  int played, threats;
};

/// `others` has just played; a move that lets it win with its next stone is no move.
constexpr position with_moves(u64 own, u64 stones, u64 others, int played) {
  const u64 threats = fours(others) & board & ~stones;
  u64 moves = (stones + bottoms) & board;
  if (const u64 forced = moves & threats) moves = (forced & (forced - 1)) == 0 ? forced : 0;
  return {own, stones, moves & ~(threats >> 1), played, __builtin_popcountll(threats)};
}

constexpr u64 mirrored(u64 c) {
  u64 m = 0;
  for (int a = 0; a < 7; ++a) m |= (c >> 7 * a & 127) << 7 * (6 - a);
  return m;
}
/// Mirror images share a key as long as both can come up.
constexpr u64 key_of(const position& p) {
  const u64 key = p.own + p.stones;
  if (p.played > 10) return key;
  const u64 mirror = mirrored(p.own) + mirrored(p.stones);
  return mirror < key ? mirror : key;
}

class solver {
 public:
  constexpr explicit solver(int log_of_size) : shift_(64 - log_of_size), table_(new u64[std::size_t{1} << log_of_size]{}) {}
  solver(const solver&) = delete;
  constexpr ~solver() { delete[] table_; }
  u64 nodes = 0;

  constexpr int solve(const char* columns) {
    u64 own = 0, stones = 0;
    int played = 0;
    for (; *columns; ++columns, ++played) own ^= stones, stones |= stones + (u64{1} << 7 * (*columns - '1'));
    if (fours(own) & (stones + bottoms) & board & ~stones) return (43 - played) / 2;
    const position p = with_moves(own, stones, own ^ stones, played);
    if (p.moves == 0) return -(42 - played) / 2;
    if (played >= 40) return 0;
    int low = -(40 - played) / 2, high = (41 - played) / 2;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (middle <= 0 && low / 2 < middle) middle = low / 2;
      if (middle >= 0 && middle < high / 2) middle = high / 2;
      const int v = search(p, middle, middle + 1);
      (v <= middle ? high : low) = v;
    }
    return low;
  }

 private:
  // A word: key << 15 | best cell + 1 << 8 | score + 22 << 2 | bound (1 lower, 2 upper).
  constexpr u64& entry(u64 key) { return table_[key * 0x9E37'79B9'7F4A'7C15u >> shift_]; }

  // Precondition: the side to move cannot win at once, p.moves != 0, p.played < 40.
  constexpr int search(const position& p, int alpha, int beta) {
    ++nodes;
    const int low = -((40 - p.played) / 2), high = (41 - p.played) / 2;
    if (low >= beta) return low;
    if (high <= alpha) return high;
    if (alpha < low) alpha = low;
    if (beta > high) beta = high;
    const u64 key = key_of(p);
    u64& known = entry(key);
    int best_cell = -1;
    if (known >> 15 == key) {
      const int v = static_cast<int>(known >> 2 & 63) - 22;
      if (known & 1 ? v >= beta : v <= alpha) return v;
      if (known & 1 ? v > alpha : v < beta) (known & 1 ? alpha : beta) = v;
      best_cell = static_cast<int>(known >> 8 & 63) - 1;
    }

    position made[7];
    int cells[7];
    unsigned char order[7];
    int count = 0, best = -99;
    const int alpha_before = alpha;
    const int first = best_cell;
    bool cut = false;
    int ring = 0;
    for (u64 rest = p.moves; rest != 0 && !cut;) {
      while ((rest & rings[ring]) == 0) ++ring;
      const u64 nearest = rest & rings[ring], cell = nearest & -nearest;
      rest ^= cell;
      position& next = made[count];
      next = with_moves(p.own ^ p.stones, p.stones | cell, p.own | cell, p.played + 1);
      cells[count] = __builtin_ctzll(cell);
      if (next.moves == 0 || next.played >= 40) {
        ++nodes;
        const int v = next.moves == 0 ? (42 - next.played) / 2 : 0;
        if (v > best) {
          best = v, best_cell = cells[count];
          if (v > alpha) cut = (alpha = v) >= beta;
        }
        continue;
      }
      if (!__builtin_is_constant_evaluated()) __builtin_prefetch(&entry(key_of(next)));
      int at = count;
      for (; at > 0 && made[order[at - 1]].threats < next.threats; --at) order[at] = order[at - 1];
      order[at] = static_cast<unsigned char>(count++);
    }
    if (first >= 0 && !cut) {
      int at = 0;
      while (at < count && cells[order[at]] != first) ++at;
      if (at < count) {
        const unsigned char it = order[at];
        for (; at > 0; --at) order[at] = order[at - 1];
        order[0] = it;
      }
    }
    for (int i = 0; i < count && !cut; ++i) {
      const int v = -search(made[order[i]], -beta, -alpha);
      if (v > best) {
        best = v, best_cell = cells[order[i]];
        if (v > alpha) cut = (alpha = v) >= beta;
      }
    }
    entry(key) = key << 15 | static_cast<u64>(best_cell + 1) << 8 | static_cast<u64>(best + 22) << 2 |
                 (best > alpha_before ? 1 : 2);
    return best;
  }

  int shift_;
  u64* table_;
};
}  // namespace hand_written::four
