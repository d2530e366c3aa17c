// Tic-tac-toe from the empty board by the plainest bitboard negamax alpha-beta: cells in index order, a win
// found one ply late, full window. The program to compare a generic alpha-beta with, move for move.
#pragma once

namespace hand_written::plain {
using u32 = unsigned;

constexpr bool has_line(u32 b) {
  return (b & 7) == 7 || (b & 56) == 56 || (b & 448) == 448 || (b & 73) == 73 || (b & 146) == 146 ||
       (b & 292) == 292 || (b & 273) == 273 || (b & 84) == 84;
}

constexpr int ab(u32 own, u32 opp, int alpha, int beta, unsigned& nodes) {
  ++nodes;
  if (has_line(opp)) return -1;
  u32 empty = 511 & ~(own | opp);
  if (!empty) return 0;
  int best = -2;
  for (; empty; empty &= empty - 1) {
    const u32 m = empty & -empty;
    const int v = -ab(opp, own | m, -beta, -alpha, nodes);
    if (v > best) best = v;
    if (v > alpha) alpha = v;
    if (alpha >= beta) break;
  }
  return best;
}

constexpr int value() { unsigned nodes = 0; return ab(0, 0, -2, 2, nodes); }
}  // namespace hand_written::plain
