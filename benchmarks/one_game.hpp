// A game from a state to its end, between two players who may draw random numbers.
#pragma once

#include <zermelo/random_choice.hpp>

/// 1, 0 or -1: `one`, who plays `side`, has won, nobody has, `other` has. Players are functions(state, random) that return an
/// action of the game, which is for two and without chance.
template <class Game, class One, class Other>
int outcome_of_game(const Game& g, typename Game::state s, const One& one, zermelo::player side, const Other& other,
                    zermelo::random_numbers& random) {
  while (!g.is_terminal(s)) s = g.result(s, g.to_move(s) == side ? one(s, random) : other(s, random));
  const auto utility = g.utility(s);
  return utility == 0 ? 0 : (utility > 0) == (side == zermelo::player::max) ? 1 : -1;
}
