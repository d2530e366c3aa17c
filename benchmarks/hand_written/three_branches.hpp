// Reference floor: the smallest hand-written compile-time minimax.
// max{ min(3,9,10), min(2,5,7), min(10,5,1) } = max{3,2,1} = 3.
#pragma once

#include <cstdint>

namespace hand_written {

constexpr std::int8_t leaf[3][3] = {{3, 9, 10}, {2, 5, 7}, {10, 5, 1}};

constexpr int solve() {
  int best = -128;
  for (int i = 0; i < 3; ++i) {
    int worst = 127;
    for (int j = 0; j < 3; ++j) worst = leaf[i][j] < worst ? leaf[i][j] : worst;
    best = worst > best ? worst : best;
  }
  return best;
}
}  // namespace hand_written
