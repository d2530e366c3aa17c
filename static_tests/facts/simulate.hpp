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
FACT(simulate_perfect_play_is_certain,
     simulate(given(game1), minimax_policy(game1), minimax_policy(game1), seed{3}).utility == 1)
// A won game is won against anybody, however often.
FACT(simulate_won_games_are_won,
     simulate_many(given(halving{11}), minimax_policy(halving{11}), uniform, 50, seed{1}).max_wins == 50)

constexpr bool agrees_with_evaluate(const rollouts& played, double value) {
  return played.mean - 4 * played.standard_error <= value && value <= played.mean + 4 * played.standard_error;
}
FACT(simulate_agrees_with_evaluate, agrees_with_evaluate(simulate_many(given(game1), uniform, uniform, 300, seed{1}),
                                                         evaluate(game1, uniform, uniform).value))
// Where every game is worth 1 or -1 the variance is known from the mean.
constexpr bool error_is_that_of_ones(const rollouts& played) {
  const double variance = 1 - played.mean * played.mean, squared = played.standard_error * played.standard_error;
  return squared * (played.games - 1) < variance + 1e-12 && variance - 1e-12 < squared * (played.games - 1);
}
FACT(simulate_standard_error, error_is_that_of_ones(simulate_many(given(halving{6}), uniform, uniform, 50, seed{1})))

// Chance moves by its own probabilities: two thirds heads.
inline constexpr tree coin = chance_node(edge(fraction{2, 3}, 1), edge(fraction{1, 3}, -1));
FACT(simulate_chance, agrees_with_evaluate(simulate_many(given(coin), uniform, uniform, 300, seed{1}), 1.0 / 3))
FACT(simulate_certain_chance,
     simulate_many(given(tree(chance_node(edge(0, 5), edge(1, 7)))), uniform, uniform, 20, seed{1}).mean == 7)

// A game that is stopped says so, and is worth what the estimate says.
FACT(simulate_stops_at_the_limit, !simulate(halving{100}, uniform, uniform, given(seed{1}), ply_limit{2}).ended &&
                                      simulate(halving{100}, uniform, uniform, given(seed{1}), ply_limit{2}).plies == 2)
FACT(simulate_stopped_games_are_estimated,
     simulate(halving{100}, uniform, uniform, given(seed{1}), ply_limit{2}, evaluate_with([](auto) { return 5; }))
             .utility == 5)

// ---- games that need not end ----------------------------------------------------------------------------------------

/// A walk round a circle: Max goes one place on or stays, Min goes one place on. It never ends.
struct circle {
  using state = int;  // 2 * place + 1 where Min is to move
  using action = int;
  using value = int;
  static constexpr int places = 3;
  static constexpr state start() { return 0; }
  static constexpr player to_move(state s) { return s % 2 == 0 ? player::max : player::min; }
  static constexpr auto actions(state s) { return integers<>{.from = s % 2, .below = 2}; }
  static constexpr state result(state s, action a) { return (s / 2 + a) % places * 2 + (s + 1) % 2; }
  static constexpr bool is_terminal(state) { return false; }
  static constexpr value utility(state) { return 1; }
};
inline constexpr auto goes_on = [](circle::state) { return 1; };
inline constexpr auto place = evaluate_with([](circle::state s) { return 10 + s; });

