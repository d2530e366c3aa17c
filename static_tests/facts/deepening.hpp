// Iterative deepening, quiescence, orders that learn, and analysis.
#pragma once

#include <zermelo/analysis.hpp>
#include <zermelo/drivers.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/move_ordering.hpp>
#include <zermelo/quiescence.hpp>
#include <zermelo/value.hpp>
#include <zermelo/tree_text.hpp>

#include "fact.hpp"
#include "random_dag.hpp"

namespace deepening_facts {
using namespace zermelo;
using zermelo::games::tic_tac_toe;

// The move of an unfinished iteration: A looks like 5 and turns out as 1, B looks like 4 and is worth 3. A state's
// evaluation at the limit is told by its edge.
inline constexpr tree changing_mind = max_node(edge("A", min_node(edge("A2", 1))), edge("B", min_node(edge("B2", 3))));
constexpr int first_look(tree_node s) { return s == 1 ? 5 : 4; }
constexpr auto deepened(int nodes) {
  return deepen(changing_mind, evaluate_with(first_look), node_budget{static_cast<std::uint64_t>(nodes)});
}
constexpr auto of_the_whole = deepened(100);
FACT(deepening_ends_when_the_game_is_solved, deepened(given(100)).solved && of_the_whole.value == 3 &&
                                                 of_the_whole.action == "B" && of_the_whole.depth == 2 && !of_the_whole.stopped)
// Depth 1 visits three nodes. Whatever is left for depth 2, short of all it needs, the answer is that of depth 1.
constexpr bool keeps_the_last_finished_depth(int nodes) {
  const auto found = deepened(nodes);
  return found.depth == 1 && found.stopped && !found.solved && found.action == "A" && found.value == 5;
}
FACT(an_unfinished_iteration_is_forgotten, keeps_the_last_finished_depth(given(3)) && keeps_the_last_finished_depth(given(4)) &&
                                               keeps_the_last_finished_depth(given(5)) && keeps_the_last_finished_depth(given(7)))
FACT(without_any_budget_the_first_action, deepened(given(0)).depth == 0 && deepened(given(0)).action == "A" &&
                                              deepened(given(0)).stopped && deepened(given(1)).action == "A")
FACT(a_flag_that_is_set_before, deepen(given(changing_mind), evaluate_with(first_look), stop_on(true)).action == "A" &&
                                    deepen(given(changing_mind), evaluate_with(first_look), stop_on(true)).depth == 0 &&
                                    deepen(given(changing_mind), evaluate_with(first_look), stop_on(false)).solved)

// Every driver, on the lecture's trees and in tic-tac-toe.
template <class Driver>
constexpr bool finds_the_lecture(Driver driver) {
  return driver(games::class_tree, 0).value == 3 && driver(games::three_branches, 0).value == 3 &&
         driver(games::game1, 0).value == 1 && driver(games::game1, 0).action == "B";
}
FACT(principal_variation_search_on_the_lecture, finds_the_lecture(given(drivers::principal_variation_search)))
FACT(bisection_on_the_lecture, finds_the_lecture(given(drivers::bisection)))
FACT(mtd_f_on_the_lecture, finds_the_lecture(given(drivers::mtd_f)))
FACT(sss_star_on_the_lecture, finds_the_lecture(given(drivers::sss_star)))
FACT(deepening_on_the_lecture, finds_the_lecture(given(drivers::deepening)))
// A sample of what runtime_tests/drivers.cpp does with a hundred thousand trees and graphs.
template <class Driver>
constexpr bool equals_minimax(Driver driver) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const random_dag<true, 4> g(seed * 77'777);
    const int truth = minimax(g).value;
    transposition_table<random_dag<true, 4>, 16> table;
    if (driver(g, g.start()).value != truth || driver(g, g.start(), remember(table), ordered_by(table_move)).value != truth)
      return false;
  }
  return true;
}
FACT(drivers_equal_minimax_on_random_graphs,
     equals_minimax(given(drivers::alpha_beta)) && equals_minimax(drivers::principal_variation_search) &&
         equals_minimax(drivers::bisection) && equals_minimax(drivers::mtd_f) && equals_minimax(drivers::sss_star) &&
         equals_minimax(drivers::deepening))
FACT(scouting_tic_tac_toe, principal_variation_search(tic_tac_toe{}, given(tic_tac_toe{}.start())).value == 0)

// Orders that learn.
constexpr auto with_killers(tic_tac_toe::state s) {
  killer_moves<tic_tac_toe> killers;
  history<tic_tac_toe, 9> good_before;
  return alpha_beta(tic_tac_toe{}, s, ordered_by(priorities(killers, good_before)));
}
FACT(killers_and_history, with_killers(given(tic_tac_toe::position("X../.O./..X"))).value == 0)

// Quiescence: at depth 1 the estimates prefer A, whose reply takes back what was won.
constexpr int material(tree_node s) { return s == 1 ? 5 : 4; }
constexpr auto every_reply(tree_node s) { return changing_mind.actions(s); }
FACT(quiescence_sees_the_reply,
     alpha_beta(given(changing_mind), max_depth{1}, evaluate_with(material)).action == "A" &&
         alpha_beta(given(changing_mind), max_depth{1}, evaluate_with(quiescence(material, every_reply, 1))).action == "B" &&
         alpha_beta(given(changing_mind), max_depth{1}, evaluate_with(quiescence(material, every_reply, 1))).value == 3 &&
         alpha_beta(given(changing_mind), max_depth{1}, evaluate_with(quiescence(material, every_reply, 0))).value == 5)

// All actions of the lecture's tree with their values, where a pruned search knows one.
constexpr bool analyses(const auto& found) {
  return found.value == 3 && found.size() == 2 && found[0].value == 3 && found[1].value == 2 && found.best.size() == 1 &&
         found.action == 0;
}
FACT(analysis_of_the_class_tree, analyses(analyse(given(games::class_tree))) &&
                                     analyses(analyse(given(games::class_tree), solved_by(drivers::bisection))))
constexpr auto won = tic_tac_toe::position("XXO/OX./O..");
FACT(analysis_with_distances, analyse(tic_tac_toe{}, given(won), by_distance).best.size() == 2 &&
                                  analyse(tic_tac_toe{}, given(won), by_distance).distance == 1 &&
                                  analyse(tic_tac_toe{}, given(won)).best.size() == 3)
}  // namespace deepening_facts
