// Monte Carlo tree search and PUCT where the compiler can follow them: proofs, the order of first visits, draws that are
// not losses, players who move twice, chance, trees that are full, and trees that go on after a move.
#pragma once

#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/puct.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>
#include <zermelo/who_wins.hpp>

#include "fact.hpp"

namespace mcts_facts {
using namespace zermelo;
using board = games::tic_tac_toe;
inline constexpr board rules{};

// A program that counts draws as losses plays cell 6 here, and loses: cell 8 holds the draw.
inline constexpr auto drawn = board::position("XOO/OXX/.X.");
constexpr bool holds_the_draw(std::uint64_t first, std::uint64_t last) {
  for (std::uint64_t i = first; i <= last; ++i) {
    const auto found = mcts(rules, drawn, playouts{100}, seed{i});
    if (!(found.action == 8 && found.proven && found.value == 0 && found.mean == 0)) return false;
  }
  return true;
}
FACT(mcts_does_not_take_a_draw_for_a_loss, holds_the_draw(given(1u), 8))

FACT(mcts_finds_a_win_in_one, mcts(rules, board::position("XXO/OX./O.."), playouts{20}, seed{given(1u)}).value == 1 &&
                                  mcts(rules, board::position("XOX/.O./X.."), playouts{20}, seed{given(1u)}).action == 7)
FACT(mcts_proves_a_loss, mcts(rules, board::position("OX./.O./...", player::max), playouts{300}, seed{given(1u)}).value == -1)

// Every child once before any child twice, in the game's order; no mean is asked for without a visit.
constexpr bool visits_each_child_once_first(unsigned playouts_in_all) {
  const auto found = mcts(rules, board::start(), playouts{playouts_in_all}, seed{1});
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i].visits != (i < playouts_in_all ? 1u : 0u) || (found[i].visits == 0 && found[i].mean != 0)) return false;
  return found.visits == playouts_in_all;
}
FACT(mcts_visits_each_child_once_first, visits_each_child_once_first(given(0u)) && visits_each_child_once_first(1) &&
                                            visits_each_child_once_first(5) && visits_each_child_once_first(9))
FACT(mcts_of_no_playouts_names_an_action, mcts(rules, playouts{given(0u)}).action == 4 &&
                                              !mcts(rules, playouts{given(0u)}).proven)

inline constexpr auto won = board::position("XXX/OO./...", player::min);
FACT(mcts_of_a_terminal_state, mcts(rules, given(won), playouts{10}).value == 1 && mcts(rules, won, playouts{10}).proven &&
                                   !mcts(rules, won, playouts{10}).action && mcts(rules, won, playouts{10}).samples == 0)

// ---- who moves next

// Max chooses twice: 5 is out of Min's reach. Whoever flips signs ply by ply takes the 3.
inline constexpr tree twice = max_node(max_node(5, -9), min_node(3, 4));
FACT(mcts_of_one_who_moves_twice, mcts(given(twice), playouts{30}).value == 5 && mcts(twice, playouts{30}).action == 0)
inline constexpr tree min_twice = min_node(min_node(-5, 9), max_node(-3, -4));
FACT(mcts_of_min_who_moves_twice, mcts(given(min_twice), playouts{30}).value == -5 && mcts(min_twice, playouts{30}).action == 0)
// The lectures' trees, whole.
inline constexpr tree three = max_node(min_node(3, 9, 10), min_node(2, 5, 7), min_node(10, 5, 1));
FACT(mcts_proves_the_three_branches, mcts(given(three), playouts{60}).value == 3 && mcts(three, playouts{60}).action == 0 &&
                                         mcts(three, playouts{60}).proven)

// ---- chance

inline constexpr tree gamble = max_node(chance_node(min_node(8.0, 9.0), -4.0), 1.0);
FACT(mcts_proves_means_exactly, mcts(given(gamble), playouts{40}).value == 2 && mcts(gamble, playouts{40}).action == 0 &&
                                    mcts(gamble, playouts{40}).value == expectiminimax(gamble).value)
