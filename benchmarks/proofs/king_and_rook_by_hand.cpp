#include "../hand_written/king_and_rook.hpp"

constexpr auto table = hand_written::king_and_rook::solve();
constexpr int longest() {
  int n = 0;
  for (int b = 0; b < 640; ++b) n += __builtin_popcountll(table.plane[0][b] & ~table.plane[1][b] & ~table.plane[2][b] & ~table.plane[3][b] & table.plane[4][b]);
  return n;
}
static_assert(longest() == 652);
