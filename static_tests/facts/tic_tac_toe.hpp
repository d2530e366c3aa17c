// Tic-tac-toe: a draw, whoever looks at it and in whatever order.
#pragma once

#include <zermelo/all_best.hpp>
#include <zermelo/games/tic_tac_toe_classes.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"

namespace tic_tac_toe_facts {
using namespace zermelo;
using game = games::tic_tac_toe;
using plain_game = games::basic_tic_tac_toe<games::cell_order::by_number, false>;

template <class Game>
constexpr bool every_opening_draws(const Game& g) {
  for (const int cell : g.actions(g.start()))
    if (alpha_beta(g, g.result(g.start(), cell)).value != 0) return false;
  return all_best(g).size() == 9;
}
template <class Line, class Game>
constexpr bool replays(const Game& g, const Line& line) {
  auto s = g.start();
  for (const auto a : line) s = g.result(s, a);
  return g.is_terminal(s) && g.utility(s) == line.value;
}
/// Plays best moves, found with the given depth, from the empty board to the end.
constexpr int plies_of_self_play(int depth) {
  auto s = game::start();
  int plies = 0;
  for (; !game::is_terminal(s); ++plies) {
    const auto found = alpha_beta(game{}, s, max_depth{depth}, evaluate_with([](auto) { return 0; }));
    s = game::result(s, *found.action);
  }
  return game::utility(s) == 0 ? plies : -plies;
}

using classes = games::tic_tac_toe_classes;
struct class_counts {
  int all = 0, terminal = 0, after[10]{};
};
/// The classes of boards that play can reach, and how many of them there are after each number of plies.
constexpr class_counts count_classes(classes::state start) {
  const auto solved = solve(classes{}, start);
  class_counts counts;
  for (std::size_t i = 0; i < solved.entries().size(); ++i) {
    if (!solved.entries()[i].is_known()) continue;
    const auto s = classes::state_at(i);
    ++counts.all;
    counts.terminal += classes::is_terminal(s);
    ++counts.after[__builtin_popcount(classes::board::x_cells(s.cells) | classes::board::o_cells(s.cells))];
  }
  return counts;
}
constexpr bool the_published_classes_are_found(classes::state start) {
  constexpr int published[10] = {1, 3, 12, 38, 108, 174, 204, 153, 57, 15};
  const class_counts counts = count_classes(start);
  for (int plies = 0; plies < 10; ++plies)
    if (counts.after[plies] != published[plies]) return false;
  return counts.all == 765 && counts.terminal == 138;
}
/// An end from which the loser can hold out, or cannot.
template <class Solved>
constexpr bool is_worth(const Solved& solved, text board, int value, int plies) {
  const auto s = solved.rules().position(board);
  return solved.value(s) == value && solved.distance(s) == plies;
}
constexpr bool classes_are_solved(classes::state start) {
  const auto solved = solve(classes{}, start);
  return is_worth(solved, ".../.../...", 0, 9) && is_worth(solved, "XXO/OX./O..", 1, 1) &&
         is_worth(solved, "XO./.../.OX", 1, 1) && solved.action(classes::position("XO./.../.OX")) == 4;
}

FACT(tic_tac_toe_is_a_draw, alpha_beta(game{}, given(game::start())).value == 0)
FACT(tic_tac_toe_is_a_draw_in_plain_order, alpha_beta(plain_game{}, given(plain_game::start())).value == 0)
FACT(tic_tac_toe_plain_order_visits_18297_nodes, alpha_beta(plain_game{}, given(plain_game::start())).nodes == 18'297)
FACT(tic_tac_toe_every_opening_draws, every_opening_draws(given(game{})))
FACT(tic_tac_toe_principal_variation, replays(game{}, principal_variation(game{}, given(game::start()))) &&
                                          principal_variation(game{}, given(game::start())).size() == 9)
FACT(tic_tac_toe_self_play, plies_of_self_play(given(9)) == 9)
FACT(tic_tac_toe_depth_beyond_the_end, plies_of_self_play(given(100)) == 9)
// The position of the decision exercise: X wins at once in the corner 8.
FACT(tic_tac_toe_lecture_position,
     alpha_beta(game{}, given(game::position("X.O/.X./O.."))).value == 1 &&
         all_best(game{}, given(game::position("X.O/.X./O..")), by_distance).size() == 1 &&
         all_best(game{}, given(game::position("X.O/.X./O..")), by_distance)[0] == 8)
FACT(tic_tac_toe_board_reads_back, game::mark_at(given(game::position("XO./.../.OX", player::max)), 0) == 'X' &&
                                       game::mark_at(given(game::position("XO./.../.OX")), 1) == 'O' &&
                                       game::mark_at(given(game::position("XO./.../.OX")), 4) == '.')
FACT(tic_tac_toe_has_765_classes, the_published_classes_are_found(given(classes::start())))
FACT(every_class_of_tic_tac_toe_is_solved, classes_are_solved(given(classes::start())))
}  // namespace tic_tac_toe_facts