// A mean of integers is none, so it is no proof; but the mean of the samples comes near it.
inline constexpr tree whole_gamble = max_node(chance_node(min_node(8, 9), -3), 1);
FACT(mcts_of_integers_and_chance, !mcts(given(whole_gamble), playouts{300}).proven &&
                                      mcts(whole_gamble, playouts{300}).action == 0 &&
                                      mcts(whole_gamble, playouts{300})[0].mean > 1.5 &&
                                      mcts(whole_gamble, playouts{300})[0].mean < 3.5)
// Where chance moves first there is nothing to choose.
inline constexpr tree coin = chance_node(1.0, 4.0);
FACT(mcts_at_a_chance_node, !mcts(given(coin), playouts{20}).action && mcts(coin, playouts{20}).value == 2.5)
inline constexpr games::pig short_pig(3);
FACT(mcts_of_a_game_with_a_die, mcts(short_pig, playouts{given(20u)}).visits == 20)

// ---- trees of fixed size, and trees that go on

static_assert(sizeof(detail::sampled_node<int, int, detail::ucb1::extra>) == 32);

constexpr bool goes_on_sampling_when_full(unsigned room) {
  mcts_tree<board, 30, seed> small(rules, board::start(), seed{room});
  const auto found = small.search(playouts{60});
  return found.full && found.nodes <= 30 && found.visits == 60 && found.samples == 60 && found.action;
}
FACT(mcts_goes_on_sampling_when_the_tree_is_full, goes_on_sampling_when_full(given(1u)))
FACT(mcts_goes_on_sampling_at_the_limit_of_the_heap,
     mcts(rules, playouts{60}, most_nodes{given(30u)}).full && !mcts(rules, playouts{10}, most_nodes{given(30u)}).full)

constexpr bool keeps_what_it_found(int first, int second) {
  mcts_tree<board, 500> grown(rules, board::start());
  const auto before = grown.search(playouts{100});
  grown.advance(first);
  const auto after = grown.search(playouts{0});
  for (const auto& move : before)
    if (move.action == first && (move.visits != after.visits || (after.proven ? false : move.mean != after.mean))) return false;
  if (!(grown.state() == board::result(board::start(), first)) || grown.size() >= before.nodes) return false;
  grown.advance(second);
  return grown.search(playouts{20}).visits >= 20;
}
FACT(mcts_keeps_what_it_found_of_a_move, keeps_what_it_found(given(4), 0) && keeps_what_it_found(1, 8))
// From a draw the game is played to its end by one tree.
constexpr int outcome_of_own_play(board::state from) {
  mcts_tree<board, 300> both(rules, from);
  while (!board::is_terminal(both.state())) both.advance(*both.search(playouts{60}).action);
  return board::utility(both.state());
}
FACT(mcts_plays_a_draw_to_its_end, outcome_of_own_play(given(board::position("X.O/.X./O.."))) == 1 &&
                                       outcome_of_own_play(board::position("XO./.X./..O")) == 1 &&
                                       outcome_of_own_play(board::position("X../.O./..X")) == 0)

// ---- what is played out

// Not at random but by a policy: from an even number of plies on, the first action wins here.
inline constexpr auto takes_the_first = [](const board& g, board::state s) { return *g.actions(s).begin(); };
FACT(mcts_plays_out_by_a_policy,
     mcts(rules, playouts{5}, played_out_by(takes_the_first), seed{given(1u)}).mean ==
         mcts(rules, playouts{5}, played_out_by(takes_the_first), seed{2}).mean)
// A cut playout is worth the estimate: here the same everywhere.
FACT(mcts_cuts_playouts, mcts(rules, playouts{20}, ply_limit{0}, evaluate_with([](board::state) { return 0.25; })).mean ==
                             given(0.25))
/// A game that goes on for ever, unless somebody stops it.
struct endless_game {
  using state = int;
  using action = int;
  using value = int;
  static constexpr state start() { return 0; }
  static constexpr player to_move(state s) { return s % 2 == 0 ? player::max : player::min; }
  static constexpr auto actions(state s) { return integers<>{.below = s < 4 ? 2 : 1}; }
  static constexpr state result(state s, action a) { return a == 1 ? -1 : s + 1; }
  static constexpr bool is_terminal(state s) { return s == -1; }
  static constexpr value utility(state) { return -1; }
};
FACT(mcts_of_an_endless_game, mcts(endless_game{}, playouts{40}, ply_limit{given(6)}).action == 0)

// ---- PUCT

