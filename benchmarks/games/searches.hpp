// The games of the library with the searches that suit them: SEARCHES(SEARCH) is SEARCH(number, game, algorithm, found) for
// each of them, where `found` is an expression, in namespace searches, of something with a value and nodes.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/dots_and_boxes.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/kalah.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/monotone_board.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/othello.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/paranoid.hpp>
#include <zermelo/value.hpp>
#include <zermelo/value_iteration.hpp>

#include "../../runtime_tests/regular_tree.hpp"

namespace searches {
using namespace zermelo;
using namespace zermelo::games;

/// The same value, which the optimiser cannot see through at run time.
template <class T>
constexpr T hidden(T x) {
  if (!__builtin_is_constant_evaluated()) asm volatile("" : "+m"(x));
  return x;
}

/// Alpha-beta with an empty transposition table of this size.
template <std::size_t Size, class Game>
constexpr auto remembering(const Game& g, const typename Game::state& s) {
  transposition_table<Game, Size> table;
  return alpha_beta(g, s, remember(table));
}
template <std::size_t Size, class Game>
constexpr auto remembering(const Game& g) {
  return remembering<Size>(g, g.start());
}

/// The value of the start by value iteration, and how often a state was looked at.
template <class Value>
struct iterated {
  Value value;
  std::uint64_t nodes;
};
template <class Game>
constexpr auto by_value_iteration(const Game& g) {
  const auto solved = value_iteration(g);
  return iterated<typename Game::value>{solved.value(g.start()), solved.backups};
}

/// The best action first, as a search of its own would tell.
inline constexpr regular_tree dice_tree{.depth = 5, .branching = 6, .sides = 6};
constexpr double true_value(const regular_tree::state& s, int a) {
  return expectiminimax(dice_tree, regular_tree::result(s, a)).value;
}

inline constexpr monotone_board board_of_2x3{{{2, 7, 3}, {9, 1, 2}}, {{3, 7, 2}, {2, 3, 1}}};
constexpr triangle_war::state six_edges_drawn() { return triangle_war::position("24 45 59 36 25 35"); }
}  // namespace searches

#define SEARCHES(SEARCH) \
  SEARCH(1, "Game1", "minimax", minimax(hidden(game1))) \
  SEARCH(2, "Game1", "alpha-beta", alpha_beta(hidden(game1))) \
  SEARCH(3, "halving, 11", "minimax", minimax(hidden(halving{11}))) \
  SEARCH(4, "halving, 11", "alpha-beta", alpha_beta(hidden(halving{11}))) \
  SEARCH(5, "tic-tac-toe", "minimax", minimax(hidden(tic_tac_toe{}))) \
  SEARCH(6, "tic-tac-toe", "alpha-beta", alpha_beta(hidden(tic_tac_toe{}))) \
  SEARCH(7, "tic-tac-toe", "alpha-beta, table", remembering<4096>(hidden(tic_tac_toe{}))) \
  SEARCH(8, "Nim 3, 4, 5", "alpha-beta", alpha_beta(hidden(nim{3, 4, 5}))) \
  SEARCH(9, "Nim 3, 4, 5", "alpha-beta, table", remembering<512>(hidden(nim{3, 4, 5}))) \
  SEARCH(10, "dots and boxes, 1x2", "minimax", minimax(hidden(dots_and_boxes(1, 2)))) \
  SEARCH(11, "dots and boxes, 1x2", "alpha-beta", alpha_beta(hidden(dots_and_boxes(1, 2)))) \
  SEARCH(12, "dots and boxes, 2x2", "alpha-beta", alpha_beta(hidden(dots_and_boxes(2, 2)))) \
  SEARCH(13, "dots and boxes, 2x2", "alpha-beta, table", remembering<2048>(hidden(dots_and_boxes(2, 2)))) \
  SEARCH(14, "dots and boxes, 2x3", "alpha-beta, table", remembering<16384>(hidden(dots_and_boxes(2, 3)))) \
  SEARCH(15, "Kalah (3,2)", "minimax", minimax(hidden(kalah(3, 2)))) \
  SEARCH(16, "Kalah (3,2)", "alpha-beta", alpha_beta(hidden(kalah(3, 2)))) \
  SEARCH(17, "Othello 4x4", "alpha-beta", alpha_beta(hidden(othello<4>{}))) \
  SEARCH(18, "Othello 4x4", "alpha-beta, table", remembering<4096>(hidden(othello<4>{}))) \
  SEARCH(19, "Triangle War, 6 edges drawn", "alpha-beta", alpha_beta(triangle_war{}, hidden(six_edges_drawn()))) \
  SEARCH(20, "Triangle War, 6 edges drawn", "alpha-beta, table", remembering<1024>(triangle_war{}, hidden(six_edges_drawn()))) \
  SEARCH(21, "monotone board, 2x3", "minimax", minimax(hidden(board_of_2x3))) \
  SEARCH(22, "monotone board, 2x3", "alpha-beta", alpha_beta(hidden(board_of_2x3))) \
  SEARCH(23, "Nim for three, 3, 2, 1", "max^n", max_n(hidden(many_player_nim<3>{3, 2, 1}))) \
  SEARCH(24, "Nim for three, 3, 2, 1", "paranoid", paranoid(hidden(many_player_nim<3>{3, 2, 1}))) \
  SEARCH(25, "dice race, 3 sides, 2 checkers", "expectiminimax", expectiminimax(hidden(dice_race(3, 2)))) \
  SEARCH(26, "dice race, 3 sides, 2 checkers", "Star1", alpha_beta(hidden(dice_race(3, 2)))) \
  SEARCH(27, "dice race, 3 sides, 2 checkers", "Star2", alpha_beta(hidden(dice_race(3, 2)), star2{-1, 1})) \
  SEARCH(28, "tree of dice, 6 ways, 5 plies", "expectiminimax", expectiminimax(hidden(dice_tree))) \
  SEARCH(29, "tree of dice, 6 ways, 5 plies", "alpha-beta", alpha_beta(hidden(dice_tree))) \
  SEARCH(30, "tree of dice, 6 ways, 5 plies", "Star1", alpha_beta(hidden(dice_tree), star1{-1, 1})) \
  SEARCH(31, "tree of dice, 6 ways, 5 plies", "Star2", alpha_beta(hidden(dice_tree), star2{-1, 1})) \
  SEARCH(32, "tree of dice, 6 ways, 5 plies", "Star1, best first", alpha_beta(hidden(dice_tree), star1{-1, 1}, ordered_by(true_value))) \
  SEARCH(33, "tree of dice, 6 ways, 5 plies", "Star2, best first", alpha_beta(hidden(dice_tree), star2{-1, 1}, ordered_by(true_value))) \
  SEARCH(34, "Pig to 4", "value iteration", by_value_iteration(hidden(pig(4)))) \
  SEARCH(35, "Pig to 20", "value iteration", by_value_iteration(hidden(pig(20))))
