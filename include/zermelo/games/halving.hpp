// The halving game.
//
// Rules: two players take turns to replace a number n by n-1 (decrement) or by n/2 rounded down (half). Whoever is to
// move when n is 0 wins, so whoever makes it 0 loses. Utility: +1 Max wins, -1 Min wins.
// Source: Stanford CS221, lecture 10 (games I).
// State: the number and who is to move. n+1 numbers for each player can occur, so at most 2n+2 states; they are counted
// from the end of the game: 0 for Max, 0 for Min, 1 for Max, ...
// Known values: the one to move at 0, 1, 2, ..., 11 wins (W) or loses (L):  W L W W L W L W W W L W.
#pragma once

#include <zermelo/result.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::games {

enum class halving_action : unsigned char { decrement, half };

struct halving {
  struct state {
    int n = 0;
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = halving_action;
  using value = int;

  int n = 10;  ///< the number at the start, 0 or more

  constexpr state start() const {
    if (n < 0) mistake::the_halving_game_starts_at_zero_or_more();
    return {n, player::max};
  }
  static constexpr player to_move(state s) { return s.mover; }
  static constexpr auto actions(state) { return integers<action>{.below = 2}; }
  static constexpr state result(state s, action a) {
    return {a == action::decrement ? s.n - 1 : s.n / 2, opponent(s.mover)};
  }
  static constexpr bool is_terminal(state s) { return s.n == 0; }
  static constexpr value utility(state s) { return s.mover == player::max ? 1 : -1; }
  static constexpr bounds<value> utility_bounds(state) { return {-1, 1}; }
  static constexpr std::uint64_t key(state s) {
    return static_cast<std::uint64_t>(s.n) << 1 | (s.mover == player::max ? 0u : 1u);
  }

  constexpr std::size_t state_count() const { return 2 * (static_cast<std::size_t>(start().n) + 1); }
  static constexpr std::size_t index(state s) { return static_cast<std::size_t>(key(s)); }
  static constexpr state state_at(std::size_t number) {
    return {static_cast<int>(number / 2), number % 2 == 0 ? player::max : player::min};
  }

  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    out(text("n = "));
    write_value(out, s.n);
    out(text("\n"));
  }
  template <class Out>
  static constexpr void write_action(Out&& out, state, action a) {
    out(a == action::decrement ? "decrement" : "half");
  }
};
}  // namespace zermelo::games
