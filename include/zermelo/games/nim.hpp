// Nim, normal and misere.
//
// Rules: some piles of stones; a move takes one or more stones from one pile. Normal play: who takes the last stone
// wins. Misere play: who takes the last stone loses. Utility: +1 Max wins, -1 Min wins.
// Source: C. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1902).
// State: the piles, 8 bits each in one word, and who is to move: 2 (p1 + 1) (p2 + 1) ... states.
// Known value (Bouton): the mover loses normal play exactly when the exclusive or of the piles is 0. Misere play is the
// same unless no pile is larger than 1; then the mover loses when the number of piles left is odd.
#pragma once

#include <zermelo/result.hpp>
#include <zermelo/text.hpp>

namespace zermelo::games {

struct nim_action {
  int pile = 0;  ///< number of the pile, from 0
  int take = 0;  ///< stones to take from it, 1 or more
  friend constexpr bool operator==(const nim_action&, const nim_action&) = default;
};

/// Nim with up to seven piles of up to 255 stones: nim{3, 6, 9}, or nim{3, 6, 9}.as_misere().
class nim {
 public:
  struct state {
    std::uint64_t piles = 0;  ///< pile i in bits 8i..8i+7
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = nim_action;
  using value = int;
  static constexpr int max_piles = 7;

  template <std::convertible_to<int>... Stones>
  constexpr explicit nim(Stones... stones) {
    static_assert(sizeof...(Stones) <= max_piles, "zermelo: nim has at most seven piles");
    (add_pile(static_cast<int>(stones)), ...);
  }
  constexpr nim as_misere() const {
    nim other = *this;
    other.misere_ = true;
    return other;
  }
  /// One more pile; a mistake if there are seven, or if it has fewer than 0 or more than 255 stones.
  constexpr void add_pile(int stones) {
    if (count_ == max_piles || stones < 0 || stones > 255) mistake::nim_has_up_to_seven_piles_of_up_to_255_stones();
    piles_ |= static_cast<std::uint64_t>(stones) << 8 * count_++;
  }

  /// Larger takes first, pile after pile: the move that ends the game comes early.
  struct takes {
    std::uint64_t piles = 0;
    nim_action current{};

    constexpr bool next(nim_action& a) {
      while (current.take == 0) {
        if (piles >> 8 * current.pile == 0) return false;
        current.take = static_cast<int>(piles >> 8 * current.pile & 255);
        ++current.pile;
      }
      a = {current.pile - 1, current.take--};
      return true;
    }
    constexpr auto begin() const { return lazy_iterator<takes, nim_action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };

  constexpr state start() const { return {piles_, player::max}; }
  constexpr player to_move(state s) const { return s.mover; }
  constexpr takes actions(state s) const { return {s.piles}; }
  constexpr state result(state s, action a) const {
    return {s.piles - (static_cast<std::uint64_t>(a.take) << 8 * a.pile), opponent(s.mover)};
  }
  constexpr bool is_terminal(state s) const { return s.piles == 0; }
  constexpr value utility(state s) const { return (s.mover == player::max) == misere_ ? 1 : -1; }
  constexpr bounds<value> utility_bounds(state) const { return {-1, 1}; }
  constexpr std::uint64_t key(state s) const { return s.piles | (s.mover == player::max ? 0 : std::uint64_t{1} << 63); }

  /// Bouton's rule: whether the mover of `s` wins.
  constexpr bool mover_wins(state s) const {
    std::uint64_t exclusive_or = 0, largest = 0, left = 0;
    for (; s.piles != 0; s.piles >>= 8) {
      const std::uint64_t pile = s.piles & 255;
      exclusive_or ^= pile;
      if (largest < pile) largest = pile;
      left += pile != 0;
    }
    return misere_ && largest <= 1 ? left % 2 == 0 : exclusive_or != 0;
  }

  template <class Out>
  constexpr void write_action(Out&& out, state, const action& a) const {
    write(out, a.take);
    out(" from pile ");
    write(out, a.pile + 1);
  }
  /// A line for each pile: its number, how many stones it has, and those stones.
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    for (int pile = 0; pile < count_; ++pile) {
      const int stones = static_cast<int>(s.piles >> 8 * pile & 255);
      out("pile ");
      write(out, pile + 1);
      out(": ");
      write(out, stones);
      for (int stone = 0; stone < stones; ++stone) out(stone == 0 ? " |" : "|");
      out("\n");
    }
  }

 private:
  template <class Out>
  static constexpr void write(Out& out, int number) {  // 0..255
    const char digits[3] = {static_cast<char>('0' + number / 100), static_cast<char>('0' + number / 10 % 10),
                            static_cast<char>('0' + number % 10)};
    const int skip = number < 10 ? 2 : number < 100 ? 1 : 0;
    out(text(digits + skip, static_cast<std::size_t>(3 - skip)));
  }

  std::uint64_t piles_ = 0;
  int count_ = 0;
  bool misere_ = false;
};
}  // namespace zermelo::games
