// Dots and boxes: who closes a box moves again, and what the small boards are worth.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/dots_and_boxes.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace dots_and_boxes_facts {
using namespace zermelo;
using games::dots_and_boxes;

/// The value that alpha-beta finds with a table of Size entries.
template <std::size_t Size>
constexpr int remembered_value(const dots_and_boxes& g) {
  transposition_table<dots_and_boxes, Size> table;
  return alpha_beta(g, remember(table)).value;
}
constexpr bool all_searches_find(int value, const dots_and_boxes& g) {
  return minimax(g).value == value && alpha_beta(g).value == value && remembered_value<64>(g) == value;
}

// Known values (D. Wilson): 1x1 -1, 1x2 0, 2x2 +2. What is larger is proven at run time.
FACT(dots_and_boxes_one_box_is_lost, all_searches_find(-1, given(dots_and_boxes(1, 1))))
FACT(dots_and_boxes_two_boxes_are_shared, all_searches_find(0, given(dots_and_boxes(1, 2))))
FACT(dots_and_boxes_two_boxes_upright_are_shared, remembered_value<64>(given(dots_and_boxes(2, 1))) == 0)
FACT(dots_and_boxes_three_boxes_in_a_row_are_lost, remembered_value<512>(given(dots_and_boxes(1, 3))) == -1)
FACT(dots_and_boxes_two_by_two_is_won_by_two, remembered_value<2048>(given(dots_and_boxes(2, 2))) == 2)
FACT(dots_and_boxes_one_box_visits_65_nodes_of_which_alpha_beta_17,
     minimax(given(dots_and_boxes(1, 1))).nodes == 65 && alpha_beta(given(dots_and_boxes(1, 1))).nodes == 17)

/// The state after these lines.
template <class... Lines>
constexpr auto after(const dots_and_boxes& g, Lines... lines) {
  auto s = g.start();
  ((s = g.result(s, lines)), ...);
  return s;
}
// Lines of a row of two boxes:  + 0 + 1 +
//                               2   3   4
//                               + 5 + 6 +
constexpr dots_and_boxes row_of_two(1, 2);
constexpr auto all_but_the_middle = after(row_of_two, 0, 1, 2, 4, 5, 6);
constexpr auto one_box_lacks_a_line = after(row_of_two, 0, 2, 3);

FACT(dots_and_boxes_a_line_passes_the_turn, after(given(row_of_two), 0).mover == player::min &&
                                                after(given(row_of_two), 0, 2).mover == player::max)
FACT(dots_and_boxes_a_closed_box_moves_again,
     one_box_lacks_a_line.mover == player::min &&
         row_of_two.result(given(one_box_lacks_a_line), 5).mover == player::min &&
         row_of_two.result(given(one_box_lacks_a_line), 5).min_boxes == 1 &&
         row_of_two.result(given(one_box_lacks_a_line), 6).mover == player::max)
FACT(dots_and_boxes_one_line_closes_two_boxes,
     all_but_the_middle.mover == player::max && row_of_two.result(given(all_but_the_middle), 3).max_boxes == 2 &&
         row_of_two.is_terminal(row_of_two.result(given(all_but_the_middle), 3)) &&
         row_of_two.utility(row_of_two.result(given(all_but_the_middle), 3)) == 2)
FACT(dots_and_boxes_depth_limited_search_counts_the_boxes,
     alpha_beta(row_of_two, given(one_box_lacks_a_line), max_depth{1}).value == -1 &&
         alpha_beta(row_of_two, given(all_but_the_middle), max_depth{1}).value == 2)
FACT(dots_and_boxes_bounds_count_what_can_be_closed,
     row_of_two.utility_bounds(given(one_box_lacks_a_line)).lower == -2 &&
         row_of_two.utility_bounds(given(one_box_lacks_a_line)).upper == 0 &&
         row_of_two.utility_bounds(given(row_of_two).start()).lower == -2 &&
         row_of_two.utility_bounds(given(row_of_two).start()).upper == 2)

/// Whether the actions of a state are these, in this order.
template <class... Lines>
constexpr bool are_tried(const dots_and_boxes& g, dots_and_boxes::state s, Lines... lines) {
  auto rest = g.actions(s);
  int line = -1;
  return ((rest.next(line) && line == lines) && ...) && !rest.next(line);
}
FACT(dots_and_boxes_closing_lines_come_first_and_giving_lines_last,
     are_tried(row_of_two, given(one_box_lacks_a_line), 5, 1, 4, 6) &&
         are_tried(row_of_two, given(row_of_two).start(), 0, 1, 2, 3, 4, 5, 6) &&
         are_tried(row_of_two, after(given(row_of_two), 0, 2), 1, 4, 6, 3, 5))

constexpr bool is_named(text name, int line) {
  return writes(name, [number = line](auto out) { row_of_two.write_action(out, row_of_two.start(), number); });
}
FACT(dots_and_boxes_lines_are_named_by_their_dots, is_named("a1-b1", given(row_of_two).horizontal(0, 0)) &&
                                                       is_named("c1-c2", given(row_of_two).vertical(0, 2)) &&
                                                       is_named("b2-c2", given(row_of_two).horizontal(1, 1)))
FACT(dots_and_boxes_a_state_in_a_line_of_text, writes("_. ||. _. 0:1 min", [](auto out) {
       row_of_two.write_state(out, row_of_two.result(given(one_box_lacks_a_line), 5));
     }))
FACT(dots_and_boxes_a_board,
     writes("   a   b   c\n"
            " 1 +---+   +\n"
            "   | # |    \n"
            " 2 +---+   +\n"
            "boxes: max 0, min 1\n",
            [](auto out) { row_of_two.write_board(out, row_of_two.result(given(one_box_lacks_a_line), 5)); }))
}  // namespace dots_and_boxes_facts