FACT(simulate_stops_an_endless_game_at_the_default_limit,
     !simulate(given(circle{}), uniform, uniform, seed{1}).ended &&
         (simulate(given(circle{}), uniform, uniform, seed{1}).plies == 240 ||      // in the compiler
          simulate(given(circle{}), uniform, uniform, seed{1}).plies == 2'000))  // at run time
FACT(simulate_stops_an_endless_game_at_a_ply_limit,
     simulate(circle{}, uniform, uniform, seed{1}, ply_limit{given(7)}).plies == 7 &&
         simulate(circle{}, uniform, uniform, seed{1}, ply_limit{given(7)}).utility == 0)
// Two places each round, so the start comes again after three rounds, which are six plies; a third time after twelve.
FACT(simulate_stops_at_a_repetition,
     simulate(circle{}, goes_on, goes_on, seed{1}, repetition_limit{given(2)}).plies == 6 &&
         !simulate(circle{}, goes_on, goes_on, seed{1}, repetition_limit{given(2)}).ended &&
         simulate(circle{}, goes_on, goes_on, seed{1}, repetition_limit{given(3)}).plies == 12)
FACT(simulate_repeated_states_are_worth_nothing_or_the_estimate,
     simulate(circle{}, goes_on, goes_on, seed{1}, repetition_limit{given(2)}).utility == 0 &&
         simulate(circle{}, goes_on, goes_on, seed{1}, place, repetition_limit{given(2)}).utility == 10)
FACT(simulate_the_first_limit_counts,
     simulate(circle{}, goes_on, goes_on, seed{1}, repetition_limit{given(2)}, ply_limit{5}).plies == 5 &&
         simulate(circle{}, goes_on, goes_on, seed{1}, repetition_limit{given(2)}, ply_limit{9}).plies == 6)
FACT(simulate_counts_stopped_games,
     simulate_many(given(circle{}), uniform, uniform, 5, seed{1}, repetition_limit{2}).stopped == 5 &&
         simulate_many(given(circle{}), uniform, uniform, 5, seed{1}, repetition_limit{2}).draws() == 5)
FACT(simulate_games_without_repetition_are_played_on,
     simulate(halving{20}, uniform, uniform, given(seed{7}), repetition_limit{2}).ended)

// ---- more players ---------------------------------------------------------------------------------------------------

/// Three players in turn put 0 or 1 on the table; who has put most shares 6 with those who have put as much.
struct bidding {
  struct state {
    int turn = 0;
    int bids = 0;  // bit i: what player i has put
  };
  using action = int;
  using value = utility_vector<int, 3>;
  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return nth_player(s.turn); }
  static constexpr auto actions(state) { return integers<>{.below = 2}; }
  static constexpr state result(state s, action a) { return {s.turn + 1, s.bids | a << s.turn}; }
  static constexpr bool is_terminal(state s) { return s.turn == 3; }
  static constexpr value utility(state s) {
    const int winners = s.bids == 0 ? 7 : s.bids;
    const int share = 6 / (winners % 2 + winners / 2 % 2 + winners / 4);
    return {winners % 2 * share, winners / 2 % 2 * share, winners / 4 * share};
  }
};
inline constexpr auto bids = [](bidding::state) { return 1; };
inline constexpr auto passes = [](bidding::state) { return 0; };

FACT(simulate_a_policy_for_each_player,
     simulate(given(bidding{}), players{bids, passes, bids}, seed{1}).utility == utility_vector{3, 0, 3} &&
         simulate(given(bidding{}), players{passes, bids, passes}, seed{1}).utility == utility_vector{0, 6, 0} &&
         simulate(given(bidding{}), players{passes, bids, passes}, seed{1}).plies == 3)
FACT(simulate_from_a_state_of_more_players,
     simulate(given(bidding{}), bidding::state{2, 1}, players{passes, passes, bids}, seed{1}).utility ==
         utility_vector{3, 0, 3})
// 2 each if all do the same; of the bidder against two at random: 6, 3, 3 or 2 by equal chance, on average 3.5.
FACT(simulate_mean_for_each_player,
     simulate_many(given(bidding{}), players{bids, bids, bids}, 10, seed{1})[nth_player(2)].mean == 2 &&
         simulate_many(given(bidding{}), players{bids, bids, bids}, 10, seed{1})[nth_player(2)].standard_error == 0)
constexpr bool bidder_has_three_and_a_half(const many_player_rollouts<3>& played) {
  const sample_mean bidder = played[nth_player(1)];
  return bidder.mean - 4 * bidder.standard_error < 3.5 && 3.5 < bidder.mean + 4 * bidder.standard_error &&
         bidder.lower() < bidder.mean && bidder.mean < bidder.upper() && played.games == 200 && played.stopped == 0;
}
FACT(simulate_mean_and_interval_for_each_player,
     bidder_has_three_and_a_half(simulate_many(given(bidding{}), players{uniform, bids, uniform}, 200, seed{1})))
FACT(simulate_two_players_as_a_pack, simulate_many(given(game1), players{uniform, uniform}, 30, seed{1}).mean ==
                                         simulate_many(given(game1), uniform, uniform, 30, seed{1}).mean)
}  // namespace simulate_facts
