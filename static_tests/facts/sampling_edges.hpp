// Sampling at its edges: no visits, no playouts, nothing left to play, priors that say nothing, no room, no end, worths
// at the ends of their range; and games that end in proofs although chance moves, or many columns are open.
#pragma once

#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/puct.hpp>
#include <zermelo/rave.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

#include "endless_game.hpp"
#include "fact.hpp"
#include "rave.hpp"

namespace sampling_edges {
using namespace zermelo;
using board = games::tic_tac_toe;
inline constexpr board rules{};

// ---- the rules of selection before anything was visited

// (parent, child) visits (1, 0), (2, 0), (0, 0): the child comes first, and no score is a NaN; nor is that of a parent
// visited once, whose logarithm is 0.
constexpr double ucb1_score(double c, std::uint32_t parent, double mean, std::uint32_t visits) {
  return detail::ucb1{c}.scores(parent).of(mean, visits, {});
}
FACT(ucb1_of_no_visits,
     ucb1_score(given(1.4), 1, 0, 0) == detail::infinite && ucb1_score(1.4, 2, 0, 0) == detail::infinite &&
         ucb1_score(1.4, 0, 0, 0) == detail::infinite && ucb1_score(0, 1, 0, 0) == detail::infinite &&
         ucb1_score(given(0.0), 0, 0, 0) == detail::infinite)
FACT(ucb1_of_one_visit, ucb1_score(given(1.4), 1, 0.25, 1) == 0.25 && ucb1_score(0, 9, -0.5, 3) == -0.5)
FACT(ucb1_grows_with_the_visits_of_the_others,
     ucb1_score(given(1.0), 100, 0, 4) > 1.072 && ucb1_score(1, 100, 0, 4) < 1.074)  // sqrt(ln 100 / 4)

// ---- a state that is over

inline constexpr auto won = board::position("XXX/OO./...", player::min);
inline constexpr auto full_board = board::position("XOX/XOO/OXX", player::min);
template <class Found>
constexpr bool is_over(const Found& found, int value) {
  return !found.action && found.proven && found.value == value && found.mean == value && found.samples == 0 &&
         found.size() == 0;
}
FACT(puct_of_a_terminal_state, is_over(puct(rules, given(won), uniform, zero_values{}, playouts{10}), 1) &&
                                   is_over(puct(rules, full_board, uniform, by_playouts, playouts{0}), 0))
FACT(rave_of_a_terminal_state, is_over(rave(rave_facts::recorded_tic_tac_toe{}, given(won), playouts{10}), 1))
FACT(nothing_is_drawn_of_a_terminal_state, [] {
  random_numbers random(seed{1});
  return !draw_by_visits(mcts(rules, given(won), playouts{10}), 1, random);
}())

// ---- no playout, or one

template <class Found>
constexpr bool names_a_cell(const Found& found, std::uint64_t samples) {
  return found.samples == samples && found.visits == samples && found.action && !found.proven;
}
FACT(puct_of_no_playouts_or_one, names_a_cell(puct(rules, uniform, zero_values{}, playouts{given(0u)}), 0) &&
                                     names_a_cell(puct(rules, uniform, zero_values{}, playouts{1}), 1) &&
                                     names_a_cell(puct(rules, uniform, by_playouts, playouts{1}), 1))
FACT(rave_of_no_playouts_or_one, names_a_cell(rave(rave_facts::recorded_tic_tac_toe{}, playouts{given(0u)}), 0) &&
                                     names_a_cell(rave(rave_facts::recorded_tic_tac_toe{}, playouts{1}), 1))
FACT(a_draw_without_visits_is_the_action_itself, [] {
  random_numbers random(seed{1});
  return draw_by_visits(mcts(rules, playouts{given(0u)}), 1, random) == 4;
}())

// ---- no room

template <class Found>
constexpr bool went_on_in(const Found& found, std::size_t room, std::uint64_t samples) {
  return found.full && found.nodes <= room && found.samples == samples && found.action && !found.proven;
}
FACT(puct_goes_on_sampling_when_the_tree_is_full,
     went_on_in(puct<30>(rules, uniform, zero_values{}, playouts{given(60u)}), 30, 60) &&
         went_on_in(puct(rules, uniform, zero_values{}, playouts{60}, most_nodes{30}), 30, 60))
FACT(rave_goes_on_sampling_when_the_tree_is_full,
     went_on_in(rave<30>(rave_facts::recorded_tic_tac_toe{}, playouts{given(40u)}), 30, 40))
// The smallest tree that there is: the root and its actions.
FACT(mcts_in_the_smallest_tree, went_on_in(mcts<10>(rules, playouts{given(40u)}), 10, 40) &&
                                    mcts<10>(rules, playouts{40}).nodes == 10)
// A move makes room again.
FACT(a_full_tree_grows_again_after_a_move, [] {
  mcts_tree<board, 40, seed> tree(rules, board::start(), seed{1});
  if (!tree.search(playouts{given(60u)}).full) return false;
  tree.advance(4), tree.advance(0), tree.advance(1), tree.advance(7), tree.advance(6);  // three cells are left but one
  return !tree.search(playouts{3}).full && tree.search(playouts{30}).action.has_value();
}())

// ---- no end

// Without any option, too, a playout stops, and is worth what endless play is.
FACT(a_game_without_end_is_sampled, mcts(endless_game{}, playouts{given(10u)}).mean == 3 &&
                                        mcts(endless_game{}, playouts{10}).samples == 10 &&
                                        puct(endless_game{}, uniform, by_playouts, playouts{10}, ply_limit{5}).mean == 3 &&
                                        puct(endless_game{}, uniform, zero_values{}, playouts{10}).mean == 0)

// ---- priors and values

inline constexpr tree three_leaves = max_node(min_node(1, 2), min_node(1, 2), min_node(1, 2));
// However small and however large, only their proportions count.
template <class Found>
constexpr std::uint32_t visits_of_the_last(const Found& found) {
  return found[2].visits;
}
constexpr auto with_priors(double unit) {
  return puct(three_leaves, [unit](tree_node, branch b) { return b == 2 ? 4 * unit : unit; }, zero_values{}, playouts{3});
}
FACT(only_the_proportions_of_priors_count, visits_of_the_last(with_priors(given(1.0))) == 3 &&
                                               visits_of_the_last(with_priors(0x1p-1060)) == 3 &&
                                               visits_of_the_last(with_priors(0x1p1020)) == 3)
// An action without a prior among others that have one is taken last.
FACT(a_prior_of_zero_is_taken_last, [] {
  const auto priors = [](tree_node, branch b) { return b == 0 ? 0 : 1; };
  const auto found = puct(three_leaves, priors, zero_values{}, playouts{given(2u)});
  return found[0].visits == 0 && found[1].visits == 1 && found[2].visits == 1;
}())
// Values may be the ends of the range themselves.
inline constexpr auto all_won = [](board::state) { return 1.0; };
inline constexpr auto all_lost = [](board::state) { return -1; };
FACT(values_at_the_ends_of_their_range, puct(rules, uniform, all_won, playouts{given(1u)}).mean == 1 &&
                                            puct(rules, uniform, all_lost, playouts{1}).mean == -1)

// ---- proofs

// Connect Four with six cells empty: its exact score, with no more than a hundred samples.
inline constexpr games::connect_four<> four{};
inline constexpr auto late = four.position("366116176645317675523353273552241242");
constexpr bool proves_an_end_game(std::uint64_t number) {
  const auto found = mcts(four, late, playouts{100}, seed{number});
  return found.proven && found.value == minimax(four, late).value &&
         minimax(four, four.result(late, *found.action)).value == found.value;
}
FACT(mcts_proves_an_end_of_connect_four, proves_an_end_game(given(1u)))

// A race with two dice of two sides and a checker each: a mean of doubles, to the last bit.
inline constexpr games::dice_race race(2, 1);
FACT(mcts_proves_a_race_with_dice, mcts(race, playouts{1'000}, seed{given(1u)}).proven &&
                                       mcts(race, playouts{1'000}, seed{1}).value == expectiminimax(race).value)
}  // namespace sampling_edges
