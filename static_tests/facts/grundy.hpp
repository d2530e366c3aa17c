// Grundy values: Kayles, Nim, and sums of games.
#pragma once

#include <zermelo/games/kayles.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/grundy.hpp>
#include <zermelo/solve.hpp>

#include "fact.hpp"

namespace grundy_facts {
using namespace zermelo;
using games::kayles;
using games::kayles_action;
using games::kayles_row;
using games::nim;

/// A pile of Nim.
struct nim_pile {
  using state = int;
  using action = int;  // how many stones to leave
  static constexpr auto actions(state stones) { return integers<>{.from = 0, .below = stones}; }
  static constexpr state result(state, action left) { return left; }
};
/// One to three stones are taken from a pile.
struct subtraction : nim_pile {
  static constexpr auto actions(state stones) { return integers<>{.from = stones < 3 ? 0 : stones - 3, .below = stones}; }
};
static_assert(impartial_game<kayles_row> && impartial_game<nim_pile> && impartial_game<nim> && impartial_game<kayles>);
static_assert(!impartial_game<int>);

/// OEIS A002186.
inline constexpr nimber kayles_values[] = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2};
/// From 71 on: Winning Ways, vol. 1, ch. 4.
inline constexpr nimber kayles_period[] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};

constexpr bool kayles_begins_as_published(int longest) {
  const auto rows = grundy_values(kayles_row{}, longest);
  for (int n = 0; n <= longest; ++n)
    if (rows.value(n) != kayles_values[n]) return false;
  return rows.size() == static_cast<std::size_t>(longest) + 1;
}
constexpr bool kayles_is_periodic(int longest) {
  const auto rows = grundy_values(kayles_row{}, longest);
  if (rows.value(70) == kayles_period[70 % 12]) return false;
  for (int n = 71; n <= longest; ++n)
    if (rows.value(n) != kayles_period[n % 12]) return false;
  return true;
}
constexpr bool subtraction_is_modulo_four(int most) {
  const auto piles = grundy_values(subtraction{}, most);
  for (int n = 0; n <= most; ++n)
    if (piles.value(n) != static_cast<nimber>(n % 4)) return false;
  return true;
}
/// Whether who begins wins exactly where the nim sum of the two rows is not 0, as far as solve() says.
constexpr bool two_rows_agree_up_to(int longest) {
  const auto rows = grundy_values(kayles_row{}, longest);
  for (int a = 0; a <= longest; ++a)
    for (int b = 0; b <= a; ++b) {
      const kayles g(a, b);
      if ((solve(g).value(g.start()) == 1) != (nim_sum(rows.value(a), rows.value(b)) != 0)) return false;
    }
  return true;
}
/// A row of Kayles with five skittles and a pile of seven stones: the move is to leave five of the stones.
constexpr bool row_and_pile() {
  const auto rows = grundy_values<8>(kayles_row{}, 5);
  const auto piles = grundy_values<8>(nim_pile{}, 7);
  const auto move = winning_nim_move(rows.value(5), piles.value(7));
  return move == nim_move{1, 4} && piles.action(7, move->left) == 4 && rows.value(5) == 4;
}
constexpr bool nim_values_up_to(int most) {
  for (int a = 0; a <= most; ++a)
    for (int b = 0; b <= most; ++b)
      if (grundy(nim(a, b), nim(a, b).start()) != static_cast<nimber>(a ^ b)) return false;
  return true;
}
inline constexpr auto kept = grundy_values<21>(kayles_row{}, 20);  // a constant of the program

FACT(grundy_kayles, kayles_begins_as_published(given(19)))
FACT(grundy_kayles_period, kayles_is_periodic(given(94)))
FACT(grundy_kayles_kept, kept.value(given(20)) == 1 && kept.size() == 21 && kept.contains(20) && !kept.contains(21))
FACT(grundy_kayles_in_the_middle, kept.action(given(5)) == kayles_action{2, 1} && kept.action(6) == kayles_action{1, 1} &&
                                      !kept.action(0))
FACT(grundy_kayles_agrees_with_solve, two_rows_agree_up_to(given(4)))
FACT(grundy_of_a_nim_pile, grundy(nim_pile{}, given(17)) == 17 && grundy(nim_pile{}, given(0)) == 0)
FACT(grundy_of_nim_is_the_exclusive_or, nim_values_up_to(given(3)))
FACT(grundy_of_a_subtraction_game, subtraction_is_modulo_four(given(30)))
FACT(grundy_of_a_row_and_a_pile, row_and_pile())
FACT(grundy_nim_moves, winning_nim_move(given(3), 6, 9) == nim_move{2, 5} && !winning_nim_move(given(15), 22, 19, 10) &&
                           !winning_nim_move(given(1), 3, 5, 7) && !winning_nim_move(given(0)))
FACT(grundy_misere_nim_moves,
     winning_misere_nim_move(given(100)) == nim_move{0, 1} && !winning_misere_nim_move(given(1)) &&
         winning_misere_nim_move(given(1), 1) == nim_move{0, 0} && !winning_misere_nim_move(given(2), 2) &&
         winning_misere_nim_move(given(1), 3, 1) == nim_move{1, 1} && winning_misere_nim_move(given(1), 3) == nim_move{1, 0})
}  // namespace grundy_facts
