// A budget of time, for run time only: a constant expression has no clock.
//
//   deepen(game, state, time_budget{std::chrono::milliseconds(100)});
#pragma once

#include <chrono>

#include <zermelo/budget.hpp>

namespace zermelo {

/// Stop when so much time has passed since the search began; at once if it is 0 or less. The clock is looked at every
/// 256 nodes, so a search ends some tens of microseconds late, more where the game's own functions are slow.
struct time_budget {
  struct option_kind {};
  std::chrono::steady_clock::duration time;

  struct meter {
    std::chrono::steady_clock::time_point end;
    std::uint64_t next_look = 0;
    bool is_spent(std::uint64_t nodes) {
      if (nodes < next_look) return false;
      next_look = nodes + 256;
      return std::chrono::steady_clock::now() >= end;
    }
  };
  meter start() const {
    const auto now = std::chrono::steady_clock::now();
    // A time that the clock cannot hold is for ever.
    const auto most = (std::chrono::steady_clock::time_point::max)() - now;
    return {time < most ? now + time : (std::chrono::steady_clock::time_point::max)()};
  }
};
}  // namespace zermelo
