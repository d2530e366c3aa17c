// Playing games to the end: a policy for each player, a seed, and what came of it. The same seed gives the same game,
// in a constant expression and on any machine.
//
//   constexpr auto once = simulate(game, minimax_policy(game), uniform, seed{1});
//   constexpr auto many = simulate_many(game, minimax_policy(game), uniform, 1'000, seed{1});
//   static_assert(many.mean > 0.9);  // many.standard_error, many.lower(), many.upper()
//   constexpr auto three = simulate_many(for_three, players{uniform, uniform, greedy}, 1'000, seed{1});
//   static_assert(three[nth_player(2)].mean > 0.4);
#pragma once

#include <zermelo/depth_limit.hpp>
#include <zermelo/detail/arithmetic.hpp>
#include <zermelo/detail/growing_array.hpp>
#include <zermelo/random_choice.hpp>
#include <zermelo/utility_vector.hpp>

namespace zermelo {

/// Stops a game when a state is seen for the n-th time, n at least 2: for games that go round in circles. The start
/// counts as seen once. States then need operator==, and each ply costs a comparison with every state before it.
struct repetition_limit {
  struct simulation_option_kind {};
  int times;
};

/// One game that was played.
template <class Value, class Action, std::size_t Capacity>
struct rollout {
  action_list<Action, Capacity> actions{};  ///< the first Capacity actions, in order
  Value utility{};                          ///< of the last state; 0 or the evaluation where the game was stopped
  int plies = 0;                            ///< all of them, recorded or not
  bool ended = false;                       ///< false: stopped at the ply limit or the repetition limit
};

/// The mean of a sample, and how sure it is.
struct sample_mean {
  double mean = 0;
  double standard_error = 0;  ///< of the mean; 0 also where one result, or equal ones, cannot tell it

  /// The ends of the interval that holds the true mean in about 95 of 100 samples, where they are neither small nor all alike.
  constexpr double lower() const { return mean - 1.96 * standard_error; }
  constexpr double upper() const { return mean + 1.96 * standard_error; }
};

/// What many games of two players came to: the mean is that of Max's utility.
struct rollouts : sample_mean {
  int games = 0;
  int max_wins = 0;  ///< utility above 0
  int min_wins = 0;  ///< utility below 0
  int stopped = 0;   ///< at the ply limit or the repetition limit

  constexpr int draws() const { return games - max_wins - min_wins; }
};

/// What many games of many players came to: a mean for each of them.
template <std::size_t Players>
struct many_player_rollouts {
  sample_mean of[Players]{};
  int games = 0;
  int stopped = 0;  ///< at the ply limit or the repetition limit

  /// The mean utility of one player; who is none of them is mistake::this_player_has_no_utility.
  constexpr const sample_mean& operator[](player p) const {
    if (number_of(p) >= static_cast<int>(Players)) mistake::this_player_has_no_utility();
    return of[number_of(p)];
  }
};

namespace detail {
template <class Game>
constexpr auto pick_by_player(const Game&, const typename Game::state&, const players<>&, int, random_numbers&) {
  mistake::this_player_has_no_policy();
  return typename Game::action{};
}
template <class Game, class First, class... Rest>
constexpr auto pick_by_player(const Game& g, const typename Game::state& s, const players<First, Rest...>& all,
                              int number, random_numbers& random) {
  return number == 0 ? pick_by_policy(g, s, all.first, random) : pick_by_player(g, s, all.others, number - 1, random);
}

template <class T>
concept simulation_option = option_is<ply_limit>::same<T> || option_is<repetition_limit>::same<T> ||
                            option_from<evaluate_with>::same<T>;
template <class T>
concept any_option = search_option<T> || requires { typename T::simulation_option_kind; };
template <class Game, class... Options>
consteval bool require_simulation() {
  static_assert((simulation_option<Options> && ...),
                "zermelo: a simulation takes ply_limit, repetition_limit and evaluate_with, and nothing else");
  return require_any_game<Game>();
}

/// Without a repetition limit no state is remembered.
struct no_past {
  template <class... Options>
  constexpr explicit no_past(const Options&...) {}
  template <class State>
  static constexpr bool seen_too_often(const State&) {
    return false;
  }
};
/// The states of the game so far.
template <class State>
class past_states {
 public:
  template <class... Options>
  constexpr explicit past_states(const Options&... options)
      : limit_(pick<option_is<repetition_limit>>(repetition_limit{}, options...).times) {
    if (limit_ < 2) mistake::the_repetition_limit_is_below_two();
  }
  constexpr bool seen_too_often(const State& s) {
    int times = 1;
    for (std::size_t i = 0; i < states_.size(); ++i) times += states_[i] == s;
    states_.push_back(s);
    return times >= limit_;
  }

