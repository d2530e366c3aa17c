// Connect Four through the expert's game: the same values as by the rules, small boards, and what the search leaves
// out.
#pragma once

#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/mtd_f.hpp>

#include "fact.hpp"

namespace connect_four_threats_facts {
using namespace zermelo;
using games::connect_four;
using games::connect_four_threats;
using expert = connect_four_threats<>;
static_assert(game<expert> && bounded_game<expert> && game<connect_four_threats<4, 4>> && game<connect_four_threats<8, 7>>);

/// The score for the side to move.
template <class Game>
constexpr int for_the_mover(Game, const typename Game::state& s, int value) {
  return Game::to_move(s) == player::max ? value : -value;
}
constexpr int score(text record) {
  const expert::state s = expert::position(record);
  return for_the_mover(expert{}, s, alpha_beta(expert{}, s).value);
}
template <std::size_t Size, class Game>
constexpr int value_of_start(Game g) {
  transposition_table<Game, Size> table;
  return bisect(g, remember(table), ordered_by(Game::by_threats)).value;
}
constexpr bool moves_are(text record, const action_list<int, 7>& columns) {
  action_list<int, 7> found;
  for (const int a : expert::actions(expert::position(record))) found.push_back(expert::column(a) + 1);
  if (found.size() != columns.size()) return false;
  for (const int a : columns)
    if (!found.contains(a)) return false;
  return true;
}

FACT(connect_four_threats_a_win_at_once, score(given(text("445566"))) == 18)
FACT(connect_four_threats_two_threats_are_lost, score(given(text("44556"))) == -18)
FACT(connect_four_threats_one_threat_is_parried, moves_are(given(text("11223")), action_list<int, 7>(4)))
// Max has three in the second row, so Min may not fill the cell below their fourth.
FACT(connect_four_threats_no_stone_below_a_threat,
     moves_are(given(text("3112263")), action_list<int, 7>(1, 2, 3, 5, 6, 7)))
FACT(connect_four_threats_mirrored_boards_share_a_key,
     expert::key(given(expert::position("1122"))) == expert::key(expert::position("7766")) &&
         expert::equivalent(expert::position("1122"), expert::position("7766")) &&
         !expert::equivalent(expert::position("1122"), expert::position("7765")))
// On narrow and high boards, too, where steps between columns are half a word.
template <int Width, int Height>
constexpr bool wins_upwards(connect_four_threats<Width, Height> g) {
  const auto s = g.position(Width == 1 ? "1" : "121212");
  return Width == 1 ? !g.is_terminal(s) && g.column(*g.actions(s).begin()) == 0
                    : g.is_terminal(s) && g.utility(s) == g.most_stones - 3;
}
FACT(connect_four_threats_narrow_boards,
     wins_upwards(given(connect_four_threats<1, 63>{})) && wins_upwards(given(connect_four_threats<2, 31>{})) &&
         wins_upwards(given(connect_four_threats<3, 20>{})) && wins_upwards(given(connect_four_threats<4, 15>{})))
FACT(connect_four_threats_3x3_is_a_draw, alpha_beta(given(connect_four_threats<3, 3>{})).value == 0)
FACT(connect_four_threats_4x3_is_a_draw, value_of_start<512>(given(connect_four_threats<4, 3>{})) == 0)
FACT(connect_four_threats_3x4_is_a_draw, value_of_start<512>(given(connect_four_threats<3, 4>{})) == 0)
// End games of random play; the values were found by a search of the rules alone.
constexpr bool worth(int for_max, text record) {
  const expert::state s = expert::position(record);
  const auto fast = alpha_beta(expert{}, s);
  transposition_table<expert, 256> table;
  const auto bisected = bisect(expert{}, s, remember(table), ordered_by(expert::by_threats));
  const auto guided = mtd_f(expert{}, s, for_max + 3, remember(table), ordered_by(expert::by_threats));
  const auto by_the_rules = alpha_beta(connect_four<>{}, connect_four<>::position(record));
  return fast.value == for_max && bisected.value == for_max && guided.value == for_max && by_the_rules.value == for_max;
}
FACT(connect_four_threats_end_games_won, worth(2, given(text("4311264216511556612544474655776"))) &&
                                             worth(1, given(text("5534755227551243321111134447766632"))) &&
                                             worth(5, given(text("65714244154626442122766177155"))))
FACT(connect_four_threats_end_games_lost, worth(-1, given(text("73361331145616627121643745722455655"))) &&
                                              worth(-6, given(text("2435126456763156651627235522"))) &&
                                              worth(-5, given(text("717512464477657612655544371146"))))
FACT(connect_four_threats_end_game_drawn, worth(0, given(text("357126561664227477443733552537624"))))
}  // namespace connect_four_threats_facts
