// Kalah(m, n): the rules one by one, and what the small boards are worth.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/kalah.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace kalah_facts {
using namespace zermelo;
using games::kalah;

constexpr int remembered_value(const kalah& g) {
  transposition_table<kalah, 128> table;
  return alpha_beta(g, remember(table)).value;
}
constexpr bool alpha_beta_finds(int value, const kalah& g) {
  return alpha_beta(g).value == value && remembered_value(g) == value;
}
constexpr bool all_searches_find(int value, const kalah& g) {
  return minimax(g).value == value && alpha_beta_finds(value, g);
}

// The difference of stones for the first player: all published values.
FACT(kalah_1_1_is_a_draw, all_searches_find(0, given(kalah(1, 1))))
FACT(kalah_1_2_is_lost_by_two, all_searches_find(-2, given(kalah(1, 2))))
FACT(kalah_1_3_is_won_by_six, all_searches_find(6, given(kalah(1, 3))))
FACT(kalah_2_1_is_won_by_two, all_searches_find(2, given(kalah(2, 1))))
FACT(kalah_2_2_is_lost_by_two, all_searches_find(-2, given(kalah(2, 2))))
FACT(kalah_2_3_is_lost_by_two, all_searches_find(-2, given(kalah(2, 3))))
FACT(kalah_3_1_is_a_draw, all_searches_find(0, given(kalah(3, 1))))
FACT(kalah_3_2_is_won_by_four, alpha_beta_finds(4, given(kalah(3, 2))))
FACT(kalah_3_2_visits_107_nodes, alpha_beta(given(kalah(3, 2))).nodes == 107)

/// The state after the mover has emptied these pits, one after the other.
template <class... Pits>
constexpr auto after(const kalah& g, Pits... pits) {
  auto s = g.start();
  ((s = g.result(s, pits)), ...);
  return s;
}
/// Whether the state is written as this text.
constexpr bool reads(text expected, const kalah& g, kalah::state s) {
  return writes(expected, [&game = g, &state = s](auto out) { game.write_state(out, state); });
}
constexpr kalah three_by_two(3, 2);

FACT(kalah_starts_with_stones_in_all_pits,
     reads("2 2 2 [0] / 2 2 2 [0] max", three_by_two, given(three_by_two).start()))
FACT(kalah_sows_to_the_right, reads("0 3 3 [0] / 2 2 2 [0] min", given(three_by_two), after(three_by_two, 0)))
FACT(kalah_last_stone_in_the_store_moves_again,
     reads("2 0 3 [1] / 2 2 2 [0] max", given(three_by_two), after(three_by_two, 1)))
FACT(kalah_sows_on_to_the_other_side, reads("2 2 0 [1] / 3 2 2 [0] min", given(three_by_two), after(three_by_two, 2)))
FACT(kalah_passes_over_the_opponents_store, reads("1 [2] / 5 [0] max", kalah(1, 4), after(given(kalah(1, 4)), 0)))

constexpr kalah three_by_one(3, 1);
FACT(kalah_last_stone_in_an_empty_pit_captures,
     reads("1 1 0 [1] / 1 1 1 [0] max", three_by_one, after(given(three_by_one), 2)) &&
         reads("1 0 0 [3] / 0 1 1 [0] min", three_by_one, after(given(three_by_one), 2, 1)))
FACT(kalah_nothing_is_captured_opposite_to_an_empty_pit,
     reads("1 0 2 [0] / 1 0 2 [0] max", three_by_one, after(given(three_by_one), 1, 1)) &&
         reads("0 1 2 [0] / 1 0 2 [0] min", three_by_one, after(given(three_by_one), 1, 1, 0)))
FACT(kalah_the_emptied_pit_can_capture_after_a_round,
     reads("0 [6] / 0 [0] min", kalah(1, 3), after(given(kalah(1, 3)), 0)) &&
         kalah(1, 3).is_terminal(after(given(kalah(1, 3)), 0)))

constexpr kalah two_by_one(2, 1);
FACT(kalah_an_empty_row_ends_the_game_and_the_other_row_goes_to_its_owner,
     reads("0 2 [0] / 0 2 [0] max", two_by_one, after(given(two_by_one), 0, 0)) &&
         reads("0 0 [1] / 0 0 [3] min", two_by_one, after(given(two_by_one), 0, 0, 1)) &&
         two_by_one.is_terminal(after(given(two_by_one), 0, 0, 1)) &&
         two_by_one.utility(after(given(two_by_one), 0, 0, 1)) == -2)
FACT(kalah_depth_limited_search_counts_the_stores,
     alpha_beta(three_by_two, given(three_by_two).start(), max_depth{1}).value == 1 &&
         alpha_beta(three_by_two, given(three_by_two).start(), max_depth{2}).value == 2)
FACT(kalah_bounds_count_the_stores, three_by_two.utility_bounds(after(given(three_by_two), 1)).lower == -10 &&
                                        three_by_two.utility_bounds(after(given(three_by_two), 1)).upper == 12)

/// Whether the actions of a state are these, in this order.
template <class... Pits>
constexpr bool are_tried(const kalah& g, kalah::state s, Pits... pits) {
  auto rest = g.actions(s);
  int pit = -1;
  return ((rest.next(pit) && pit == pits) && ...) && !rest.next(pit);
}
FACT(kalah_moves_that_reach_the_store_come_first,
     are_tried(three_by_two, given(three_by_two).start(), 1, 2, 0) &&
         are_tried(three_by_two, after(given(three_by_two), 1), 2, 0) &&
         are_tried(three_by_one, given(three_by_one).start(), 2, 1, 0))

FACT(kalah_pits_are_named_by_number,
     writes("3", [](auto out) { three_by_two.write_action(out, three_by_two.start(), 2); }))
FACT(kalah_a_board, writes("pit        3   2   1\n"
                           "min        2   2   3\n"
                           "       0               1\n"
                           "max        2   2   0\n"
                           "pit        1   2   3\n",
                           [](auto out) { three_by_two.write_board(out, after(given(three_by_two), 2)); }))
}  // namespace kalah_facts
