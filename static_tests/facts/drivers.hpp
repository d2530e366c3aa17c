// The same cases under every driver: whichever way an exact value is found, with a table or an order or without, it is
// the same value, and the action is a best one.
#pragma once

#include <zermelo/all_best.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/games/m_n_k.hpp>
#include <zermelo/transposition.hpp>
#include <zermelo/tree_dsl.hpp>

#include "can_i_win.hpp"
#include "every_driver.hpp"
#include "fact.hpp"

namespace driver_facts {
using namespace zermelo;

// A fact for each driver: CONDITION(driver) must hold.
#define FACT_OF_DRIVER(name, driver, about, CONDITION) FACT(about##_by_##name, CONDITION(given(driver)))
#define FACT_BY_EVERY_DRIVER(about, CONDITION) EVERY_DRIVER(FACT_OF_DRIVER, about, CONDITION)

/// An order without sense, so that actions are tried in another than the game's.
template <class Game>
struct shuffled {
  constexpr int operator()(const typename Game::state& after) const {
    return static_cast<int>(Game::key(after) * 0x9E37'79B9'7F4A'7C15u >> 60);
  }
};
/// Whether right(found) holds with a table and without, in the game's order and in another.
template <std::size_t Size, class Driver, class Game, class Right>
constexpr bool always(const Driver& driver, const Game& g, const typename Game::state& s, const Right& right) {
  transposition_table<Game, Size> in_its_order, in_another;
  constexpr ordered_by<shuffled<Game>> another{{}};
  return right(driver(g, s)) && right(driver(g, s, another)) && right(driver(g, s, remember(in_its_order))) &&
         right(driver(g, s, another, remember(in_another)));
}
/// The value that is right, and the actions any of which is.
struct worth {
  int value;
  action_list<int, 4> best;
  template <class Found>
  constexpr bool operator()(const Found& found) const {
    return found.value == value && found.bound == bound::exact && found.action && best.contains(*found.action);
  }
};
template <class... Actions>
constexpr worth is_worth(int value, Actions... best) {
  return {value, action_list<int, 4>{best...}};
}

// ---- T1: the root's window must be raised by its children and never reset -------------------------------------------

inline constexpr tree root_window = max_node(min_node(3, 12, 8), min_node(2, 4, 6), min_node(14, 5, 2));
struct raises_the_root_window {
  template <class Driver>
  constexpr bool operator()(const Driver& driver) const {
    const auto found = driver(root_window, root_window.start());
    return found.value == 3 && found.bound == bound::exact && found.action == 0;
  }
};
FACT_BY_EVERY_DRIVER(t1, raises_the_root_window{})

// Where nothing is searched there is no action to wait for.
inline constexpr auto seven = [](tree_node) { return 7; };
FACT(bisect_to_depth_0, bisect(given(root_window), max_depth{0}, evaluate_with(seven)).value == 7 &&
                            !bisect(root_window, max_depth{0}, evaluate_with(seven)).action)
FACT(mtd_f_to_depth_0, mtd_f(given(root_window), root_window.start(), 0, max_depth{0}, evaluate_with(seven)).value == 7)

// ---- X1, X2, J1: wins that are taken at once, and losses that are put off -------------------------------------------

/// The earlier a line is completed the more it counts: one and the number of cells that are left empty then.
template <int M, int N, int K>
struct hurried : games::m_n_k<M, N, K> {
  using rules = games::m_n_k<M, N, K>;
  using state = typename rules::state;
  static constexpr int empty(state s) { return M * N - __builtin_popcountll(s.own | s.other); }
  static constexpr int utility(state s) { return rules::utility(s) * (1 + empty(s)); }
  static constexpr bounds<int> utility_bounds(state s) { return {-empty(s), empty(s)}; }
};
using nine_cells = hurried<3, 3, 3>;
using sixteen_cells = hurried<4, 4, 4>;
using unhurried = games::m_n_k<4, 4, 4>;

// O to move loses in four plies by way of cell 8, and in two otherwise.
struct loses_slowly {
  template <class Driver>
  constexpr bool operator()(const Driver& driver) const {
    return always<256>(driver, nine_cells{}, nine_cells::position("XO./.X./..."), is_worth(3, 8));
  }
};
FACT_BY_EVERY_DRIVER(x1, loses_slowly{})
struct wins_at_once {
  template <class Driver>
  constexpr bool operator()(const Driver& driver) const {
    return always<64>(driver, nine_cells{}, nine_cells::position("XXO/OX./O.."), is_worth(3, 7, 8)) &&
           always<64>(driver, nine_cells{}, nine_cells::position("XOX/.O./X.."), is_worth(-4, 7));
  }
};
FACT_BY_EVERY_DRIVER(x2, wins_at_once{})

// On this board of POJ 1568 cell 1 wins, too, and comes first, but 3 and 8 win sooner.
inline constexpr text both_diagonals = "o.../.ox./.xxx/xooo";
struct wins_soonest {
  template <class Driver>
  constexpr bool operator()(const Driver& driver) const {
    const auto s = sixteen_cells::position(both_diagonals);
    const auto found = driver(unhurried{}, s);
    return found.value == 1 && all_best(unhurried{}, s).contains(*found.action) &&
           always<256>(driver, sixteen_cells{}, s, is_worth(6, 3, 8));
  }
};
FACT_BY_EVERY_DRIVER(j1, wins_soonest{})
constexpr int first_winning_cell(text board) {
  int first = 16;
  for (const int cell : all_best(unhurried{}, unhurried::position(board)))
    if (cell < first) first = cell;
  return first;
}
FACT(j1_first_winning_cell, first_winning_cell(given(both_diagonals)) == 1)
constexpr bool the_fastest_are(text board, int one, int other) {
  const auto all = all_best(unhurried{}, unhurried::position(board), by_distance);
  return all.size() == 2 && all.contains(one) && all.contains(other) && all.distance == 1;
}
FACT(j1_fastest_cells, the_fastest_are(given(both_diagonals), 3, 8))

// ---- C2, C3: the end of a game in which one column holds and all others lose ---------------------------------------

/// The score is for the side to move, and columns are numbered from 1.
template <class Driver>
constexpr bool only_one_column_holds(const Driver& driver, text record, int column) {
  using expert = games::connect_four_threats<>;
  const auto s = expert::position(record);
  transposition_table<expert, 512> table;
  const auto found = driver(expert{}, s, remember(table), ordered_by(expert::by_threats));
  return found.value == 0 && expert::column(*found.action) + 1 == column;
}
// Best play from 14131125 and from 55466554422442623, until the compiler can follow it.
struct holds {
  template <class Driver>
  constexpr bool operator()(const Driver& driver) const {
    return only_one_column_holds(driver, "141311256333555113566226", 4) &&
           only_one_column_holds(driver, "554665544224426232253331113", 3);
  }
};
FACT_BY_EVERY_DRIVER(c2_c3, holds{})

// ---- J10: nobody can reach the goal --------------------------------------------------------------------------------

/// Whether the driver says what the first player can force.
template <class Driver>
constexpr bool first_player_gets(int value, const Driver& driver, can_i_win g) {
  transposition_table<can_i_win, 1024> table;
  return driver(g, g.start(), remember(table)).value == value;
}
struct wins_or_not {
  template <class Driver>
  constexpr bool operator()(const Driver& driver) const {
    return first_player_gets(-1, driver, {10, 11}) && first_player_gets(1, driver, {10, 0}) &&
           first_player_gets(0, driver, {4, 11}) && first_player_gets(0, driver, {1, 2}) &&
           first_player_gets(1, driver, {10, 12});
  }
};
FACT_BY_EVERY_DRIVER(j10, wins_or_not{})
}  // namespace driver_facts
