// Connect Four as an expert searches it: the same scores from far fewer states.
//
// A game of its own, whose states know the threats: the empty cells where the side that has just moved would complete
// four. It ends as soon as the score is sure to come within two stones, so no search looks at what is lost anyway:
//   - the side to move can win at once (only where a search begins: no action leads there);
//   - it loses with the other side's next stone, whatever it does: no action is left;
//   - two cells are left and nobody wins in them.
// Actions are the cells of stones that do not lose at once: the cell of a threat if there is one, and never one below
// such a cell. The value of every state is that of the same position in games/connect_four.hpp.
// Rules, utility and layout: games/connect_four.hpp. Source: the ideas of P. Pons, Solving Connect Four (2015): moves
// that do not lose, bounds of the score, order by the number of threats; the code is our own.
//
//   connect_four_threats game;
//   bisect(game, game.position("32164625"), remember(table), ordered_by(game.by_threats)).value  // 11
#pragma once

#include <zermelo/games/connect_four.hpp>

namespace zermelo::games {

/// The search of Connect Four with so many columns and rows.
template <int Width = 7, int Height = 6>
class connect_four_threats {
 public:
  using rules = connect_four<Width, Height>;
  using cells = typename rules::cells;
  struct state {
    cells own;     ///< stones of the side to move
    cells stones;  ///< of both sides
    cells moves;   ///< where the side to move can put a stone without losing at once
    int played;    ///< number of stones
    int threats;   ///< number of cells where the other side would win, or `a_win` where the side to move wins at once
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int width = Width, height = Height, max_actions = Width;
  static constexpr int all_stones = Width * Height, most_stones = rules::most_stones;
  /// The column of a cell, from 0.
  static constexpr int column(action a) { return a / (Height + 1); }

  /// The cells of the moves, those of the first columns first. The columns are parameters of the template, since a
  /// literal costs compilers less than a variable.
  template <cells... Columns>
  struct cells_in_order {
    cells rest;

    constexpr bool next(action& a) {
      cells first = 0;
      return (((first = rest & Columns) != 0) || ...) && (a = __builtin_ctzll(first), rest ^= first & (~first + 1), true);
    }
    constexpr auto begin() const { return lazy_iterator<cells_in_order, action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };
  /// Columns that are as far from the centre as each other have no order of their own: the left one comes first.
  template <int Last, cells... Columns>
  struct columns_in_order : columns_in_order<Last - 1, rules::columns_from_the_centre(Last), Columns...> {};
  template <cells... Columns>
  struct columns_in_order<-1, Columns...> {
    using range = cells_in_order<Columns...>;
  };
  using from_the_centre = typename columns_in_order<Width / 2>::range;

  static constexpr state start() { return of(rules::start()); }
  static constexpr player to_move(const state& s) { return s.played % 2 == 0 ? player::max : player::min; }
  static constexpr from_the_centre actions(const state& s) { return {s.moves}; }
  // What is called for every successor is inlined always: clang leaves it out of line, which costs a search a tenth. This
  // is in one piece, since calls cost compilers most; and its variables are not const, which costs g++ 12 time.
  [[gnu::always_inline]] static constexpr state result(const state& s, action a) {
    cells own = s.own, cell = cells{1} << a, stones = s.stones | cell;
    cells threats = rules::winning_cells(own | cell) & rules::all & ~stones;
    cells playable = (stones + rules::bottoms) & rules::all;
    cells forced = playable & threats;  // of two only one can be parried
    return {own ^ s.stones, stones, (forced == 0 ? playable : (forced & (forced - 1)) == 0 ? forced : 0) & ~(threats >> 1),
            s.played + 1, __builtin_popcountll(threats)};
  }
  static constexpr bool is_terminal(const state& s) { return s.moves == 0 || s.played >= all_stones - 2; }
  static constexpr value utility(const state& s) {
    return s.moves != 0 || s.threats == 0                  ? 0
           : (s.threats == a_win) == ((s.played & 1) == 0) ? most_stones - ((s.played + 1) >> 1)
                                                           : (s.played >> 1) - most_stones;
  }
  /// In a state that is not terminal nobody wins with the next stone, so the earliest win is with the one after that.
  static constexpr bounds<value> utility_bounds(const state& s) {
    return {(s.played >> 1) + 1 - most_stones, most_stones - 1 - ((s.played + 1) >> 1)};
  }
  /// An estimate for searches with a depth, as in connect_four; of a state that is not terminal.
  static constexpr value evaluate(const state& s) {
    return rules::estimate((s.played & 1) == 0 ? s.own : s.own ^ s.stones, s.stones, utility_bounds(s));
  }
  /// As in connect_four; a position and its mirror image share a key as long as both can come up.
  [[gnu::always_inline]] static constexpr std::uint64_t key(const state& s) {
    const std::uint64_t k = s.own + s.stones;
    if (s.played > last_mirrored_ply) return k;
    const std::uint64_t m = mirrored(s.own) + mirrored(s.stones);
    return m < k ? m : k;
  }
  /// Whether two states with the same key are the same but for a mirror.
  static constexpr bool equivalent(const state& s, const state& t) {
    return s == t || (mirrored(s.own) == t.own && mirrored(s.stones) == t.stones);
  }

  /// What table entries need: keys are below 2^key_bits, utilities between these, actions from 0 and below all_actions.
  static constexpr int key_bits = Width * (Height + 1);
  static constexpr bounds<value> all_utilities{-most_stones, most_stones};
  static constexpr int all_actions = Width * (Height + 1);

  /// An order for ordered_by: positions with the most threats first.
  struct threat_order {
    constexpr int operator()(const state& after) const { return (after.played & 1) == 0 ? -after.threats : after.threats; }
  };
  static constexpr threat_order by_threats{};

  /// The same position here. A game that is over is mistake::this_game_of_connect_four_is_over.
  static constexpr state of(typename rules::state s) {
    if (rules::is_terminal(s)) mistake::this_game_of_connect_four_is_over();
    if ((rules::winning_cells(s.own) & (s.stones + rules::bottoms) & rules::all) != 0)
      return {s.own, s.stones, 0, rules::count(s.stones), a_win};
    const cells others = s.own ^ s.stones;
    if (others == 0) return {0, 0, rules::bottoms, 0, 0};
    // As if one of the other side's stones were put where it is.
    return result({others, s.stones, 0, rules::count(s.stones) - 1, 0}, __builtin_ctzll(others));
  }
  /// The state after stones in these columns, as connect_four::position.
  static constexpr state position(text record) { return of(rules::position(record)); }
  static constexpr typename rules::state board(const state& s) { return {s.own, s.stones}; }

  template <class Out>
  static constexpr void write_action(Out&& out, const state& s, action a) {
    rules::write_action(out, board(s), column(a));
  }
  template <class Out>
  static constexpr void write_board(Out&& out, const state& s) {
    rules::write_board(out, board(s));
  }

 private:
  static constexpr int a_win = -1;
  static constexpr int last_mirrored_ply = 10;

  static constexpr cells mirrored(cells c) {
    cells m = 0;
    for (int a = 0; a < Width; ++a) m |= (c >> a * (Height + 1) & rules::column_cells(0)) << (Width - 1 - a) * (Height + 1);
    return m;
  }
};
}  // namespace zermelo::games
