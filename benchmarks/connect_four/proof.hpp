// PROVE(columns, score): the compiler proves that a position of Connect Four is worth so much to the side to move, in one
// constant evaluation of its own. From 29 stones on, without a table and in the game's order: that costs a compiler least near
// the end. Before, with a table of fixed size, null windows and an order.
#pragma once

#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>

constexpr int connect_four_value(const zermelo::games::connect_four_threats<>::state& s, int stones) {
  using game = zermelo::games::connect_four_threats<>;
  if (stones >= 29) return zermelo::alpha_beta(game{}, s).value;
  zermelo::transposition_table<game, 4096> table;
  return zermelo::bisect(game{}, s, zermelo::remember(table), zermelo::ordered_by(game::by_threats)).value;
}
constexpr int connect_four_score(zermelo::text columns) {
  using game = zermelo::games::connect_four_threats<>;
  const game::state s = game::position(columns);
  const int value = connect_four_value(s, static_cast<int>(columns.size));
  return game::to_move(s) == zermelo::player::max ? value : -value;
}

#define PROVE(columns, score) \
  static_assert(connect_four_score(columns) == (score), "the score of " columns " is not " #score);
