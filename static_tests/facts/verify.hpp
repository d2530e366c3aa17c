// verify(): sound games are found sound, and every fault is found, with its place.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/verify.hpp>

#include "broken_games.hpp"
#include "fact.hpp"

namespace verify_facts {
using namespace zermelo;
using namespace broken_games;
using what = inconsistency;

FACT(verify_sound, verified(given(sound{})))
FACT(verify_sound_by_canonical_numbers, verified(given(with_numbers_of_canonical_states{})))
FACT(verify_halving, verified(given(games::halving{10})))
FACT(verify_nim, verified(given(games::nim(1, 2))))
FACT(verify_tic_tac_toe, verified(games::tic_tac_toe{}, given(games::tic_tac_toe::position("XO./O.X/XO."))))
inline constexpr tree mixed = max_node(min_node(3, 9), chance_node(edge(fraction{1, 3}, 4), edge(fraction{2, 3}, 1)));
FACT(verify_tree, verified(given(mixed)))

FACT(verify_counts, verify(given(sound{})).states == 14 && verify(given(sound{})).unreached == 4 &&
                        verify(given(sound{})).unreached_terminals == 0 && verify(given(sound{})).complete)
FACT(verify_stops_at_its_limit, !verify(given(sound{}), state_limit{5}).complete &&
                                    verify(given(sound{}), state_limit{5}).states == 5)
FACT(verify_from_a_state, verify(sound{}, given(sound::state{1, 0, player::min})).states == 2)

/// Whether this, and nothing else, is found first in the state that the game gives the number `where`.
template <class Game>
constexpr bool finds(const Game& g, what kind, std::size_t where) {
  const auto report = verify(g);
  return !report.ok() && report.first().what == kind && g.index(report.first().where) == where;
}
template <class Game>
constexpr bool finds(const Game& g, what kind) {
  const auto report = verify(g);
  return !report.ok() && report.first().what == kind && report.count(kind) > 0;
}

FACT(verify_no_action, finds(given(without_an_action{}), what::no_action_in_a_state_that_is_not_terminal, 8))
FACT(verify_max_actions, finds(given(with_too_many_actions{}), what::a_state_has_more_actions_than_max_actions, 16))
FACT(verify_third_player, finds(given(with_a_third_player{}), what::a_third_player_moves_in_a_search_for_two))
FACT(verify_player_without_utility, finds(given(with_a_player_without_utility{}), what::this_player_has_no_utility))
FACT(verify_no_probability, finds(given(with_chance_but_no_probability{}),
                                   what::chance_moves_but_the_game_has_no_probability, 8))
FACT(verify_probability, finds(given(with_wrong_probability{}), what::a_probability_is_not_between_zero_and_one, 8))
FACT(verify_sum, finds(given(with_wrong_sum{}), what::probabilities_do_not_sum_to_one, 8))
FACT(verify_floating_sum, finds(given(with_wrong_sum_of_floating_numbers{}), what::probabilities_do_not_sum_to_one, 8))
FACT(verify_equality, finds(given(with_something_forgotten_in_equality{}), what::equal_states_have_different_answers))

FACT(verify_utility, finds(given(with_a_utility_that_is_no_number{}), what::a_utility_is_not_a_number, 0))
FACT(verify_evaluation, finds(given(with_an_evaluation_that_is_no_number{}), what::a_utility_is_not_a_number, 8))
FACT(verify_bounds, finds(given(with_bounds_that_do_not_hold{}), what::a_value_is_outside_the_stated_bounds, 15))
FACT(verify_order_of_bounds, finds(given(with_bounds_in_the_wrong_order{}), what::a_value_is_outside_the_stated_bounds))
FACT(verify_bounds_with_chance,
     finds(given(with_bounds_beyond_what_chance_can_give{}), what::a_value_is_outside_the_stated_bounds, 8))
FACT(verify_units, finds(given(with_an_evaluation_in_other_units{}), what::an_evaluation_is_beyond_every_utility))

FACT(verify_one_key, finds(given(with_one_key_for_two_states{}), what::two_states_have_one_key))
FACT(verify_two_keys, finds(given(with_two_keys_for_equal_states{}), what::equal_states_have_different_keys))
FACT(verify_canonical, finds(given(with_a_canonical_state_that_is_none{}),
                             what::the_canonical_state_of_a_canonical_state_is_another))
FACT(verify_canonical_mover, finds(given(with_a_canonical_state_of_the_other_side{}),
                                   what::a_canonical_state_has_another_mover_or_value))
FACT(verify_canonical_value, finds(given(with_a_canonical_state_of_another_value{}),
                                   what::a_canonical_state_has_another_mover_or_value))

// With the action that leads out of the numbered states: the second player takes the last two stones.
constexpr bool finds_the_move_out_of_the_numbers(const with_too_few_numbers& g) {
  const auto found = verify(g).first();
  return found.what == what::a_state_has_a_number_beyond_the_state_count && found.action == 3 &&
         found.where == sound::state{0, 2, player::min} && found.other == sound::state{0, 0, player::max};
}
FACT(verify_state_count, finds_the_move_out_of_the_numbers(given(with_too_few_numbers{})))
FACT(verify_many_states, finds(given(with_too_many_states_to_number{}), what::more_states_than_the_table_can_hold))
FACT(verify_state_at, finds(given(with_numbers_in_another_order{}),
                            what::a_state_and_its_number_do_not_belong_together))
FACT(verify_one_number, finds(given(with_one_number_for_two_states{}), what::two_states_have_one_number))

FACT(verify_left_out, finds(given(with_a_predecessor_left_out{}), what::a_predecessor_is_left_out) &&
                          verify(given(with_a_predecessor_left_out{})).first().other == sound::start())
FACT(verify_given_twice, finds(given(with_a_predecessor_given_twice{}), what::a_predecessor_does_not_lead_here))
FACT(verify_not_leading_here, finds(given(with_a_predecessor_that_does_not_lead_here{}),
                                    what::a_predecessor_does_not_lead_here, 16))
}  // namespace verify_facts