// At the first visit the largest prior comes first; where all are zero they are alike.
inline constexpr tree three_leaves = max_node(min_node(1, 2), min_node(1, 2), min_node(1, 2));
inline constexpr auto by_number = [](tree_node, branch b) { return b == 2 ? 0.7 : b == 1 ? 0.2 : 0.1; };
inline constexpr auto nothing = [](tree_node, branch) { return 0; };
FACT(puct_begins_with_the_largest_prior,
     puct(given(three_leaves), by_number, zero_values{}, playouts{0}).action == 2 &&
         puct(three_leaves, by_number, zero_values{}, playouts{1})[2].visits == 1)
FACT(puct_of_priors_that_are_zero_is_uniform,
     puct(given(three_leaves), nothing, zero_values{}, playouts{3})[0].visits == 1 &&
         puct(three_leaves, nothing, zero_values{}, playouts{3})[1].visits == 1 &&
         puct(three_leaves, nothing, zero_values{}, playouts{3})[2].visits == 1)
FACT(puct_takes_uniform_for_priors, puct(given(three_leaves), uniform, zero_values{}, playouts{2}).mean ==
                                        puct(three_leaves, nothing, zero_values{}, playouts{2}).mean)
FACT(puct_proves_too, puct(rules, drawn, uniform, zero_values{}, playouts{100}).action == given(8) &&
                          puct(rules, drawn, uniform, by_playouts, playouts{100}).value == 0)
FACT(puct_takes_a_policy_for_priors,
     puct(rules, board::position("XX./OO./..."), softmax_policy(rules, [](board::state) { return 0; }, 0.1), zero_values{},
          playouts{1})[0].action == given(2))
constexpr auto noisy(std::uint64_t number) {
  return puct(three_leaves, by_number, zero_values{}, playouts{0}, seed{number}, root_noise{0.3, 1});
}
constexpr bool noise_changes_the_first_choice() {
  bool seen[3]{};
  for (std::uint64_t i = 0; i < 12; ++i)
    for (int b = 0; b < 3; ++b) seen[b] = seen[b] || noisy(i).action == b;
  return seen[0] && seen[1] && seen[2];
}
FACT(puct_with_noise_tries_other_actions, given(noise_changes_the_first_choice()))
/// How often each of three actions with 6, 3 and 0 visits is drawn in 100 draws.
struct counts {
  int of[3]{};
};
constexpr counts drawn_at(double temperature) {
  sampling_result<int, int, 3> found;
  found.action = 0;
  for (const std::uint32_t visits : {6u, 3u, 0u})
    found.moves.push_back({.action = static_cast<int>(found.size()), .visits = visits});
  random_numbers random(seed{1});
  counts all;
  for (int i = 0; i < 100; ++i) ++all.of[*draw_by_visits(found, temperature, random)];
  return all;
}
// At 1 two to one, at 1/2 four to one, at 1/100 never the less visited one.
FACT(puct_draws_by_visits, drawn_at(given(1.0)).of[0] > 58 && drawn_at(1).of[0] < 76 && drawn_at(0.5).of[0] > 72 &&
                               drawn_at(0.5).of[0] < 88 && drawn_at(0.01).of[0] == 100 && drawn_at(1).of[2] == 0)

// ---- the same on every compiler and machine

inline constexpr auto cell_prior = [](board::state, int cell) { return 1 + cell % 3; };
constexpr bool is_as_everywhere(std::uint64_t number) {
  const auto sampled = mcts(rules, playouts{60}, seed{number});
  const auto guided = puct(rules, cell_prior, zero_values{}, playouts{40}, seed{number}, root_noise{});
  return sampled.mean == 0x1.6666666666666p-2 && sampled[0].visits == 4 && sampled[5].visits == 6 &&
         guided[0].visits == 4 && guided[5].visits == 3 && guided.nodes == 103;
}
FACT(mcts_and_puct_answer_alike_everywhere, is_as_everywhere(given(7u)))

// ---- only who wins

inline constexpr auto four = games::connect_four<4, 4>{};
FACT(who_wins_keeps_signs_only, who_wins(four).utility(four.position("1212121")) == given(1) &&
                                    who_wins(four).utility_bounds(four.start()).upper == 1)
}  // namespace mcts_facts
