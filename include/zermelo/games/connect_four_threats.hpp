// Connect Four as an expert searches it: the same scores from far fewer states.
//
// A game of its own, whose states carry the threats: the empty cells where the side that has just moved would complete
// four. It ends as soon as the score is sure to come within two stones, so no search looks at what is lost anyway:
//   - the side to move can win at once (only where a search begins: no action leads there);
//   - it loses with the other side's next stone, whatever it does: no action is left;
//   - two cells are left and nobody wins in them.
// Actions are the columns that do not lose at once: a stone in the cell of a threat if there is one, and never one below
// such a cell. The value of every state is that of the same position in games/connect_four.hpp.
// Rules, utility and layout: games/connect_four.hpp. Source: the ideas of P. Pons, Solving Connect Four (2015): moves that do
// not lose, bounds of the score, order by the number of threats; the code is our own.
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
    cells own;      ///< stones of the side to move
    cells stones;   ///< of both sides
    cells threats;  ///< where the other side would win; every bit is set where the side to move wins at once
    int played;     ///< number of stones
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int width = Width, height = Height, max_actions = Width, most_stones = rules::most_stones;

  /// The columns of the moves, those nearest to the centre first.
  struct columns {
    cells rest;
    int tried = 0;

    constexpr bool next(action& a) {
      while (tried < Width)
        if ((rest & table.by_preference[tried++]) != 0) return a = rules::nearest_to_the_centre[tried - 1], true;
      return false;
    }
    constexpr auto begin() const { return lazy_iterator<columns, action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };

  static constexpr state start() { return of(rules::start()); }
  static constexpr player to_move(state s) { return max_moves(s) ? player::max : player::min; }
  static constexpr columns actions(state s) { return {moves(s)}; }
  static constexpr state result(state s, action a) {
    const cells stones = s.stones | (s.stones + table.bottom[a]);
    return {s.own ^ s.stones, stones, winning_cells(s.own | (s.stones ^ stones)) & rules::all & ~stones, s.played + 1};
  }
  static constexpr bool is_terminal(state s) { return s.played >= Width * Height - 2 || moves(s) == 0; }
  static constexpr value utility(state s) {
    if (s.played >= Width * Height - 2 && (s.threats == 0 || moves(s) != 0)) return 0;
    return (s.threats == a_win) == max_moves(s) ? most_stones - stones_of_max(s) : stones_of_min(s) - most_stones;
  }
  /// Nobody wins with the next stone, so the earliest win is with the one after that.
  static constexpr bounds<value> utility_bounds(state s) {
    if (is_terminal(s)) return {utility(s), utility(s)};
    return {stones_of_min(s) + 1 - most_stones, most_stones - 1 - stones_of_max(s)};
  }
  /// As in connect_four; a position and its mirror image share a key as long as both can come up.
  static constexpr std::uint64_t key(state s) {
    const std::uint64_t k = s.own + s.stones;
    if (s.played > last_mirrored_ply) return k;
    const std::uint64_t m = mirrored(s.own) + mirrored(s.stones);
    return m < k ? m : k;
  }
  /// Whether two states with the same key are the same but for a mirror.
  static constexpr bool equivalent(state s, state t) {
    return s == t || (mirrored(s.own) == t.own && mirrored(s.stones) == t.stones);
  }

  /// What table entries need: keys are below 2^key_bits, utilities between these, actions from 0 and below Width.
  static constexpr int key_bits = Width * (Height + 1);
  static constexpr bounds<value> all_utilities{-most_stones, most_stones};

  /// An order for ordered_by: positions with the most threats first.
  struct threat_order {
    constexpr int operator()(state after) const {
      return max_moves(after) ? -rules::count(after.threats) : rules::count(after.threats);
    }
  };
  static constexpr threat_order by_threats{};

  /// The same position here. A game that is over is mistake::this_game_of_connect_four_is_over.
  static constexpr state of(typename rules::state s) {
    if (rules::is_terminal(s)) mistake::this_game_of_connect_four_is_over();
    const bool wins_at_once = (winning_cells(s.own) & (s.stones + bottoms) & rules::all) != 0;
    const cells threats = winning_cells(s.own ^ s.stones) & rules::all & ~s.stones;
    return {s.own, s.stones, wins_at_once ? a_win : threats, rules::count(s.stones)};
  }
  /// The state after stones in these columns, as connect_four::position.
  static constexpr state position(text record) { return of(rules::position(record)); }
  static constexpr typename rules::state board(state s) { return {s.own, s.stones}; }

  template <class Out>
  static constexpr void write_action(Out&& out, state s, action a) {
    rules::write_action(out, board(s), a);
  }
  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    rules::write_board(out, board(s));
  }

 private:
  static constexpr cells bottoms = rules::all & ~(rules::all << 1);
  static constexpr cells a_win = ~cells{0};
  static constexpr int last_mirrored_ply = 10;

  static constexpr bool max_moves(state s) { return (s.played & 1) == 0; }
  static constexpr int stones_of_max(state s) { return (s.played + 1) >> 1; }
  static constexpr int stones_of_min(state s) { return s.played >> 1; }
  static constexpr cells column(action a) { return (rules::bottom(a) << Height) - rules::bottom(a); }

  /// Looked up, since to compute them for every stone costs a search a twentieth.
  struct columns_table {
    cells bottom[std::size_t{Width}]{};
    cells by_preference[std::size_t{Width}]{};
    constexpr columns_table() {
      for (int i = 0; i < Width; ++i) bottom[i] = rules::bottom(i), by_preference[i] = column(rules::nearest_to_the_centre[i]);
    }
  };
  static constexpr columns_table table{};

  /// Cells where the side to move can put a stone without losing at once. None if it wins at once.
  static constexpr cells moves(state s) {
    const cells playable = (s.stones + bottoms) & rules::all, forced = playable & s.threats;
    // Of two threats only one can be parried.
    return (forced == 0 ? playable : (forced & (forced - 1)) == 0 ? forced : 0) & ~(s.threats >> 1);
  }

  /// Cells, empty or not, that complete four with own stones: each is one of four in a line in one of four directions.
  static constexpr cells winning_cells(cells own) {
    return (own << 1 & own << 2 & own << 3) | completing<Height>(own) | completing<Height + 1>(own) |
           completing<Height + 2>(own);
  }
  template <int Step>
  static constexpr cells completing(cells own) {
    return (own << Step & own << 2 * Step & (own << 3 * Step | own >> Step)) |
           (own >> Step & own >> 2 * Step & (own >> 3 * Step | own << Step));
  }

  static constexpr cells mirrored(cells c) {
    cells m = 0;
    for (int a = 0; a < Width; ++a) m |= (c >> a * (Height + 1) & column(0)) << (Width - 1 - a) * (Height + 1);
    return m;
  }
};
}  // namespace zermelo::games
