// What the tests of searches share: whether an answer is right, and an order that means nothing.
#pragma once

#include <zermelo/growing_tree.hpp>
#include <zermelo/value.hpp>

/// Whether a search of the whole game found its value, exactly, and an action that reaches it.
template <class Game, class Found>
bool is_right(const Game& g, int truth, const Found& found) {
  return found.value == truth && found.bound == zermelo::bound::exact &&
         found.action.has_value() != g.is_terminal(g.start()) &&
         (!found.action || zermelo::minimax(g, g.result(g.start(), *found.action)).value == truth);
}

inline int noise(zermelo::tree_node s) { return static_cast<int>(s * 0x9E37'79B9u >> 20) % 7 - 3; }
/// Of the states of a random_dag.
template <class State>
int noise(const State& s) {
  return noise(static_cast<zermelo::tree_node>(s.layer * 8 + s.place));
}
