// Connect Four: the rules on every board, and small boards solved.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/solve.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace connect_four_facts {
using namespace zermelo;
using games::connect_four;
using standard = connect_four<>;
static_assert(bounded_game<standard> && bounded_game<connect_four<3, 3>> && bounded_game<connect_four<8, 7>>);

template <class Game>
constexpr std::uint64_t perft(const typename Game::state& s, int plies) {
  if (plies == 0 || Game::is_terminal(s)) return 1;
  std::uint64_t count = 0;
  for (const int a : Game::actions(s)) count += perft<Game>(Game::result(s, a), plies - 1);
  return count;
}
/// How many states can be reached and what the start is worth: {869, 0} on 3 x 3.
struct summary {
  std::size_t states;
  int value;
  friend constexpr bool operator==(const summary&, const summary&) = default;
};
template <int Width, int Height>
constexpr summary solved(connect_four<Width, Height> g) {
  const auto all = solve(g);
  return {all.solved_count(), all.value(g.start())};
}
/// What the game after these columns is worth, if it is over.
constexpr int ended(text record) {
  const standard::state s = standard::position(record);
  return standard::is_terminal(s) ? standard::utility(s) : 0;
}
constexpr bool columns_are(standard::state s, text names) {
  return writes(names, [s](auto&& out) {
    for (const int a : standard::actions(s)) standard::write_action(out, s, a);
  });
}

FACT(connect_four_3x3, solved(given(connect_four<3, 3>{})) == summary{869, 0})
FACT(connect_four_columns, columns_are(given(standard::start()), "4352617") &&
                               columns_are(given(standard::position("444444")), "352617") &&
                               columns_are(given(standard::position("444444777777")), "35261"))
FACT(connect_four_four_in_a_column, ended(given(text("1212121"))) == 18 && ended(given(text("121212"))) == 0 &&
                                        ended(given(text("31212141"))) == -18)
FACT(connect_four_four_in_a_row, ended(given(text("4455667"))) == 18 && ended(given(text("11 22 33 4"))) == 18 &&
                                     ended(given(text("1 22 33 55 4"))) == -18)
FACT(connect_four_four_in_a_diagonal,
     ended(given(text("12233434464"))) == 16 && ended(given(text("76655454424"))) == 16)
FACT(connect_four_perft, perft<standard>(given(standard::start()), 1) == 7 && perft<standard>(standard::start(), 3) == 343)
FACT(connect_four_last_stone_wins_one,
     standard::most_stones + 1 == 22 && connect_four<3, 3>::most_stones + 1 == 6 &&
         standard::utility_bounds(given(standard::start())).upper == 21 &&
         standard::utility_bounds(standard::start()).lower == -21)
FACT(connect_four_win_in_one, alpha_beta(standard{}, given(standard::position("445566")), max_depth{1},
                                         evaluate_with([](standard::state) { return 0; }))
                                      .value == 18)
// A stone in the middle of the lowest row is in seven lines, one in the corner in three; two lines are a point.
constexpr int estimated(text record) { return standard::evaluate(standard::position(record)); }
FACT(connect_four_evaluation, estimated(given(text(""))) == 0 && estimated(given(text("4"))) == 3 &&
                                  estimated(given(text("1"))) == 1 && estimated(given(text("17"))) == 0)
FACT(connect_four_evaluation_sees_a_win_at_once,
     estimated(given(text("445566"))) == 18 && estimated(given(text("1445566"))) == -18 &&
         alpha_beta(standard{}, given(standard::position("44556")), max_depth{1}).value == 18)
FACT(connect_four_board_is_written,
     writes(". . . .\n. . . .\n. O . .\n. X X .\n1 2 3 4\n",
            [](auto&& out) { connect_four<4, 4>::write_board(out, connect_four<4, 4>::position("223")); }))
}  // namespace connect_four_facts
