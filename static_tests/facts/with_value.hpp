// Games with values of another type: what a learnt evaluation says is not cut, and a mean of integers is a value.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>
#include <zermelo/mcts.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>
#include <zermelo/with_value.hpp>

#include "fact.hpp"

namespace with_value_facts {
using namespace zermelo;
using board = games::tic_tac_toe;
inline constexpr board rules{};
inline constexpr auto finer = with_value<double>(rules);
static_assert(game<game_with_value<board, double>> && bounded_game<game_with_value<board, double>> &&
              !evaluated_game<game_with_value<board, double>>);
static_assert(std::same_as<decltype(alpha_beta(finer).value), double>);

inline constexpr auto won = board::position("X.O/.X./O..");
FACT(with_value_keeps_values_and_actions, alpha_beta(finer, given(won)).value == 1 &&
                                              alpha_beta(finer, won).action == alpha_beta(rules, won).action &&
                                              finer.utility_bounds(won).upper == 1 && finer.key(won) == rules.key(won))

// Two plies ahead, by weights that were learnt: what the search says lies between a draw and a win.
inline constexpr auto learnt = learn(rules, linear(rules, games::tic_tac_toe_features{}), episodes{50}, seed{1}).evaluation;
inline constexpr auto open = board::position("X../.O./..X");
constexpr double two_plies_ahead(board::state s) {
  double best = 2;  // O moves, then X
  for (const int a : rules.actions(s)) {
    const auto after = rules.result(s, a);
    double reply = -2;
    for (const int b : rules.actions(after)) {
      const auto end = rules.result(after, b);
      const double worth = rules.is_terminal(end) ? rules.utility(end) : learnt(end);
      if (reply < worth) reply = worth;
    }
    if (reply < best) best = reply;
  }
  return best;
}
FACT(with_value_searches_by_a_learnt_evaluation,
     alpha_beta(finer, given(open), max_depth{2}, evaluate_with(learnt)).value == two_plies_ahead(open) &&
         two_plies_ahead(open) > -1 && two_plies_ahead(open) < 1 && two_plies_ahead(open) != 0)

// What the game itself tells is converted.
struct short_race {
  using state = int;
  using action = int;
  using value = int;
  static constexpr state start() { return 0; }
  static constexpr player to_move(state) { return player::max; }
  static constexpr auto actions(state) { return integers<>{.from = 1, .below = 3}; }
  static constexpr state result(state s, action a) { return s + a; }
  static constexpr bool is_terminal(state s) { return s >= 3; }
  static constexpr value utility(state s) { return s; }
  static constexpr value evaluate(state s) { return s + 1; }
  static constexpr value endless_value() { return -7; }
  static constexpr double playout(state, random_numbers&) { return 3.5; }
  static constexpr feature_vector<1> features(state s) { return {{1.0 * s}}; }
};
static_assert(playing_game<game_with_value<short_race, double>> && featured_game<game_with_value<short_race, double>> &&
              !playing_game<game_with_value<board, double>> && !featured_game<game_with_value<board, double>>);
static_assert(!bounded_game<game_with_value<short_race, double>> && evaluated_game<game_with_value<short_race, double>>);
FACT(with_value_keeps_what_a_game_tells, alpha_beta(with_value<double>(short_race{}), given(0), max_depth{1}).value == 3.0 &&
                                             with_value<double>(short_race{}).endless_value() == -7 &&
                                             mcts(with_value<double>(short_race{}), playouts{1}).mean == 3.5 &&
                                             with_value<double>(short_race{}).features(2).of[0] == 2)

// Chance: a whole number of 8 or -3 has no mean that is whole, so that mcts cannot prove it.
inline constexpr tree gamble = max_node(chance_node(min_node(8, 9), -3), 1);
FACT(with_value_gives_integers_a_mean,
     mcts(with_value<double>(gamble), gamble.start(), playouts{40}).value == given(2.5) &&
         mcts(with_value<double>(gamble), playouts{40}).proven && mcts(with_value<double>(gamble), playouts{40}).action == 0 &&
         expectiminimax(with_value<rational>(gamble)).value == rational(5, 2) &&
         mcts(with_value<rational>(gamble), playouts{40}).value == rational(5, 2))
}  // namespace with_value_facts
