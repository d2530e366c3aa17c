// Go, on boards of 1 x 1 to 10 x 10 points.
//
// Rules: Black and White take turns to put a stone on an empty point, or pass. Stones of one colour that are joined along
// the lines are a chain; the empty points next to it are its liberties. Chains of the other side that a stone leaves
// without a liberty are taken off. A stone may not leave its own chain without one (suicide), unless the game allows it;
// a single stone never may. Two passes one after the other end the game. Each side then has an area: its stones, and the
// empty points from which only its stones can be reached. Black is Max and begins; utility: Black's area minus White's
// minus komi, in points. All stones count as alive, so that dead ones must be taken before the end.
//   ko_rule::simple       a single stone that has just taken a single stone may not be taken back at once. Longer cycles
//                         are allowed, so that play may be endless: whoever plays such a game must limit its plies
//   ko_rule::positional   no stone may bring back a position of the stones that was there before
//   ko_rule::situational  nor bring it back with the same side to move
// Source: Chinese rules, and J. Tromp and B. Taylor's for the two kinds of superko.
// Known values without komi: Black wins 2 x 2 by 1 with positional superko, 3 x 3 by 9, 4 x 4 by 2 and 5 x 5 by 25
// (E. van der Werf, Solving Go on small boards, 2003; J. Tromp). Positions of stones in which every chain has a liberty:
// 1, 57, 12,675, 24,318,165 and 414,295,148,741 on 1 x 1 to 5 x 5 (OEIS A094777).
//
// Action: a point as numbered in go_board.hpp, or `pass`. State: the stones of the side to move and of the other side, the
// point where a ko may not be taken back (go_board.hpp has the bits of all three), who is to move, and how many passes
// were the last plies; with superko also all positions of the stones since the start.
#pragma once

#include <zermelo/games/go_playout.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::detail {
struct nothing_before {
  friend constexpr bool operator==(const nothing_before&, const nothing_before&) = default;
};
/// The positions that were there before, by a code for each.
template <std::size_t Capacity>
struct positions_before {
  std::uint64_t codes[Capacity]{};
  std::size_t count = 0;

  constexpr void push_back(std::uint64_t code) { codes[count++] = code; }
  constexpr bool full() const { return count == Capacity; }
  constexpr bool contains(std::uint64_t code) const {
    for (std::size_t i = count; i > 0; --i)
      if (codes[i - 1] == code) return true;
    return false;
  }
  friend constexpr bool operator==(const positions_before& x, const positions_before& y) {
    if (x.count != y.count) return false;
    for (std::size_t i = 0; i < x.count; ++i)
      if (x.codes[i] != y.codes[i]) return false;
    return true;
  }
};
}  // namespace zermelo::detail

namespace zermelo::games {

enum class ko_rule : unsigned char { simple, positional, situational };

/// Go on Size x Size points. With superko a state has room for the positions after MostPlies plies: there the game is
/// over and scored as it stands.
template <int Size, ko_rule Ko = ko_rule::simple, int MostPlies = 4 * Size * Size + 4>
struct go {
  using board = go_board<Size>;
  /// A set of points.
  using points = typename board::points;
  static constexpr bool superko = Ko != ko_rule::simple;
  using past = std::conditional_t<superko, zermelo::detail::positions_before<static_cast<std::size_t>(MostPlies) + 1>,
                                  zermelo::detail::nothing_before>;
  struct state : go_stones<Size> {
    player mover = player::max;
    std::uint8_t passes = 0;
    [[no_unique_address]] past before{};
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = double;
  static constexpr int size = Size, max_actions = Size * Size + 1;
  /// The last of all bits, which is on no board.
  static constexpr action pass = board::bits - 1;

  double komi = 0;       ///< what White has for moving second, in points
  bool suicide = false;  ///< whether two or more stones may take themselves off

  /// The points where the mover may put a stone, those at the rim last, and then `pass`.
  struct moves {
    points rest;

    constexpr bool next(action& a) {
      if (rest == 0) return false;
      const points first = (rest & board::inner) != 0 ? rest & board::inner : rest;
      a = zermelo::detail::lowest_bit(first);
      rest ^= board::bit(a);
      return true;
    }
    constexpr auto begin() const { return lazy_iterator<moves, action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };

