// PROVE(columns, score): the compiler proves that a position of Connect Four is worth so much to the side to move, in one
// constant evaluation of its own. Without a table and in the game's order: that costs a compiler least near the end.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/connect_four_threats.hpp>

constexpr int connect_four_score(zermelo::text columns) {
  using game = zermelo::games::connect_four_threats<>;
  const game::state s = game::position(columns);
  const int value = zermelo::alpha_beta(game{}, s).value;
  return game::to_move(s) == zermelo::player::max ? value : -value;
}

#define PROVE(columns, score) \
  static_assert(connect_four_score(columns) == (score), "the score of " columns " is not " #score);
