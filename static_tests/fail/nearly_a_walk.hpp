// A fair walk between 0 and 4, with numbered states, whose parts can be replaced: a test defines PART_... before it
// includes this.
#pragma once

#include <zermelo/value_iteration.hpp>

#ifndef PART_TO_MOVE
#define PART_TO_MOVE static constexpr zermelo::player to_move(int) { return zermelo::player::chance; }
#endif
#ifndef PART_RESULT
#define PART_RESULT static constexpr int result(int s, int a) { return s + 2 * a - 1; }
#endif
#ifndef PART_UTILITY
#define PART_UTILITY static constexpr double utility(int s) { return s; }
#endif
#ifndef PART_PROBABILITY
#define PART_PROBABILITY static constexpr zermelo::fraction probability(int, int) { return {1, 2}; }
#endif
#ifndef PART_STATE_COUNT
#define PART_STATE_COUNT static constexpr std::size_t state_count() { return 5; }
#endif
#ifndef PART_STATE_AT
#define PART_STATE_AT static constexpr int state_at(std::size_t number) { return static_cast<int>(number); }
#endif

struct nearly_a_walk {
  using state = int;
  using action = int;
  using value = double;
  static constexpr int start() { return 2; }
  PART_TO_MOVE
  static constexpr zermelo::integers<> actions(int) { return {.from = 0, .below = 2}; }
  PART_RESULT
  static constexpr bool is_terminal(int s) { return s == 0 || s == 4; }
  PART_UTILITY
  PART_PROBABILITY
  PART_STATE_COUNT
  static constexpr std::size_t index(int s) { return static_cast<std::size_t>(s); }
  PART_STATE_AT
};
