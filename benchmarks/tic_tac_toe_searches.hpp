// Three programs for one job: tic-tac-toe from the empty board, 18,297 nodes in the same order. Each returns the nodes.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe.hpp>

#include "hand_written/tic_tac_toe_plain.hpp"
#include "own_tic_tac_toe.hpp"

inline unsigned long long by_hand(unsigned marks) {
  unsigned nodes = 0;
  hand_written::plain::ab(marks, marks, -2, 2, nodes);
  return nodes;
}
template <class Game>
unsigned long long by_the_library(unsigned marks) {
  typename Game::state s = Game::start();
  s.own = marks;
  return zermelo::alpha_beta(Game{}, s).nodes;
}
using library_game = zermelo::games::basic_tic_tac_toe<zermelo::games::cell_order::by_number, false>;

/// No marks, which the optimiser must not know.
inline unsigned no_marks() {
  volatile unsigned none = 0;
  return none;
}