  static constexpr state start() { return remembered({}); }
  static constexpr player to_move(const state& s) { return s.mover; }
  constexpr moves actions(const state& s) const { return {legal_points(s) | board::bit(pass)}; }
  constexpr state result(const state& s, action a) const {
    if (a != pass) return remembered(after(s, board::bit(a)));
    state next = s;
    next.play(0);
    next.mover = opponent(s.mover);
    ++next.passes;
    return Ko == ko_rule::situational ? remembered(next) : next;
  }
  static constexpr bool is_terminal(const state& s) {
    if constexpr (superko)
      if (s.before.full()) return true;
    return s.passes == 2;
  }
  constexpr value utility(const state& s) const {
    return board::count(board::area(black(s), white(s))) - board::count(board::area(white(s), black(s))) - komi;
  }
  /// The utility if the game ended now.
  constexpr value evaluate(const state& s) const { return utility(s); }
  constexpr bounds<value> utility_bounds(const state&) const { return {-Size * Size - komi, Size * Size - komi}; }
  /// On boards of up to 5 x 5 and without superko: the states of larger boards do not fit in 64 bits.
  static constexpr std::uint64_t key(const state& s)
    requires(Size <= 5 && !superko)
  {
    const int ko = s.passes > 0 ? 29 + s.passes : s.ko == 0 ? 29 : zermelo::detail::lowest_bit(s.ko);
    return black(s) | white(s) << 29 | static_cast<std::uint64_t>(ko) << 58 |
           static_cast<std::uint64_t>(s.mover == player::max) << 63;
  }

  /// A game from here to its end at random, as go_playout.hpp plays it: the utility where it ends, or after three times as
  /// many plies as there are points. Of superko the playout knows nothing.
  constexpr value playout(const state& s, random_numbers& random) const { return utility(played_out(s, random)); }
  /// Where such a game ends.
  static constexpr state played_out(const state& s, random_numbers& random) {
    go_playout<Size> game(s);
    game.finish(random, s.passes, most_plies_of_a_playout);
    return end_of(game, s);
  }
  static constexpr int most_plies_of_a_playout = 3 * Size * Size;
  static constexpr state end_of(const go_playout<Size>& game, const state& s) {
    state end{game.stones()};
    end.mover = game.plies() % 2 == 0 ? s.mover : opponent(s.mover);
    return end;
  }
  /// The same stones with another side to move, and no pass before: for a player who moves twice.
  static constexpr state with_mover(state s, player mover) {
    if (mover != s.mover) s = {{s.other, s.own, 0}, mover, 0, s.before};
    s.passes = 0;
    return s;
  }
  static constexpr points black(const state& s) { return s.mover == player::max ? s.own : s.other; }
  static constexpr points white(const state& s) { return s.mover == player::max ? s.other : s.own; }
  /// Where the mover may put a stone. Cost: no more than a few steps where an empty point is next to each empty point.
  constexpr points legal_points(const state& s) const {
    points legal = s.empty() & ~s.ko;
    for (points doubtful = legal & ~board::neighbours(s.empty()); doubtful != 0;) {
      const points stone = board::lowest(doubtful);
      doubtful ^= stone;
      const bool alone = (board::neighbours(stone) & s.own) == 0;
      if ((alone || !suicide) && !board::lives(stone, s.own, s.other)) legal ^= stone;
    }
    if constexpr (superko)
      for (points rest = legal; rest != 0; rest &= rest - 1)
        if (s.before.contains(code(after(s, board::lowest(rest))))) legal ^= board::lowest(rest);
    return legal;
  }

  /// The state with stones as in `stones`, such as "...../..X../.XOX./...../.....": row by row from the highest, X for
  /// Black, O for White, a dot for an empty point, '/' and spaces ignored. Each chain must have a liberty.
  static constexpr state position(text stones, player mover) {
    points x = 0, o = 0;
    int seen = 0;
    for (const char c : stones) {
      if (c == '/' || c == ' ') continue;
      const bool is_x = c == 'X' || c == 'x', is_o = c == 'O' || c == 'o';
      if (seen == Size * Size || !(is_x || is_o || c == '.')) mistake::a_go_board_has_its_points_of_X_O_or_dot();
      const points here = board::bit(point(seen % Size, Size - 1 - seen / Size));
      if (is_x) x |= here;
      if (is_o) o |= here;
      ++seen;
    }
    if (seen != Size * Size) mistake::a_go_board_has_its_points_of_X_O_or_dot();
    const points empty = board::board & ~(x | o);
    if ((board::without_liberty(x, x, empty) | board::without_liberty(o, o, empty)) != 0)
      mistake::a_go_board_has_a_chain_without_a_liberty();
    state s;
    s.own = mover == player::max ? x : o;
    s.other = mover == player::max ? o : x;
    s.mover = mover;
    return remembered(s);
  }
  /// The number of a point, by its column and row, both from 0 at the lower left.
  static constexpr action point(int column, int row) { return row * board::stride + column; }
  /// 'X' for Black, 'O' for White, '.' for an empty point.
  static constexpr char stone_at(const state& s, action at) {
    return (black(s) >> at & 1) != 0 ? 'X' : (white(s) >> at & 1) != 0 ? 'O' : '.';
  }

