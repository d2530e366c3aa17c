// Monte Carlo tree search where the compiler can follow it: proofs, the order of first visits, draws that are not losses,
// players who move twice, chance, trees that are full, and trees that go on after a move.
#pragma once

#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/mcts.hpp>
#include <zermelo/tree_dsl.hpp>

#include "fact.hpp"

namespace mcts_facts {
using namespace zermelo;
using board = games::tic_tac_toe;
inline constexpr board rules{};

// A program that counts draws as losses plays cell 6 here, and loses: cell 8 holds the draw.
inline constexpr auto drawn = board::position("XOO/OXX/.X.");
constexpr bool holds_the_draw(std::uint64_t first, std::uint64_t last) {
  for (std::uint64_t i = first; i <= last; ++i) {
    const auto found = mcts(rules, drawn, playouts{100}, seed{i});
    if (!(found.action == 8 && found.proven && found.value == 0 && found.mean == 0)) return false;
  }
  return true;
}
FACT(mcts_does_not_take_a_draw_for_a_loss, holds_the_draw(given(1u), 8))

FACT(mcts_finds_a_win_in_one, mcts(rules, board::position("XXO/OX./O.."), playouts{20}, seed{given(1u)}).value == 1 &&
                                  mcts(rules, board::position("XOX/.O./X.."), playouts{20}, seed{given(1u)}).action == 7)
FACT(mcts_proves_a_loss, mcts(rules, board::position("OX./.O./...", player::max), playouts{300}, seed{given(1u)}).value == -1)

// Every child once before any child twice, in the game's order; no mean is asked for without a visit.
constexpr bool visits_each_child_once_first(unsigned playouts_in_all) {
  const auto found = mcts(rules, board::start(), playouts{playouts_in_all}, seed{1});
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i].visits != (i < playouts_in_all ? 1u : 0u) || (found[i].visits == 0 && found[i].mean != 0)) return false;
  return found.visits == playouts_in_all;
}
FACT(mcts_visits_each_child_once_first, visits_each_child_once_first(given(0u)) && visits_each_child_once_first(1) &&
                                            visits_each_child_once_first(5) && visits_each_child_once_first(9))
FACT(mcts_of_no_playouts_names_an_action, mcts(rules, playouts{given(0u)}).action == 4 &&
                                              !mcts(rules, playouts{given(0u)}).proven)

inline constexpr auto won = board::position("XXX/OO./...", player::min);
FACT(mcts_of_a_terminal_state, mcts(rules, given(won), playouts{10}).value == 1 && mcts(rules, won, playouts{10}).proven &&
                                   !mcts(rules, won, playouts{10}).action && mcts(rules, won, playouts{10}).samples == 0)
}  // namespace mcts_facts