 private:
  int limit_;
  growing_array<State> states_{};
};

template <std::size_t Capacity, class Game, class Players, class... Options>
constexpr auto play(const Game& g, typename Game::state s, const Players& all, random_numbers& random,
                    const Options&... options) {
  using value = typename Game::value;
  constexpr bool remembers = given<option_is<repetition_limit>, Options...>;
  rollout<value, typename Game::action, Capacity> game;
  int most_plies = plies_allowed(options...);  // not const, or compilers would try to make a constant of it
  std::conditional_t<remembers, past_states<typename Game::state>, no_past> past(options...);
  for (; !g.is_terminal(s) && !past.seen_too_often(s) && game.plies < most_plies; ++game.plies) {
    const player mover = g.to_move(s);
    const auto a = mover == player::chance ? pick_by_chance(g, s, random)
                                           : pick_by_player(g, s, all, number_of(mover), random);
    if (game.actions.size() < Capacity) game.actions.push_back(a);
    s = g.result(s, a);
  }
  game.ended = g.is_terminal(s);
  if (game.ended)
    game.utility = number<value>(g.utility(s));
  else if constexpr (given<option_from<evaluate_with>, Options...>)
    game.utility = number<value>(pick<option_from<evaluate_with>>(0, options...).function(s));
  return game;
}

/// The mean and its error of the numbers added so far: B. Welford's running sums, 1962.
struct running_mean {
  int count = 0;
  double mean = 0;
  double squares = 0;  // of the deviations from the mean

