// Tic-tac-toe from the empty board by plain negamax alpha-beta: no memo, no symmetry.
//
// A side is a 32-bit word holding one 4-bit counter per line (3 rows, 3 columns, 2 diagonals).
// Placing on cell c adds inc[c]; a counter that reaches 3 is a win, which one add and one mask detect:
// (side + 0x11111111) & 0x44444444.  `e` holds the empty cells, numbered centre, corners, edges, so that
// the scan order is also the move order.  Precondition of every call: the side not to move has not won,
// and e != 0.
#pragma once

#include <cstdint>

namespace hand_written::best {
using u32 = std::uint32_t;

constexpr u32 inc[9] = {0x11010010, 0x01001001, 0x10100001, 0x10001100, 0x01100100,
                    0x00010001, 0x00001010, 0x00100010, 0x00010100};

constexpr int ab(u32 own, u32 opp, u32 e, int alpha, int beta) {
  u32 m = e;
  for (; m; m &= m - 1)  // a move that wins at once reaches the upper bound 1
    if ((own + inc[__builtin_ctz(m)] + 0x11111111) & 0x44444444) return 1;
  for (m = e; m && alpha < beta; m &= m - 1)
    if (int v = e & (e - 1) ? -ab(opp, own + inc[__builtin_ctz(m)], e ^ (m & -m), -beta, -alpha) : 0;
        v > alpha)
        alpha = v;
  return alpha;
}

constexpr int value() { return ab(0, 0, 511, -1, 1); }
}  // namespace hand_written::best
