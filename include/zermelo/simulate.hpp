// Playing games to the end: two policies, a seed, and what came of it. The same seed gives the same game, in a constant
// expression and on any machine.
//
//   constexpr auto once = simulate(game, minimax_policy(game), uniform, seed{1});
//   constexpr auto many = simulate_many(game, minimax_policy(game), uniform, 1'000, seed{1});
//   static_assert(many.mean > 0.9);  // many.standard_error, many.lower(), many.upper()
#pragma once

#include <zermelo/depth_limit.hpp>
#include <zermelo/policy.hpp>

namespace zermelo {

/// Where a sequence of random numbers begins.
struct seed {
  std::uint64_t number = 0;
};

/// Random numbers: splitmix64 (G. Steele, D. Lea, C. Flood, Fast splittable pseudorandom number generators, 2014).
class random_numbers {
 public:
  constexpr explicit random_numbers(seed its_seed) : state_(its_seed.number) {}
  constexpr std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E37'79B9'7F4A'7C15u;
    z = (z ^ z >> 30) * 0xBF58'476D'1CE4'E5B9u;
    z = (z ^ z >> 27) * 0x94D0'49BB'1331'11EBu;
    return z ^ z >> 31;
  }
  /// In [0, 1), all 53 bits of it random.
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

 private:
  std::uint64_t state_;
};

/// One game that was played.
template <class Value, class Action, std::size_t Capacity>
struct rollout {
  action_list<Action, Capacity> actions{};  ///< the first Capacity actions, in order
  Value utility{};                          ///< of the last state; 0 or the evaluation where the game was stopped
  int plies = 0;                            ///< all of them, recorded or not
  bool ended = false;                       ///< false: stopped at the ply limit
};

/// What many games came to.
struct rollouts {
  int games = 0;
  int max_wins = 0;  ///< utility above 0
  int min_wins = 0;  ///< utility below 0
  int stopped = 0;   ///< at the ply limit
  double mean = 0;
  double standard_error = 0;  ///< of the mean

  constexpr int draws() const { return games - max_wins - min_wins; }
  /// The ends of the interval that holds the true mean with 95 % probability, where `games` is not small.
  constexpr double lower() const { return mean - 1.96 * standard_error; }
  constexpr double upper() const { return mean + 1.96 * standard_error; }
};

namespace detail {
constexpr double square_root(double x) {  // Newton's method: clang's std::sqrt is no constant expression
  if (!(x > 0)) return 0;
  double root = x < 1 ? 1 : x, next = (root + x / root) / 2;
  while (next < root) {
    root = next;
    next = (root + x / root) / 2;
  }
  return root;
}

/// Draws one of the actions that are added to it, each with its probability, by a random number in [0, 1).
template <class Action, class Probability>
struct weighted_draw {
  double at;
  double reached = 0;
  bool found = false;
  Action chosen{};
  probability_sum<Probability> sum{};

