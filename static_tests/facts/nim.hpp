// Nim, normal and misere, against Bouton's rule.
#pragma once

#include <zermelo/all_best.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"

namespace nim_facts {
using namespace zermelo;
using games::nim;
using games::nim_action;

constexpr bool mover_wins(const nim& g) { return alpha_beta(g).value == 1; }

constexpr bool rule_agrees(const nim& g) { return mover_wins(g) == g.mover_wins(g.start()); }
/// Search and rule agree for all two-pile games up to this many stones a pile.
constexpr bool rule_agrees_up_to(int stones) {
  for (int a = 0; a <= stones; ++a)
    for (int b = 0; b <= stones; ++b)
      if (!rule_agrees(nim(a, b)) || !rule_agrees(nim(a, b).as_misere())) return false;
  return true;
}

/// Three piles need a table: 385 states instead of millions of lines.
constexpr bool three_six_nine(const nim& g) {
  transposition_table<nim, 1024> table;
  const auto found = alpha_beta(g, remember(table));
  return found.value == 1 && found.action == nim_action{2, 4};
}
/// By the rule, which moves of a state win.
constexpr int winning_moves(const nim& g) {
  int count = 0;
  for (const nim_action a : g.actions(g.start())) count += !g.mover_wins(g.result(g.start(), a));
  return count;
}
FACT(nim_take_four_from_pile_three, three_six_nine(given(nim(3, 6, 9))))
FACT(nim_only_take_four_from_pile_three, winning_moves(given(nim(3, 6, 9))) == 1)

FACT(nim_one_pile_of_a_hundred,
     alpha_beta(given(nim(100))).value == 1 && alpha_beta(given(nim(100))).action == nim_action{0, 100})
FACT(nim_misere_one_pile_of_a_hundred, alpha_beta(given(nim(100).as_misere())).value == 1 &&
                                           alpha_beta(given(nim(100).as_misere())).action == nim_action{0, 99})
FACT(nim_singles, mover_wins(given(nim(1))) && !mover_wins(given(nim(1, 1))) && mover_wins(given(nim(1, 1, 1))))
FACT(nim_misere_singles, !mover_wins(given(nim(1).as_misere())) && mover_wins(given(nim(1, 1).as_misere())) &&
                             !mover_wins(given(nim(1, 1, 1).as_misere())))
FACT(nim_two_twos, !mover_wins(given(nim(2, 2))) && !mover_wins(given(nim(2, 2).as_misere())))
FACT(nim_rule_agrees_with_search, rule_agrees_up_to(given(3)))
FACT(nim_bouton, !nim(1, 3, 5, 7).mover_wins(nim(1, 3, 5, 7).start()) && nim(3, 6, 9).mover_wins(nim(3, 6, 9).start()) &&
                     !nim(15, 22, 19, 10).mover_wins(given(nim(15, 22, 19, 10).start())))
}  // namespace nim_facts
