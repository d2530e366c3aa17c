// A game whose every part can be left out or replaced: a test defines PART_... before it includes this.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/value.hpp>

#ifndef PART_STATE
#define PART_STATE using state = int;
#endif
#ifndef PART_ACTION
#define PART_ACTION using action = int;
#endif
#ifndef PART_VALUE
#define PART_VALUE using value = int;
#endif
#ifndef PART_START
#define PART_START static constexpr int start() { return 0; }
#endif
#ifndef PART_TO_MOVE
#define PART_TO_MOVE static constexpr zermelo::player to_move(int) { return zermelo::player::max; }
#endif
#ifndef PART_ACTIONS
#define PART_ACTIONS static constexpr auto actions(int) { return zermelo::integers<>{.from = 0, .below = 2}; }
#endif
#ifndef PART_RESULT
#define PART_RESULT static constexpr int result(int s, int a) { return s + a + 1; }
#endif
#ifndef PART_IS_TERMINAL
#define PART_IS_TERMINAL static constexpr bool is_terminal(int s) { return s > 2; }
#endif
#ifndef PART_UTILITY
#define PART_UTILITY static constexpr int utility(int s) { return s; }
#endif

struct nearly_a_game {
  PART_STATE
  PART_ACTION
  PART_VALUE
  PART_START
  PART_TO_MOVE
  PART_ACTIONS
  PART_RESULT
  PART_IS_TERMINAL
  PART_UTILITY
};
