// Games that are played out, in the compiler too.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/tree_dsl.hpp>

#include "fact.hpp"

namespace simulate_facts {
using namespace zermelo;
using games::game1;
using games::halving;

constexpr bool replays(const halving& g, seed start) {
  const auto played = simulate(g, minimax_policy(g), uniform, start);
  auto s = g.start();
  for (const auto a : played.actions) s = g.result(s, a);
  return played.ended && g.is_terminal(s) && g.utility(s) == played.utility &&
         played.plies == static_cast<int>(played.actions.size());
}
FACT(simulate_replays, replays(halving{20}, given(seed{1})) && replays(halving{20}, given(seed{2})))
FACT(simulate_same_seed_same_game, simulate(halving{20}, uniform, uniform, given(seed{7})).plies ==
                                       simulate(halving{20}, uniform, uniform, given(seed{7})).plies)
FACT(simulate_perfect_play_is_certain, simulate(given(game1), minimax_policy(game1), minimax_policy(game1), seed{3}).utility == 1)
// A won game is won against anybody, however often.
FACT(simulate_won_games_are_won, simulate_many(given(halving{11}), minimax_policy(halving{11}), uniform, 50, seed{1}).max_wins == 50)

constexpr bool agrees_with_evaluate(const rollouts& played, double value) {
  return played.mean - 4 * played.standard_error <= value && value <= played.mean + 4 * played.standard_error;
}
FACT(simulate_agrees_with_evaluate, agrees_with_evaluate(simulate_many(given(game1), uniform, uniform, 300, seed{1}),
                                                         evaluate(game1, uniform, uniform).value))

// Chance moves by its own probabilities: two thirds heads.
inline constexpr tree coin = chance_node(edge(fraction{2, 3}, 1), edge(fraction{1, 3}, -1));
FACT(simulate_chance, agrees_with_evaluate(simulate_many(given(coin), uniform, uniform, 300, seed{1}), 1.0 / 3))
FACT(simulate_certain_chance,
     simulate_many(given(tree(chance_node(edge(0, 5), edge(1, 7)))), uniform, uniform, 20, seed{1}).mean == 7)

// A game that is stopped says so, and is worth what the estimate says.
FACT(simulate_stops_at_the_limit, !simulate(halving{100}, uniform, uniform, given(seed{1}), ply_limit{2}).ended &&
                                      simulate(halving{100}, uniform, uniform, given(seed{1}), ply_limit{2}).plies == 2)
FACT(simulate_stopped_games_are_estimated,
     simulate(halving{100}, uniform, uniform, given(seed{1}), ply_limit{2}, evaluate_with([](auto) { return 5; })).utility == 5)
}  // namespace simulate_facts
