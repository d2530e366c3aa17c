// Claims: those that hold, and why the others do not. What prove() proves is in static_tests/prove.cpp.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/prove.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/tree_text.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace prove_facts {
using namespace zermelo;
using games::game1, games::halving, games::halving_action, games::three_branches, games::tic_tac_toe;

template <class Claim>
constexpr bool says(text expected, const Claim& claim) {
  return writes(expected, [&c = claim](auto out) { write_explanation(out, c); });
}

// ---- claims are true or false, at run time too ----

FACT(claims_of_a_value, value_of(given(three_branches)) == 3 && !(value_of(given(three_branches)) == 2) &&
                            !(value_of(given(three_branches)) == 4))
FACT(claims_of_a_least_value, value_of(given(three_branches)) >= 3 && !(value_of(given(three_branches)) >= 4) &&
                                  value_of(given(three_branches)) > 2 && !(value_of(given(three_branches)) > 3))
FACT(claims_of_a_greatest_value, value_of(given(three_branches)) <= 3 && !(value_of(given(three_branches)) <= 2) &&
                                     value_of(given(three_branches)) < 4 && !(value_of(given(three_branches)) < 3))

// A search that stops at the first 4 must not take it for the value, which is 3; and the other way round.
FACT(claims_next_to_the_value,
     !(value_of(tree(max_node(min_node(given(4), 3)))) == 4) && !(value_of(tree(min_node(max_node(given(3), 4)))) == 3))

// At an end of the value type there is no neighbour to compare with.
inline constexpr int least = value_limits<int>::lowest(), greatest = value_limits<int>::highest();
inline constexpr tree all_of_int = max_node(min_node(least, 0), min_node(greatest, greatest));
FACT(claims_at_the_ends_of_the_value_type,
     value_of(given(all_of_int)) == greatest && value_of(given(all_of_int)) >= greatest &&
         value_of(given(all_of_int)) <= greatest && !(value_of(given(all_of_int)) < greatest) &&
         value_of(given(all_of_int), all_of_int.child(0, 0)) == least &&
         value_of(given(all_of_int), all_of_int.child(0, 0)) <= least &&
         !(value_of(given(all_of_int), all_of_int.child(0, 0)) > least))

inline constexpr tree decimals = max_node(min_node(0.5, 2.5), min_node(0.25, 0.75));
inline constexpr tree fractions =
    max_node(min_node(rational(1, 3), rational(1, 2)), min_node(rational(1, 4), rational(2, 3)));
FACT(claims_of_floating_values, value_of(given(decimals)) == 0.5 && value_of(given(decimals)) > 0 &&
                                    !(value_of(given(decimals)) >= 0.75) && !(value_of(given(decimals)) < 0.5))
FACT(claims_of_exact_fractions,
     value_of(given(fractions)) == rational(1, 3) && !(value_of(given(fractions)) > rational(1, 3)))

FACT(claims_of_a_distance, distance_of(given(halving{3})) == 2 && distance_of(given(halving{3})) <= 2 &&
                               !(distance_of(given(halving{3})) > 2) && !(distance_of(given(halving{3})) < 2) &&
                               distance_of(given(halving{3})) >= 1)
FACT(claims_of_a_best_action, best_action_of(given(game1)) == "B" && best_action_of(given(game1)) == 1 &&
                                  !(best_action_of(given(game1)) == "A") && !(best_action_of(given(game1)) == 2) &&
                                  best_action_of(given(halving{3})) == halving_action::half)
FACT(claims_of_one_of_many_best_actions,
     best_action_of(given(tic_tac_toe{})) == 0 && best_action_of(given(tic_tac_toe{})) == 8)
FACT(claims_of_a_best_action_of_min, best_action_of(given(game1), game1.child(0, 0)) == "1" &&
                                         !(best_action_of(given(game1), game1.child(0, 0)) == "2"))
FACT(claims_of_no_best_action,
     !(best_action_of(given(game1)) == "Z") && !(best_action_of(given(halving{0})) == halving_action::half))

constexpr int corners_first(tic_tac_toe::state, int cell) { return cell % 2 == 0 ? 1 : 0; }
FACT(claims_with_options, value_of(given(tic_tac_toe{}), ordered_by(corners_first)) == 0 &&
                              value_of(given(halving{3}), ply_limit{5}, ordered_by([](auto, auto) { return 0; })) == 1)

// What a claim costs, beside alpha_beta: tic_tac_toe_is_a_draw_in_plain_order.
using plain_tic_tac_toe = games::basic_tic_tac_toe<games::cell_order::by_number, false>;
FACT(claims_of_a_value_in_plain_order, value_of(plain_tic_tac_toe{}, given(plain_tic_tac_toe::start())) == 0)
FACT(claims_of_a_greatest_value_in_plain_order, value_of(plain_tic_tac_toe{}, given(plain_tic_tac_toe::start())) <= 0)

FACT(claims_with_a_table, [] {
  transposition_table<halving, 64> table;
  return value_of(given(halving{30}), remember(table)) == -1 && value_of(given(halving{29}), remember(table)) > -1;
}())

// ---- why a claim is false ----

FACT(explained_too_high, says("claimed value == 4, found 3; line of play: 0, 0; min refutes it with 0",
                              value_of(given(three_branches)) == 4) &&
                             says("claimed value > 3, found 3; line of play: 0, 0; min refutes it with 0",
                                  value_of(given(three_branches)) > 3))
