// All subtraction games with small moves, under one numbering: many games, and one table for them.
//
// Rules: a set of numbers and a heap of stones are given. Two players take turns to take away as many stones as a number
// of the set says; who cannot, loses. Utility: +1 Max wins, -1 Min wins.
// Source: E. Berlekamp, J. Conway, R. Guy, Winning Ways, 2nd ed., ch. 4. Known values: with the set {1, ..., k} the mover
// loses exactly where the heap is a multiple of k + 1; with {2, 3} where heap mod 5 is 0 or 1.
// State: the set (bit i: i + 1 may be taken), the heap (0 to 31), who is to move. 64 states for each set, and a set's
// states lead to no other's: so shards share no work.
#pragma once

#include <zermelo/result.hpp>

/// Sets of numbers from 1 to Most. 64 (2^Most - 1) states.
template <unsigned Most>
struct subtraction_games {
  static constexpr unsigned largest_heap = 31;
  struct state {
    unsigned set = (1u << Most) - 1;
    unsigned heap = largest_heap;
    zermelo::player mover = zermelo::player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = unsigned;
  using value = int;

  // The numbers of the set that the heap has stones for, least first.
  struct takes {
    unsigned set;
    unsigned heap;
    unsigned last = 0;

    constexpr bool next(action& a) {
      while (last < heap && last < Most)
        if ((set >> last++ & 1) != 0) return a = last, true;
      return false;
    }
    constexpr auto begin() const { return zermelo::lazy_iterator<takes, action>(*this); }
    constexpr zermelo::no_more_actions end() const { return {}; }
  };

  static constexpr state start() { return {}; }
  static constexpr zermelo::player to_move(state s) { return s.mover; }
  static constexpr takes actions(state s) { return {s.set, s.heap}; }
  static constexpr state result(state s, action a) { return {s.set, s.heap - a, zermelo::opponent(s.mover)}; }
  static constexpr bool is_terminal(state s) { return (s.set & ((1u << s.heap) - 1)) == 0; }
  static constexpr value utility(state s) { return s.mover == zermelo::player::max ? -1 : 1; }

  static constexpr std::size_t state_count() { return std::size_t{64} * ((1u << Most) - 1); }
  static constexpr std::size_t index(state s) {
    return std::size_t{64} * (s.set - 1) + 2u * s.heap + (s.mover == zermelo::player::max ? 0u : 1u);
  }
  static constexpr state state_at(std::size_t number) {
    return {static_cast<unsigned>(number / 64 + 1), static_cast<unsigned>(number / 2 % 32),
            number % 2 == 0 ? zermelo::player::max : zermelo::player::min};
  }
};