  /// The column by a letter (there is no I) and the row by a number from the lowest, as in "D3"; or "pass".
  template <class Out>
  static constexpr void write_action(Out&& out, const state&, action a) {
    if (a == pass) return out(text("pass"));
    out(text(letters + a % board::stride, 1));
    write_value(out, a / board::stride + 1);
  }
  /// The action with this name, in capitals or not; -1 if there is none on this board.
  static constexpr action action_named(text name) {
    const auto lower = [](char its) { return 'A' <= its && its <= 'Z' ? static_cast<char>(its - 'A' + 'a') : its; };
    if (name.size == 4 && lower(name[0]) == 'p' && lower(name[1]) == 'a' && lower(name[2]) == 's' && lower(name[3]) == 's')
      return pass;
    int column = 0, row = 0;
    while (column < Size && (name.empty() || lower(letters[column]) != lower(name[0]))) ++column;
    for (std::size_t i = 1; i < name.size && i < 3; ++i)
      row = '0' <= name[i] && name[i] <= '9' ? 10 * row + (name[i] - '0') : 1000;
    return column < Size && name.size <= 3 && 1 <= row && row <= Size && name[1] != '0' ? point(column, row - 1) : -1;
  }
  /// The rows, as position() reads them, and the side to move.
  template <class Out>
  static constexpr void write_state(Out&& out, const state& s) {
    for (int row = Size; row-- > 0;) {
      for (int column = 0; column < Size; ++column) write_value(out, stone_at(s, point(column, row)));
      if (row > 0) out(text("/"));
    }
    out(text(s.mover == player::max ? " X" : " O"));
    if (s.ko != 0) {
      out(text(" ko "));
      write_action(out, s, zermelo::detail::lowest_bit(s.ko));
    }
    if (s.passes > 0) out(text(s.passes == 1 ? " pass" : " pass pass"));
  }
  template <class Out>
  static constexpr void write_board(Out&& out, const state& s) {
    out(text("  "));
    for (int column = 0; column < Size; ++column) {
      out(text(" "));
      out(text(letters + column, 1));
    }
    for (int row = Size; row-- > 0;) {
      out(text(row < 9 ? "\n " : "\n"));
      write_value(out, row + 1);
      for (int column = 0; column < Size; ++column) {
        out(text(" "));
        write_value(out, stone_at(s, point(column, row)));
      }
    }
    out(text("\n"));
  }

 private:
  static constexpr const char* letters = "ABCDEFGHJK";

  /// The state after a stone, but for what superko remembers.
  constexpr state after(const state& s, points stone) const {
    state next = s;
    next.play(stone);
    next.mover = opponent(s.mover);
    next.passes = 0;
    if (suicide && !board::lives(stone, s.own, s.other)) next.other &= ~board::joined(stone, next.other);
    return next;
  }
  static constexpr state remembered(state s) {
    if constexpr (superko) s.before.push_back(code(s)), s.ko = 0;  // which superko forbids anyway
    return s;
  }
  /// A number for the position of the stones, and for who is to move where that matters. On boards of up to 5 x 5 no two
  /// have one number; on larger ones two do with a probability of 1 in 2^64.
  static constexpr std::uint64_t code(const state& s) {
    const std::uint64_t side = Ko == ko_rule::situational && s.mover == player::min ? std::uint64_t{1} << 63 : 0;
    if constexpr (Size <= 5)
      return (black(s) | white(s) << 29) ^ side;
    else
      return mixed(black(s), mixed(white(s), 0)) ^ side;
  }
  static constexpr std::uint64_t mixed(points s, std::uint64_t before) {
    std::uint64_t code = random_numbers({before ^ static_cast<std::uint64_t>(s)}).next();
    if constexpr (board::bits > 64) code = random_numbers({code ^ static_cast<std::uint64_t>(s >> 64)}).next();
    return code;
  }
};
}  // namespace zermelo::games
