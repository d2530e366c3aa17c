// Kalah(m, n): m pits a side, n stones a pit.
//
// Rules: each player has a row of m pits and, to the right of it, a store. A move takes all stones of one own pit and
// sows them one by one into the houses that follow: own pits, own store, the opponent's pits, own pits again, and so
// on; the opponent's store is passed over. If the last stone falls into the own store, the same player moves again. If
// it falls into an own pit that was empty, and the opposite pit is not, both pits go to the own store. As soon as a row
// of pits is empty the game ends, and the stones of the other row go to the store of its owner. Max begins.
// Utility: the stones in Max's store less those in Min's.
// Source: G. Irving, J. Donkers, J. Uiterwijk, Solving Kalah, ICGA Journal 23 (2000).
// Known values: (1,1) 0, (1,2) -2, (1,3) 6, (2,1) 2, (2,2) -2, (2,3) -2, (3,1) 0, (3,2) 4.
// States that play can reach: (2,3) 131, (3,2) 3,426, (3,3) 27,104, (4,2) 303,327.
//
// State: a word for the side to move, one for the other side, and who is to move. In a word, byte i holds the stones of
// pit i, counted from the left of its owner, and byte m those of the store. So pit i is opposite to pit m - 1 - i, and
// one addition sows into several houses of a side.
#pragma once

#include <zermelo/text_output.hpp>

namespace zermelo::games {

/// Kalah with 1 to 6 pits a side: kalah(3, 2) has two stones in each of three pits, kalah(6, 4) is the usual board.
class kalah {
 public:
  struct state {
    std::uint64_t own = 0;    ///< of the side to move: pit i in bits 8i..8i+7, then the store
    std::uint64_t other = 0;  ///< of the other side
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;  ///< the number of the pit to empty, from 0, counted from the left of the mover
  using value = int;
  static constexpr int max_actions = 6;

  /// 1 or more stones in each of 1 to 6 pits a side, and pits * (stones + 1) at most 31, so that a key fits 64 bits;
  /// otherwise it is mistake::a_kalah_board_is_empty_or_too_large.
  constexpr kalah(int its_pits, int its_stones) : pits_(its_pits), stones_(its_stones) {
    if (its_pits < 1 || its_pits > max_actions || its_stones < 1 || its_stones >= 31 / its_pits)
      mistake::a_kalah_board_is_empty_or_too_large();
  }
  constexpr int pits() const { return pits_; }
  /// All stones of the game.
  constexpr int stone_count() const { return 2 * pits_ * stones_; }
  /// The stones that a player has in a pit, or in the store.
  constexpr int stones_in_pit(state s, player owner, int pit) const { return stones_at(side_of(s, owner), pit); }
  constexpr int stones_in_store(state s, player owner) const { return stones_at(side_of(s, owner), pits_); }

  /// Pits whose last stone falls into the store come first; then the others, those near the store first.
  struct full_pits {
    std::uint64_t own;
    int pits;
    int untried = 2 * pits;  // each pit twice: in the first half if it reaches the store, in the second if not

    constexpr bool next(action& pit) {
      while (untried > 0) {
        const bool first_half = untried > pits;
        const int candidate = --untried % pits, stones = stones_at(own, candidate);
        if (stones != 0 && (stones == pits - candidate) == first_half) return pit = candidate, true;
      }
      return false;
    }
    constexpr auto begin() const { return lazy_iterator<full_pits, action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };

  constexpr state start() const {
    const std::uint64_t side = one_in_each(pits_) * static_cast<std::uint64_t>(stones_);
    return {side, side, player::max};
  }
  constexpr player to_move(state s) const { return s.mover; }
  constexpr full_pits actions(state s) const { return {s.own, pits_}; }
  constexpr state result(state s, action pit) const {
    const int last = sow(s, pit);
    if (0 <= last && last < pits_ && stones_at(s.own, last) == 1) capture(s, last);
    if (last != pits_) s = {s.other, s.own, opponent(s.mover)};
    if (has_empty_pits(s.own) || has_empty_pits(s.other)) return {all_in_store(s.own), all_in_store(s.other), s.mover};
    return s;
  }
  constexpr bool is_terminal(state s) const { return has_empty_pits(s.own); }  // at the end both sides have
  constexpr value utility(state s) const { return stones_in_store(s, player::max) - stones_in_store(s, player::min); }
  /// The difference so far, for searches that stop before the end.
  constexpr value evaluate(state s) const { return utility(s); }