FACT(explained_too_low,
     says("claimed value <= 0, found 1; line of play: B, 1; max refutes it with B", value_of(given(game1)) <= 0) &&
         says("claimed value == -5, found 1; line of play: B, 1; max refutes it with B", value_of(given(game1)) == -5))
FACT(explained_in_the_words_of_the_game,
     says("claimed value < 1, found 1; line of play: half, decrement; max refutes it with half",
          value_of(given(halving{3})) < 1))
FACT(explained_from_a_state, says("claimed value == 0, found 1; line of play: 8; max refutes it with 8",
                                  value_of(tic_tac_toe{}, given(tic_tac_toe::position("X.O/.X./O.."))) == 0))
FACT(explained_fractions, says("claimed value >= 1/2, found 1/3; line of play: 0, 0; min refutes it with 0",
                               value_of(given(fractions)) >= rational(1, 2)))
FACT(explained_where_the_refuter_never_moves,
     says("claimed value == 3, found 2; line of play: 1", value_of(tree(max_node(given(1), 2))) == 3))
FACT(explained_where_the_game_is_over,
     says("claimed value == 3, found 2; the game is over", value_of(tree(max_node(given(1), 2)), tree_node{2}) == 3))
FACT(explained_up_to_chance,
     says("claimed value >= 3, found 2.5; line of play: bet, chance",
          value_of(tree(max_node(edge("bet", chance_node(given(1.0), 4.0)), edge("stay", 2.0)))) >= 3))
FACT(explained_a_distance,
     says("claimed distance == 3, found 2; line of play: half, decrement", distance_of(given(halving{3})) == 3))
FACT(explained_an_action,
     says("claimed best action A of value -50, found B of value 1; line of play: A, 1; min refutes it with 1",
          best_action_of(given(game1)) == "A"))
FACT(explained_an_action_of_min, says("claimed best action 2 of value 50, found 1 of value -50; line of play: 2",
                                      best_action_of(given(game1), game1.child(0, 0)) == "2"))
FACT(explained_an_action_that_is_not_legal,
     says("claimed best action is not legal, found B of value 1", best_action_of(given(game1)) == "Z"))
FACT(explained_where_nobody_moves, says("claimed best action is not legal, found that nobody moves",
                                        best_action_of(given(halving{0})) == halving_action::half))

// A game that does not say how its actions and values are written.
struct taking {
  using state = int;
  struct action {
    int stones = 0;
  };
  struct value {
    int won = 0;
    friend constexpr bool operator<(value x, value y) { return x.won < y.won; }
  };
  static constexpr int start() { return 0; }
  static constexpr player to_move(int s) { return s == 0 ? player::max : player::min; }
  static constexpr auto actions(int) { return action_list(action{1}, action{2}); }
  static constexpr int result(int s, action a) { return s + a.stones; }
  static constexpr bool is_terminal(int s) { return s > 1; }
  static constexpr value utility(int s) { return {s == 3 ? -1 : 1}; }
};
struct comparing : taking {
  struct action : taking::action {
    friend constexpr bool operator==(action x, action y) { return x.stones == y.stones; }
  };
  static constexpr auto actions(int) { return action_list(action{1}, action{2}); }
};
}  // namespace prove_facts
template <>
struct zermelo::value_limits<prove_facts::taking::value> {
  static constexpr prove_facts::taking::value lowest() { return {-2}; }
  static constexpr prove_facts::taking::value highest() { return {2}; }
};
namespace prove_facts {
FACT(explained_without_words, says("claimed value < ?, found ?; line of play: ?; max refutes it with ?",
                                   value_of(given(taking{})) < taking::value{1}) &&
                                  says("claimed value < ?, found ?; line of play: #1; max refutes it with #1",
                                       value_of(given(comparing{})) < taking::value{1}))

FACT(explanation_in_parts, [] {
  const auto claim = value_of(given(three_branches)) >= 4;
  const auto why = explain<2>(claim);
  return why.found == 3 && why.line.size() == 2 && why.refuted() && why.refuted_at == 1 && why.refuted_by() == 0;
}())
FACT(explanation_of_a_true_claim, [] {
  const auto why = explain(value_of(given(three_branches)) >= 3);
  return why.found == 3 && why.line.size() == 2 && !why.refuted();
}())
FACT(explanation_of_a_best_action, [] {
  const auto why = explain(best_action_of(given(game1)) == "B");
  return why.found.action == "B" && why.found.value == 1 && why.line.size() == 2 && !why.refuted();
}())

// What clang prints of a long text is cut, so it gets pieces that end with a part of the sentence, or else
// with a word.
constexpr bool ends_pieces_well(text sentence) {
  return detail::end_of_piece(sentence, 0, 36) == 29 && detail::end_of_piece(sentence, 29, 36) == sentence.size &&
         detail::end_of_piece(sentence, 0, 10) == 8 && detail::end_of_piece(sentence, 8, 4) == 12 &&
         detail::end_of_piece(sentence, 0, sentence.size) == sentence.size;
}
FACT(pieces_of_a_sentence, ends_pieces_well(given(text("claimed value == 4, found 3; line of play: 0, 0"))))
}  // namespace prove_facts
