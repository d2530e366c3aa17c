// Strong solution of tic-tac-toe: every reachable state (5478) in a table indexed by the base-3 number of
// the board (cell i contributes 3^i times 0 empty, 1 X, 2 O; cells row by row).  Entry, 16 bits, 0 = not
// reachable:
//   bits 0..5    score + 32: 16-d for a win in d plies of the side to move, d-16 for a loss, 0 for a draw
//   bits 6..9    an optimal move (15 = the game is over): win soonest, lose latest
//   bits 10..13  plies to the end under optimal play
// One depth-first walk over the 765 states that differ under the symmetries of the square; a finished state
// is written to all eight of its images, so the table is the memo too.  The eight indices of a state ride
// along in two 64-bit words, 16 bits each, and a move updates four of them with one multiply-add.
#pragma once

#include <cstdint>

namespace hand_written::classes {
using u64 = std::uint64_t;
using u32 = std::uint32_t;
using u16 = std::uint16_t;

// One 4-bit counter per line (3 rows, 3 columns, 2 diagonals): see tic_tac_toe_best.hpp.
constexpr u32 inc[9] = {0x01001001, 0x00010001, 0x10100001, 0x00001010, 0x11010010,
            0x00100010, 0x10001100, 0x00010100, 0x01100100};
constexpr u16 pow3[9] = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};
// The symmetries: cell c goes to nibble c of sym[g]; nibbles 9..15 keep "no move" (15) fixed.
constexpr u64 sym[8] = {0xfffffff876543210, 0xfffffff678345012, 0xfffffff210543876, 0xfffffff012345678,
            0xfffffff852741630, 0xfffffff630741852, 0xfffffff258147036, 0xfffffff036147258};

struct Images { u64 a[9]{}, b[9]{}; };
constexpr Images img = [] {
  Images r;
  for (int c = 0; c < 9; ++c)
    for (int g = 0; g < 4; ++g)
      r.a[c] |= u64(pow3[sym[g] >> 4 * c & 15]) << 16 * g,
      r.b[c] |= u64(pow3[sym[g + 4] >> 4 * c & 15]) << 16 * g;
  return r;
}();

struct Table {
  u16 at[19683]{};
  int count = 0;
};

constexpr int visit(Table& t, u32 own, u32 opp, u32 e, u64 a, u64 b, u64 digit) {
  int best = -99, move = 15, dist = 0;
  if ((opp + 0x11111111) & 0x44444444) best = -16;
  else if (!e) best = 0;
  else {
    for (u32 m = e; m; m &= m - 1) {
      const int c = __builtin_ctz(m);
      const u64 k = a + digit * img.a[c];
      const int q = t.at[k & 0xffff];
      const int s = q ? (q & 63) - 32
              : visit(t, opp, own + inc[c], e ^ (m & -m), k, b + digit * img.b[c], 3 - digit);
      if (int v = (s > 0) - (s < 0) - s; v > best) best = v, move = c;  // one ply further away
    }
    dist = best > 0 ? 16 - best : best < 0 ? 16 + best : __builtin_popcount(e);
  }
  const int w = (best + 32) | dist << 10;
  for (int g = 0; g < 4; ++g, a >>= 16, b >>= 16)
    t.count += !t.at[a & 0xffff], t.at[a & 0xffff] = u16(w | (sym[g] >> 4 * move & 15) << 6),
    t.count += !t.at[b & 0xffff], t.at[b & 0xffff] = u16(w | (sym[g + 4] >> 4 * move & 15) << 6);
  return best;
}

constexpr Table solve() {
  Table t;
  visit(t, 0, 0, 511, 0, 0, 1);
  return t;
}
}  // namespace hand_written::classes
