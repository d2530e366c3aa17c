// Kayles.
//
// Rules: skittles stand in a row, or in several. Two players take turns to knock over one, or two that stand side by side.
// Who knocks over the last one wins. Utility: +1 Max wins, -1 Min wins.
// Source: H. Dudeney, The Canterbury Puzzles, 1907; E. Berlekamp, J. Conway, R. Guy, Winning Ways, vol. 1, ch. 4.
// State: a bit for each skittle that stands, from the lowest one, with a gap of one bit between rows; who is to move.
// States that differ only in the order and the places of their rows are worth the same: canonical() sorts them.
//   rows of 3 and 2   ..110111      the middle one of the 3 is knocked over   ..110101
// Known values: the Grundy values of a row of 0, 1, 2, ... skittles are 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1,
// 4, 3, 2, ... (OEIS A002186), with period 12 from 71 on (R. Guy, C. Smith, The G-values of various games, 1956): only the
// empty row is lost for who is to move.
#pragma once

#include <zermelo/grundy.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::games {

struct kayles_action {
  int place = 0;  ///< of the skittle, or of the first of two, from 0
  int count = 1;  ///< how many to knock over, 1 or 2
  friend constexpr bool operator==(const kayles_action&, const kayles_action&) = default;
};

/// A row of Kayles as an impartial game, to be added to others: its state is the number of skittles. Since rows read the
/// same from both ends, the actions are those in the first half.
struct kayles_row {
  using state = int;
  using action = kayles_action;

  struct throws {
    int standing = 0;
    kayles_action current{0, 1};

    constexpr bool next(kayles_action& a) {
      if (2 * current.place > standing - current.count) current = {0, current.count + 1};
      if (current.count > 2 || standing < current.count) return false;
      return a = current, ++current.place, true;
    }
    constexpr auto begin() const { return lazy_iterator<throws, kayles_action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };
  static constexpr throws actions(state standing) { return {standing}; }
  static constexpr split<state> result(state standing, action a) { return {a.place, standing - a.place - a.count}; }
};

/// The whole game as an ordinary one: kayles(5), or kayles(3, 2) for two rows.
class kayles {
 public:
  struct state {
    std::uint64_t standing = 0;
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = kayles_action;
  using value = int;
  static constexpr int places = 63;

  /// Rows of these lengths. They and the gaps between them must fit in 63 places.
  template <std::convertible_to<int>... Lengths>
  constexpr explicit kayles(Lengths... lengths) {
    int place = 0;
    (add_row(static_cast<int>(lengths), place), ...);
  }

  /// One skittle from the first to the last, then two.
  struct throws {
    std::uint64_t singles = 0, pairs = 0;

    constexpr bool next(action& a) {
      std::uint64_t& rest = singles != 0 ? singles : pairs;
      if (rest == 0) return false;
      a = {__builtin_ctzll(rest), singles != 0 ? 1 : 2};
      return rest &= rest - 1, true;
    }
    constexpr auto begin() const { return lazy_iterator<throws, action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };

  constexpr state start() const { return {standing_, player::max}; }
  static constexpr player to_move(state s) { return s.mover; }
  static constexpr throws actions(state s) { return {s.standing, s.standing & s.standing >> 1}; }
  static constexpr state result(state s, action a) {
    return {s.standing & ~(std::uint64_t{a.count == 1 ? 1u : 3u} << a.place), opponent(s.mover)};
  }
  static constexpr bool is_terminal(state s) { return s.standing == 0; }
  static constexpr value utility(state s) { return s.mover == player::max ? -1 : 1; }
  static constexpr bounds<value> utility_bounds(state) { return {-1, 1}; }
  static constexpr std::uint64_t key(state s) {
    return s.standing | (s.mover == player::max ? 0 : std::uint64_t{1} << places);
  }
  /// The same rows, the longest first, from the lowest place on.
  static constexpr state canonical(state s) {
    int lengths[places / 2 + 1], rows = 0;
    for (std::uint64_t rest = s.standing; rest != 0;) {
      rest >>= __builtin_ctzll(rest);
      const int length = __builtin_ctzll(~rest);
      rest >>= length;
      int i = rows++;
      for (; i > 0 && lengths[i - 1] < length; --i) lengths[i] = lengths[i - 1];
      lengths[i] = length;
    }
    int place = 0;
    s.standing = 0;
    for (int i = 0; i < rows; place += lengths[i++] + 1) s.standing |= row(lengths[i]) << place;
    return s;
  }

  /// The numbers of the skittles, from 1, as in "3" or "3 and 4".
  template <class Out>
  static constexpr void write_action(Out&& out, state, action a) {
    write_value(out, a.place + 1);
    if (a.count == 1) return;
    out(text(" and "));
    write_value(out, a.place + 2);
  }
  /// A stroke for each skittle that stands, a dot for one that does not and for a gap.
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    for (int place = 0; standing_ >> place != 0; ++place) out(text((s.standing >> place & 1) != 0 ? "|" : "."));
    out(text("\n"));
  }

 private:
  static constexpr std::uint64_t row(int length) { return (std::uint64_t{1} << length) - 1; }
  constexpr void add_row(int length, int& place) {
    if (length < 0 || length > places - place) mistake::kayles_has_rows_that_fit_in_63_places();
    standing_ |= row(length) << place;
    place += length + 1;
  }

  std::uint64_t standing_ = 0;
};
}  // namespace zermelo::games