  constexpr void add(const Action& a, const Probability& weight) {
    sum.add(weight);
    const double share = as_double(weight);
    if (share > 0 && (!found || reached <= at)) chosen = a, found = true;
    reached += share;
  }
  constexpr Action result() const {
    sum.must_be_one();
    return chosen;
  }
};

/// The action that `weights` (a range of weighted actions) gives for the random number `at` in [0, 1).
template <class Action, class Weights>
constexpr Action pick_weighted(const Weights& weights, double at) {
  weighted_draw<Action, std::remove_cvref_t<decltype((*weights.begin()).probability)>> draw{at};
  for (const auto& [action, weight] : weights) draw.add(action, weight);
  return draw.result();
}

/// The action number floor(at * count) of a state.
template <class Game>
constexpr auto pick_uniformly(const Game& g, const typename Game::state& s, double at) {
  using action = typename Game::action;
  int count = 0;
  action a{};
  auto all = each_action<action>(g.actions(s));
  while (all.next(a)) ++count;
  if (count == 0) mistake::no_action_in_a_state_that_is_not_terminal();
  auto again = each_action<action>(g.actions(s));
  for (int skip = static_cast<int>(at * count); skip >= 0; --skip) again.next(a);
  return a;
}

template <class Game, class Policy>
constexpr auto pick_by_policy(const Game& g, const typename Game::state& s, const Policy& policy, random_numbers& random) {
  using action = typename Game::action;
  using choice = std::remove_cvref_t<decltype(ask(policy, g, s))>;
  if constexpr (std::same_as<choice, uniform_choice>) {
    return pick_uniformly(g, s, random.unit());
  } else {
    action chosen{};
    if constexpr (std::convertible_to<choice, action>)
      chosen = ask(policy, g, s);
    else {
      static_assert(requires(choice range) { (*range.begin()).probability; },
                    "zermelo: a policy returns an action of the game (of a tree: a branch), a range of weighted actions, or "
                    "uniform_choice{}");
      chosen = pick_weighted<action>(ask(policy, g, s), random.unit());
    }
    if (!is_legal(g, s, chosen)) mistake::a_policy_names_an_illegal_action();
    return chosen;
  }
}

template <class Game>
constexpr auto pick_by_chance(const Game& g, const typename Game::state& s, random_numbers& random) {
  using action = typename Game::action;
  if constexpr (chance_game<Game>) {
    weighted_draw<action, std::remove_cvref_t<decltype(g.probability(s, action{}))>> draw{random.unit()};
    auto rest = each_action<action>(g.actions(s));
    for (action a{}; rest.next(a);) draw.add(a, g.probability(s, a));
    return draw.result();
  } else {
    mistake::chance_moves_but_the_game_has_no_probability();
    return action{};
  }
}

template <std::size_t Capacity, class Game, class MaxPolicy, class MinPolicy, class... Options>
constexpr auto play(const Game& g, typename Game::state s, const MaxPolicy& max_policy, const MinPolicy& min_policy,
                    random_numbers& random, const Options&... options) {
  rollout<typename Game::value, typename Game::action, Capacity> game;
  const int most_plies = plies_allowed(options...);
  for (; !g.is_terminal(s) && game.plies < most_plies; ++game.plies) {
    const player mover = g.to_move(s);
    const auto a = mover == player::max   ? pick_by_policy(g, s, max_policy, random)
                   : mover == player::min ? pick_by_policy(g, s, min_policy, random)
                                          : pick_by_chance(g, s, random);
    if (game.actions.size() < Capacity) game.actions.push_back(a);
    s = g.result(s, a);
  }
  game.ended = g.is_terminal(s);
  if (game.ended)
    game.utility = number<typename Game::value>(g.utility(s));
  else if constexpr (given<option_from<evaluate_with>, Options...>)
    game.utility = number<typename Game::value>(pick<option_from<evaluate_with>>(0, options...).function(s));
  return game;
}
}  // namespace detail

/// Plays one game from `s` to its end, or to ply_limit{n}: there the game stops, worth 0 or what evaluate_with says.
/// Policies as in policy.hpp; chance moves by its own probabilities. The first Capacity actions are kept.
/// Cost: one question to a policy for each ply.
template <std::size_t Capacity = 64, class Game, detail::state_of<Game> State, policy_for<Game> MaxPolicy,
          policy_for<Game> MinPolicy, detail::search_option... Options>
constexpr auto simulate(const Game& g, const State& s, const MaxPolicy& max_policy, const MinPolicy& min_policy, seed start,
                        Options... options) {
  static_assert(detail::require_game<Game>());
  random_numbers random(start);
  return detail::play<Capacity>(g, s, max_policy, min_policy, random, options...);
}
template <std::size_t Capacity = 64, class Game, policy_for<Game> MaxPolicy, policy_for<Game> MinPolicy,
          detail::search_option... Options>
constexpr auto simulate(const Game& g, const MaxPolicy& max_policy, const MinPolicy& min_policy, seed start,
                        Options... options) {
  return simulate<Capacity>(g, g.start(), max_policy, min_policy, start, options...);
}

/// Plays `games` games (1 or more) with one sequence of random numbers. The mean agrees with evaluate() of the same
/// policies within a few standard errors. Utilities must convert to double. Options as for simulate.
template <class Game, detail::state_of<Game> State, policy_for<Game> MaxPolicy, policy_for<Game> MinPolicy,
          detail::search_option... Options>
constexpr rollouts simulate_many(const Game& g, const State& s, const MaxPolicy& max_policy, const MinPolicy& min_policy,
                                 int games, seed start, Options... options) {
  static_assert(detail::require_game<Game>());
  if (games < 1) mistake::no_games_are_asked_for();
  rollouts all;
  random_numbers random(start);
  double squares = 0;  // of the deviations from the mean: B. Welford's running sum, 1962
  for (; all.games < games;) {
    const auto game = detail::play<1>(g, s, max_policy, min_policy, random, options...);
    const double utility = detail::as_double(game.utility);
    ++all.games;
    all.max_wins += utility > 0;
    all.min_wins += utility < 0;
    all.stopped += !game.ended;
    const double before = utility - all.mean;
    all.mean += before / all.games;
    squares += before * (utility - all.mean);
  }
  if (games > 1) all.standard_error = detail::square_root(squares / (games - 1) / games);
  return all;
}
template <class Game, policy_for<Game> MaxPolicy, policy_for<Game> MinPolicy, detail::search_option... Options>
constexpr rollouts simulate_many(const Game& g, const MaxPolicy& max_policy, const MinPolicy& min_policy, int games,
                                 seed start, Options... options) {
  return simulate_many(g, g.start(), max_policy, min_policy, games, start, options...);
}
}  // namespace zermelo
