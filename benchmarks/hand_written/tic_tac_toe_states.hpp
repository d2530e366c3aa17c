// Strong solution of tic-tac-toe: every reachable state (5478) in a table indexed by the base-3 number of
// the board (cell i contributes 3^i times 0 empty, 1 X, 2 O; cells row by row).  Entry, 16 bits, 0 = not
// reachable:
//   bits 0..5    score + 32: 16-d for a win in d plies of the side to move, d-16 for a loss, 0 for a draw
//   bits 6..9    an optimal move (15 = the game is over): win soonest, lose latest
//   bits 10..13  plies to the end under optimal play
// One depth-first walk visits each state once; the table is its own memo.
#pragma once

#include <cstdint>

namespace hand_written::states {
using u32 = std::uint32_t;
using u16 = std::uint16_t;

// One 4-bit counter per line (3 rows, 3 columns, 2 diagonals): see tic_tac_toe_best.hpp.
constexpr u32 inc[9] = {0x01001001, 0x00010001, 0x10100001, 0x00001010, 0x11010010,
            0x00100010, 0x10001100, 0x00010100, 0x01100100};
constexpr int pow3[9] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

struct Table {
  u16 at[19683]{};
  int count = 0;
};

constexpr int visit(Table& t, u32 own, u32 opp, u32 e, int idx, int digit) {
  ++t.count;
  if ((opp + 0x11111111) & 0x44444444) return t.at[idx] = (32 - 16) | 15 << 6, -16;
  if (!e) return t.at[idx] = 32 | 15 << 6, 0;
  int best = -99, move = 0;
  for (u32 m = e; m; m &= m - 1) {
    const int c = __builtin_ctz(m), k = idx + digit * pow3[c];
    const int s = t.at[k] ? (t.at[k] & 63) - 32 : visit(t, opp, own + inc[c], e ^ (m & -m), k, 3 - digit);
    if (int v = (s > 0) - (s < 0) - s; v > best) best = v, move = c;  // one ply further away
  }
  t.at[idx] = u16((best + 32) | move << 6 |
          (best > 0 ? 16 - best : best < 0 ? 16 + best : __builtin_popcount(e)) << 10);
  return best;
}

constexpr Table solve() {
  Table t;
  visit(t, 0, 0, 511, 0, 1);
  return t;
}
}  // namespace hand_written::states
