// Learning where the compiler can follow it: single steps against numbers worked out by hand, games whose values are known.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/learn.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/tree_dsl.hpp>

#include "endless_game.hpp"
#include "fact.hpp"

namespace learn_facts {
using namespace zermelo;

// ---- single steps

// One feature, always 1: its weight is the worth.
inline constexpr auto one = [](auto) { return feature_vector<1>{{1}}; };
constexpr utility_range to_ten{-10, 10};
/// Max once, then Min: a trunk of two plies to leaves worth 8 (left, what Max takes) or 4.
inline constexpr tree two_plies = max_node(min_node(8, 9), min_node(4, 5));

// At the root both branches look alike, worth 0 as the root does: no error. At the Min node the best is 8: the error is 8, and
// half of it is learnt.
FACT(learn_makes_a_step_of_td, learn(given(two_plies), linear<plain>(two_plies, one, to_ten), episodes{1}, exploring{0},
                                     learning_rate{0.5}).evaluation.weights.of[0] == 4)
// With lambda 1 the root's gradient still counts: the step is twice as long.
FACT(learn_makes_a_step_of_td_lambda,
     learn(given(two_plies), linear<plain>(two_plies, one, to_ten), episodes{1}, exploring{0}, learning_rate{0.5},
           trace_decay{1}).evaluation.weights.of[0] == 8)
FACT(learn_decays_traces, learn(given(two_plies), linear<plain>(two_plies, one, to_ten), episodes{1}, exploring{0},
                                learning_rate{0.5}, trace_decay{0.25}).evaluation.weights.of[0] == 5)
// The second game at half the rate: 4, and then a quarter of the 4 that are missing.
FACT(learn_halves_the_rate, learn(given(two_plies), linear<plain>(two_plies, one, to_ten), episodes{2}, exploring{0},
                                  learning_rate{0.5, 1}).evaluation.weights.of[0] == 5)
FACT(learn_counts_games_and_plies,
     learn(given(two_plies), linear<plain>(two_plies, one, to_ten), episodes{3}).plies == 6 &&
         learn(two_plies, linear<plain>(two_plies, one, to_ten), episodes{3}).games == 3 &&
         learn(two_plies, linear<plain>(two_plies, one, to_ten), episodes{1}, exploring{0}).mean_square_error == 32)
// Who moves twice is asked twice: Max goes for the 5 of its own second choice, Min for its -5.
inline constexpr tree twice = max_node(max_node(5, -9), min_node(3, 4));
inline constexpr tree min_twice = min_node(min_node(-5, 9), max_node(-3, -4));
FACT(learn_of_one_who_moves_twice,
     learn(given(twice), linear<plain>(two_plies, one, to_ten), episodes{1}, exploring{0},
           learning_rate{1}).evaluation.weights.of[0] == 5 &&
         learn(min_twice, linear<plain>(two_plies, one, to_ten), episodes{1}, exploring{0},
               learning_rate{1}).evaluation.weights.of[0] == -5)
// An action that was not the best ends the traces: what comes of it does not concern the root. Chance moves as it does.
FACT(learn_takes_no_lesson_from_exploring,
     learn(given(two_plies), linear<plain>(two_plies, one, to_ten), episodes{1}, exploring{1}, trace_decay{1},
           learning_rate{0.5}).evaluation.weights.of[0] <= 4)
inline constexpr tree coin = chance_node(8, -4);
FACT(learn_of_chance, learn(given(coin), linear<plain>(coin, one, to_ten), episodes{400}, learning_rate{0.1, 20}, seed{1})
                                  .evaluation.weights.of[0] > 1 &&
                          learn(coin, linear<plain>(coin, one, to_ten), episodes{400}, learning_rate{0.1, 20}, seed{1})
                                  .evaluation.weights.of[0] < 3)

constexpr double taught(double target) {
  auto evaluation = linear(two_plies, one, to_ten);
  for (int i = 0; i < 20; ++i) evaluation.teach(two_plies.start(), target, 0.02);
  return evaluation(two_plies.start());
}
FACT(teaching_brings_a_worth_to_its_target, taught(given(6.0)) > 5.9 && taught(6) < 6.1 &&
                                                    taught(-6) < -5.9 && taught(-6) > -6.1 && taught(0) == 0)
// Whatever the weights, no worth is beyond the range.
FACT(evaluations_stay_in_their_range,
     linear_evaluation<decltype(one), 1, plain>{one, {{given(99.0)}}, to_ten}(0) == 10 &&
         linear_evaluation<decltype(one), 1>{one, {{-99.0}}, to_ten}(0) == -10 &&
         linear_evaluation<decltype(one), 1>{one, {{0.5}}, to_ten}(0) > 4.6211 &&  // 10 tanh 0.5 = 4.62117...
         linear_evaluation<decltype(one), 1>{one, {{0.5}}, to_ten}(0) < 4.6212)

FACT(learn_stops_a_game_without_end,
     learn(endless_game{}, linear(endless_game{}, one, {-1, 1}), episodes{3}, ply_limit{given(10)}).stopped == 3 &&
         learn(endless_game{}, linear(endless_game{}, one, {-1, 1}), episodes{3}, ply_limit{10}).plies == 30)

// One that is over before it begins teaches nothing.
constexpr auto over(int times) {
  return learn(games::halving{0}, linear(games::halving{0}, one, {-1, 1}), episodes{times});
}
FACT(learn_of_a_game_that_is_over,
     over(given(3)).games == 3 && over(3).plies == 0 && over(3).mean_square_error == 0)
}  // namespace learn_facts
