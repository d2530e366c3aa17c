// The halving game: values, table, distances.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace halving_facts {
using namespace zermelo;
using games::halving;
using games::halving_action;

inline constexpr char table[] = "WLWWLWLWWWLW";  // n = 0, 1, ..., 11: does the one to move win?
inline constexpr int lost[] = {1, 4, 6, 10, 14, 16, 18, 22, 24, 26, 30, 34, 38, 40};

constexpr bool table_holds(player mover) {
  for (int n = 0; n <= 11; ++n) {
    const int mover_value = table[n] == 'W' ? 1 : -1;
    if (minimax(halving{}, halving::state{n, mover}).value != (mover == player::max ? mover_value : -mover_value))
      return false;
  }
  return true;
}
constexpr bool is_listed_as_lost(int n) {
  for (const int l : lost)
    if (l == n) return true;
  return false;
}
constexpr bool lost_from_to(int first, int last) {
  for (int n = first; n <= last; ++n)
    if ((alpha_beta(halving{n}).value == -1) != is_listed_as_lost(n)) return false;
  return true;
}

FACT(halving_writes_its_board, writes("n = 10\n", [](auto out) { halving::write_board(out, halving{10}.start()); }))
FACT(halving_three, minimax(given(halving{3})).value == 1 && minimax(given(halving{3})).action == halving_action::half)
FACT(halving_table_max_to_move, table_holds(given(player::max)))
FACT(halving_table_min_to_move, table_holds(given(player::min)))
// In three pieces, so that each is proven within the compilers' default limits.
FACT(halving_lost_from_1_to_25, lost_from_to(given(1), 25))
FACT(halving_lost_from_26_to_33, lost_from_to(given(26), 33))
FACT(halving_lost_from_34_to_40, lost_from_to(given(34), 40))
FACT(halving_one_and_four_lose, minimax(given(halving{1})).value == -1 && minimax(given(halving{4})).value == -1)
FACT(halving_two_three_and_five_win, minimax(given(halving{2})).value == 1 && minimax(given(halving{3})).value == 1 &&
                                         minimax(given(halving{5})).value == 1)
FACT(halving_zero_is_over, !minimax(given(halving{0})).action && minimax(given(halving{0})).value == 1)
FACT(halving_against_uniform,
     expectimax(given(halving{3}), uniform).value == 1 && expectimax(given(halving{1}), uniform).value == -1)
// 11 is won, and the winner can be sure of it however the other side plays.
FACT(halving_both_uniform_is_in_between, evaluate(given(halving{11}), uniform, uniform).value > -1 &&
                                             evaluate(given(halving{11}), uniform, uniform).value < 1)
FACT(halving_distance, minimax(given(halving{3}), by_distance).distance == 2)
}  // namespace halving_facts
