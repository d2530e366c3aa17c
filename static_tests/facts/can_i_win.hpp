// A small game for tests: numbers are taken until their sum reaches a goal.
#pragma once

#include <zermelo/result.hpp>

/// Can I Win (LeetCode 464): numbers from 1 on are taken in turn, each once; whoever brings their sum to the goal wins.
/// If all are taken before, nobody does; a goal of 0 counts as reached by Max, who begins.
struct can_i_win {
  struct state {
    unsigned taken = 0;  ///< bit n - 1 for number n
    int missing = 0;     ///< to the goal
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int max_actions = 20;
  int numbers = 1, goal = 0;

  constexpr unsigned all() const { return (1u << numbers) - 1; }
  constexpr state start() const { return {0, goal}; }
  static constexpr zermelo::player to_move(state s) {
    return __builtin_parity(s.taken) == 0 ? zermelo::player::max : zermelo::player::min;
  }
  constexpr auto actions(state s) const { return zermelo::set_bits<unsigned>{all() & ~s.taken}; }
  static constexpr state result(state s, action a) { return {s.taken | 1u << a, s.missing - a - 1}; }
  constexpr bool is_terminal(state s) const { return s.missing <= 0 || s.taken == all(); }
  static constexpr value utility(state s) {
    return s.missing > 0 ? 0 : s.taken == 0 || to_move(s) == zermelo::player::min ? 1 : -1;
  }
  static constexpr zermelo::bounds<value> utility_bounds(state) { return {-1, 1}; }
  static constexpr std::uint64_t key(state s) { return s.taken; }
};