  /// Stones in a store stay there.
  constexpr bounds<value> utility_bounds(state s) const {
    return {2 * stones_in_store(s, player::max) - stone_count(), stone_count() - 2 * stones_in_store(s, player::min)};
  }
  /// The houses as stones and bars: a zero for each stone, a one after each house. The last house is what is left.
  constexpr std::uint64_t key(state s) const {
    std::uint64_t bars = s.mover == player::max ? 0 : std::uint64_t{1} << 63;
    int bit = 0;
    for (int house = 0; house <= pits_; ++house) {
      bit += stones_at(s.own, house);
      bars |= std::uint64_t{1} << bit++;
    }
    for (int pit = 0; pit < pits_; ++pit) {
      bit += stones_at(s.other, pit);
      bars |= std::uint64_t{1} << bit++;
    }
    return bars;
  }

  /// The number of the pit as people count: 1 is the leftmost of the mover.
  template <class Out>
  constexpr void write_action(Out&& out, state, action pit) const {
    write_value(out, pit + 1);
  }
  /// One line of text: for each player the pits from the left and the store in brackets, then the mover.
  template <class Out>
  constexpr void write_state(Out&& out, state s) const {
    write_side(out, s, player::max);
    out(" / ");
    write_side(out, s, player::min);
    out(" ");
    write_value(out, s.mover);
  }
  /// The board as Max sees it: Min's pits above, from right to left, Max's below, the stores at the ends.
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    out("pit     ");
    for (int pit = pits_; pit > 0; --pit) write_in_column(out, pit);
    out("\nmin     ");
    for (int pit = pits_; pit > 0; --pit) write_in_column(out, stones_in_pit(s, player::min, pit - 1));
    out("\n    ");
    write_in_column(out, stones_in_store(s, player::min));
    for (int pit = 0; pit < pits_; ++pit) out("    ");
    write_in_column(out, stones_in_store(s, player::max));
    out("\nmax     ");
    for (int pit = 0; pit < pits_; ++pit) write_in_column(out, stones_in_pit(s, player::max, pit));
    out("\npit     ");
    for (int pit = 0; pit < pits_; ++pit) write_in_column(out, pit + 1);
    out("\n");
  }

 private:
  static constexpr int stones_at(std::uint64_t side, int house) { return static_cast<int>(side >> 8 * house & 255); }
  static constexpr std::uint64_t stones_for(int house, int stones) {
    return static_cast<std::uint64_t>(stones) << 8 * house;
  }
  static constexpr std::uint64_t one_in_each(int houses) {  // of the first 0 to 7 houses
    return 0x0101'0101'0101'0101u & ((std::uint64_t{1} << 8 * houses) - 1);
  }
  static constexpr std::uint64_t side_of(state s, player owner) { return owner == s.mover ? s.own : s.other; }
  constexpr bool has_empty_pits(std::uint64_t side) const {
    return (side & ((std::uint64_t{1} << 8 * pits_) - 1)) == 0;
  }
  constexpr std::uint64_t all_in_store(std::uint64_t side) const {
    return stones_for(pits_, static_cast<int>(side * 0x0101'0101'0101'0101u >> 56));  // the sum of all bytes
  }

  // Sows the stones of a pit; returns the house of the mover's side that takes the last one, or -1 on the other side.
  constexpr int sow(state& s, int pit) const {
    int hand = stones_at(s.own, pit);
    s.own -= stones_for(pit, hand);
    for (int first = pit + 1;; first = 0) {
      const int to_own = hand < pits_ + 1 - first ? hand : pits_ + 1 - first;
      s.own += one_in_each(to_own) << 8 * first;
      hand -= to_own;
      if (hand == 0) return first + to_own - 1;
      const int to_other = hand < pits_ ? hand : pits_;
      s.other += one_in_each(to_other);
      hand -= to_other;
      if (hand == 0) return -1;
    }
  }
  // The single stone of a pit takes those of the opposite pit along, if there are any.
  constexpr void capture(state& s, int pit) const {
    const int opposite = pits_ - 1 - pit, captured = stones_at(s.other, opposite);
    if (captured == 0) return;
    s.own += stones_for(pits_, 1 + captured) - stones_for(pit, 1);
    s.other -= stones_for(opposite, captured);
  }

  template <class Out>
  constexpr void write_side(Out& out, state s, player owner) const {
    for (int pit = 0; pit < pits_; ++pit) {
      write_value(out, stones_in_pit(s, owner, pit));
      out(" ");
    }
    out("[");
    write_value(out, stones_in_store(s, owner));
    out("]");
  }
  template <class Out>
  static constexpr void write_in_column(Out& out, int number) {  // right-aligned in four characters
    out(number < 10 ? "   " : "  ");
    write_value(out, number);
  }

  int pits_;
  int stones_;
};
}  // namespace zermelo::games