  constexpr void add(double x) {
    const double before = x - mean;
    mean += before / ++count;
    squares += before * (x - mean);
  }
  constexpr sample_mean result() const { return {mean, count > 1 ? sqrt(squares / (count - 1) / count) : 0}; }
};

template <class Game, class Players, class... Options>
constexpr rollouts play_many(const Game& g, const typename Game::state& s, const Players& all, int games, seed start,
                             const Options&... options) {
  rollouts result;
  random_numbers random(start);
  running_mean utilities;
  for (; result.games < games; ++result.games) {
    const auto game = play<1>(g, s, all, random, options...);
    const double utility = as_double(game.utility);
    utilities.add(utility);
    result.max_wins += utility > 0;
    result.min_wins += utility < 0;
    result.stopped += !game.ended;
  }
  static_cast<sample_mean&>(result) = utilities.result();
  return result;
}
template <many_player_game Game, class Players, class... Options>
constexpr auto play_many(const Game& g, const typename Game::state& s, const Players& all, int games, seed start,
                         const Options&... options) {
  constexpr std::size_t count = Game::value::players;
  many_player_rollouts<count> result;
  random_numbers random(start);
  running_mean utilities[count]{};
  for (; result.games < games; ++result.games) {
    const auto game = play<1>(g, s, all, random, options...);
    for (std::size_t i = 0; i < count; ++i) utilities[i].add(as_double(game.utility.of[i]));
    result.stopped += !game.ended;
  }
  for (std::size_t i = 0; i < count; ++i) result.of[i] = utilities[i].result();
  return result;
}
}  // namespace detail

/// Plays one game from `s` (or the start) to its end, to ply_limit{n} or to repetition_limit{n}: there the game stops,
/// and is worth 0 or what evaluate_with says. Without ply_limit it stops at default_ply_limit(). Policies as in
/// policy.hpp, one for each player; chance moves by its own probabilities. A player without a policy must not move, or
/// it is mistake::this_player_has_no_policy. The first Capacity actions are kept. Cost: one question to a policy for
/// each ply.
template <std::size_t Capacity = 64, class Game, detail::state_of<Game> State, policy_for<Game>... Policies,
          detail::any_option... Options>
constexpr auto simulate(const Game& g, const State& s, const players<Policies...>& all, seed start,
                        Options... options) {
  if constexpr (detail::require_simulation<Game, Options...>()) {
    random_numbers random(start);
    return detail::play<Capacity>(g, s, all, random, options...);
  }
}
template <std::size_t Capacity = 64, class Game, policy_for<Game>... Policies, detail::any_option... Options>
constexpr auto simulate(const Game& g, const players<Policies...>& all, seed start, Options... options) {
  return simulate<Capacity>(g, g.start(), all, start, options...);
}
/// The same for two players.
template <std::size_t Capacity = 64, class Game, detail::state_of<Game> State, policy_for<Game> MaxPolicy,
          policy_for<Game> MinPolicy, detail::any_option... Options>
constexpr auto simulate(const Game& g, const State& s, const MaxPolicy& max_policy, const MinPolicy& min_policy,
                        seed start, Options... options) {
  return simulate<Capacity>(g, s, players{max_policy, min_policy}, start, options...);
}
template <std::size_t Capacity = 64, class Game, policy_for<Game> MaxPolicy, policy_for<Game> MinPolicy,
          detail::any_option... Options>
constexpr auto simulate(const Game& g, const MaxPolicy& max_policy, const MinPolicy& min_policy, seed start,
                        Options... options) {
  return simulate<Capacity>(g, g.start(), max_policy, min_policy, start, options...);
}

/// Plays `games` games (1 or more) with one sequence of random numbers: rollouts, or many_player_rollouts where the
/// game has a utility for each player. The means agree with evaluate() of the same policies within a few standard
/// errors. Utilities must convert to double. Options as for simulate.
template <class Game, detail::state_of<Game> State, policy_for<Game>... Policies, detail::any_option... Options>
constexpr auto simulate_many(const Game& g, const State& s, const players<Policies...>& all, int games, seed start,
                             Options... options) {
  if constexpr (detail::require_simulation<Game, Options...>()) {
    if (games < 1) mistake::no_games_are_asked_for();
    return detail::play_many(g, s, all, games, start, options...);
  }
}
template <class Game, policy_for<Game>... Policies, detail::any_option... Options>
constexpr auto simulate_many(const Game& g, const players<Policies...>& all, int games, seed start,
                             Options... options) {
  return simulate_many(g, g.start(), all, games, start, options...);
}
/// The same for two players.
template <class Game, detail::state_of<Game> State, policy_for<Game> MaxPolicy, policy_for<Game> MinPolicy,
          detail::any_option... Options>
constexpr auto simulate_many(const Game& g, const State& s, const MaxPolicy& max_policy, const MinPolicy& min_policy,
                             int games, seed start, Options... options) {
  return simulate_many(g, s, players{max_policy, min_policy}, games, start, options...);
}
template <class Game, policy_for<Game> MaxPolicy, policy_for<Game> MinPolicy, detail::any_option... Options>
constexpr auto simulate_many(const Game& g, const MaxPolicy& max_policy, const MinPolicy& min_policy, int games,
                             seed start, Options... options) {
  return simulate_many(g, g.start(), max_policy, min_policy, games, start, options...);
}
}  // namespace zermelo
