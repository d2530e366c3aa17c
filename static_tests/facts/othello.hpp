// Othello: the whole game on 4 x 4, and the rules on every board.
#pragma once

#include <zermelo/games/othello.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace othello_facts {
using namespace zermelo;
using small = games::othello<4>;
using middle = games::othello<6>;
using large = games::othello<8>;
static_assert(bounded_game<small> && bounded_game<middle> && bounded_game<large> && evaluated_game<large>);
template <class Game>
concept has_key = requires {
  Game::key(Game::start());
};
static_assert(has_key<small> && !has_key<middle> && !has_key<large>);

/// How many ways there are to play `plies` plies.
template <class Game>
constexpr int perft(const typename Game::state& s, int plies) {
  if (plies == 0 || Game::is_terminal(s)) return 1;
  int count = 0;
  for (const int a : Game::actions(s)) count += perft<Game>(Game::result(s, a), plies - 1);
  return count;
}
/// The state after the actions with these names, each legal: two characters for a cell.
template <class Game>
constexpr auto after(text names) {
  auto s = Game::start();
  for (; names.size >= 2; names = {names.data + 2, names.size - 2}) {
    const auto from = s;
    for (const int a : Game::actions(from))
      if (writes(text(names.data, 2), [from, a](auto&& out) { Game::write_action(out, from, a); }))
        s = Game::result(from, a);
    if (s == from) return typename Game::state{};  // no action has this name
  }
  return s;
}
template <class Game>
constexpr bool actions_are(typename Game::state s, text names) {
  return writes(names, [s](auto&& out) {
    for (const int a : Game::actions(s)) Game::write_action(out, s, a);
  });
}
constexpr int solved(small::state s) {
  const auto found = alpha_beta(small{}, s);
  return found.nodes < 3'000 ? found.value : 0;
}
constexpr int solved_with_a_table(small::state s) {
  transposition_table<small, 2048> table;
  const auto found = alpha_beta(small{}, s, remember(table));
  return found.nodes < 1'200 ? found.value : 0;
}
template <class Line>
constexpr bool replays(small::state s, const Line& line) {
  for (const int a : line) s = small::result(s, a);
  return small::is_terminal(s) && small::utility(s) == line.value;
}

// ---- 4 x 4, solved ----

FACT(othello_4x4_white_wins_by_8, solved(given(small::start())) == -8)
FACT(othello_4x4_white_wins_by_8_with_a_table, solved_with_a_table(given(small::start())) == -8)
// Both sides at their best, until White has 11 discs and Black 3.
FACT(othello_4x4_best_line,
     after<small>("b1a1a2c1d4a3d1b4a4c4") == small::position("OOOX/OOO./OOO./XOOX", player::max) &&
         small::utility(given(after<small>("b1a1a2c1d4a3d1b4a4c4"))) == -8)
FACT(othello_4x4_late,
     minimax(small{}, given(after<small>("b1a1a2c1d4"))).value == -8 &&
         alpha_beta(small{}, given(after<small>("b1a1a2c1d4"))).value == -8 &&
         replays(after<small>("b1a1a2c1d4"), principal_variation(small{}, given(after<small>("b1a1a2c1d4")))))

// ---- rules ----

FACT(othello_perft_of_8x8,
     perft<large>(given(large::start()), 1) == 4 && perft<large>(given(large::start()), 2) == 12 &&
         perft<large>(given(large::start()), 3) == 56 && perft<large>(given(large::start()), 4) == 244)
FACT(othello_openings, actions_are<large>(given(large::start()), "d3c4f5e6") &&
                           actions_are<middle>(given(middle::start()), "c2b3e4d5") &&
                           actions_are<small>(given(small::start()), "b1a2d3c4"))
// The last move turns d4 in one direction and d3 and c3, in a row of two, in none.
FACT(othello_some_discs_turn,
     after<large>("d3c3c4e3") ==
         large::position("......../......../..OOO.../..XXO.../...XO.../......../......../........", player::max))
inline constexpr text black_must_pass = "..../OXX./OXX./....", nobody_can_move = "OOOX/OOO./OOO./XOOX";
FACT(othello_a_side_without_a_move_passes,
     actions_are<small>(given(small::position(black_must_pass, player::max)), "pass") &&
         small::result(small::position(black_must_pass, player::max), small::pass) ==
             small::position(black_must_pass, player::min) &&
         actions_are<small>(given(small::position(black_must_pass, player::min)), "c1d2d3c4"))
FACT(othello_ends_when_neither_side_has_a_move,
     small::is_terminal(given(small::position(nobody_can_move, player::max))) &&
         small::is_terminal(given(small::position(nobody_can_move, player::min))) &&
         small::is_terminal(small::position("XXXX/XXXX/XXXX/XXX.", player::min)) &&
         small::utility(small::position("XXXX/XXXX/XXXX/XXX.", player::min)) == 15)
FACT(othello_what_is_never_turned_over,
     small::utility_bounds(given(small::position("XXX./XOO./.OO./OO.X", player::min))).lower == 2 * 5 - 16 &&
         small::utility_bounds(given(small::position("XXX./XOO./.OO./OO.X", player::min))).upper == 16 - 2 * 2 &&
         small::utility_bounds(given(small::start())).lower == -16)

// ---- text ----

FACT(othello_board_reads_back,
     small::disc_at(given(small::position("xo../.OX. .XO./...O", player::min)), 0) == 'X' &&
         small::disc_at(given(small::position("xo../.OX. .XO./...O", player::min)), 15) == 'O' &&
         small::disc_at(given(small::position("xo../.OX. .XO./...O", player::min)), 2) == '.')
FACT(othello_state_is_written,
     writes("..../.OX./.XO./.... X", [](auto&& out) { small::write_state(out, small::start()); }))
FACT(othello_board_is_written, writes("  a b c d\n1 . . . .\n2 . O X .\n3 . X O .\n4 . . . .\n",
                                      [](auto&& out) { small::write_board(out, small::start()); }))
}  // namespace othello_facts
