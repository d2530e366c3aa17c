// Learning an evaluation by playing against oneself.
//
//   constexpr auto learnt = learn(game, linear(game, features), episodes{200}, seed{1});
//   greedy_policy(game, learnt.evaluation)                  // plays by what was learnt, looking one ply ahead
//   learn(game, learnt.evaluation, episodes{200}, seed{2})  // goes on
//
// Both sides take the action after which the state looks best to them, or now and then any other. A state ought to be worth
// what its best successor is worth, to whoever moves there; what it lacks of that is the error, and the weights move so that
// the states on the way here would have been worth more by a part of it: TD(lambda). A terminal state is worth its utility. An
// action that was not the best says nothing of the states before it, so there the traces end (Watkins).
// Everything is deterministic: the same seed gives the same weights to the last bit, in the compiler and on every machine, as
// long as products and sums are not fused. x86-64 has no such instruction unless asked for (-mfma, -march=native); for others,
// compile with -ffp-contract=off.
// Sources: R. Sutton, Learning to predict by the methods of temporal differences (1988); C. Watkins, Learning from delayed
// rewards (1989); G. Tesauro, Temporal difference learning and TD-Gammon (1995).
#pragma once

#include <zermelo/detail/one_ply.hpp>
#include <zermelo/linear_evaluation.hpp>
#include <zermelo/random_choice.hpp>

namespace zermelo {

/// The games that are played for learning, 1 or more.
struct episodes {
  struct learning_option_kind {};
  int number;
};

/// The part of an error by which the weights move, a finite number above 0: `first` in the first game, and in game t (from 0)
/// first / (1 + t / halved_after). With halved_after = 0 it stays as it is.
struct learning_rate {
  struct learning_option_kind {};
  double first = 0.1;
  double halved_after = 0;
};

/// The lambda of TD(lambda), from 0 to 1: how much of an error also concerns the state a ply earlier. 0 is TD(0).
struct trace_decay {
  struct learning_option_kind {};
  double lambda = 0;
};

/// How likely a player takes any action instead of the best, from 0 to 1: epsilon-greedy play.
struct exploring {
  struct learning_option_kind {};
  double chance = 0.1;
};

/// What came of learning.
template <class Evaluation>
struct learning_result {
  Evaluation evaluation;         ///< with the weights in the end
  int games = 0;                 ///< that were played
  int stopped = 0;               ///< of them at the ply limit; what was learnt on the way counts
  std::uint64_t plies = 0;       ///< of all games
  double mean_square_error = 0;  ///< of the worths of all states on the way, at the time
};

namespace detail {
template <class T>
concept learning_option = requires { typename T::learning_option_kind; } || option_is<seed>::same<T> ||
                          option_is<ply_limit>::same<T>;

template <class T>
concept learnt_evaluation = requires(const T& evaluation) { evaluation.check_weights(); };

/// The errors of later states also concern the earlier ones: the traces say how much each weight had to do with them.
template <class Game, class Evaluation>
class learner {
 public:
  using state = typename Game::state;
  using action = typename Game::action;

  template <class... Options>
  constexpr learner(const Game& its_rules, const Evaluation& its_evaluation, const Options&... options)
      : rules_(its_rules),
        random_(pick<option_is<seed>>(seed{}, options...)),
        rate_(pick<option_is<learning_rate>>(learning_rate{}, options...)),
        lambda_(pick<option_is<trace_decay>>(trace_decay{}, options...).lambda),
        explore_(pick<option_is<exploring>>(exploring{}, options...).chance),
        most_plies_(plies_allowed(options...)),
        so_far_{its_evaluation} {
    check_rate(rate_.first);
    if (!(rate_.halved_after >= 0 && rate_.halved_after < infinite))
      mistake::the_learning_rate_is_not_a_positive_number();
    if (!(lambda_ >= 0 && lambda_ <= 1)) mistake::the_decay_of_traces_is_not_between_zero_and_one();
    if (!(explore_ >= 0 && explore_ <= 1)) mistake::the_chance_of_exploring_is_not_between_zero_and_one();
    so_far_.evaluation.check_weights();
  }

  constexpr learning_result<Evaluation> play(int games) {
    for (; so_far_.games < games; ++so_far_.games) {
      play_one(rate_.halved_after == 0 ? rate_.first : rate_.first / (1 + so_far_.games / rate_.halved_after));
      so_far_.evaluation.check_weights();
    }
    auto result = so_far_;
    if (result.plies != 0) result.mean_square_error /= static_cast<double>(result.plies);
    return result;
  }

 private:
  using vector = decltype(Evaluation::weights);

  constexpr void play_one(double rate) {
    state s = rules_.start();
    vector traces{};
    successor<action> next;
    player mover = player::max;
    double keep = 0;
    for (int ply = 0; !rules_.is_terminal(s); ++ply) {
      if (ply == most_plies_) {
        ++so_far_.stopped;
        return;
      }
      ++so_far_.plies;
      mover = rules_.to_move(s);
      next = mover == player::chance ? drawn(s) : best_successor(rules_, s, so_far_.evaluation);
      learn_from(s, next.worth, rate, keep, traces);
      keep = lambda_;
      if (mover != player::chance && explore_ > 0 && random_.unit() < explore_) {
        next.action = pick_uniformly(rules_, s, random_.unit());
        keep = 0;
      }
      s = rules_.result(s, next.action);
    }
  }
  constexpr successor<action> drawn(const state& s) {
    const action a = pick_by_chance(rules_, s, random_);
    return {a, worth_of(rules_, rules_.result(s, a), so_far_.evaluation)};
  }

  /// One step: the traces decay to the part `keep` and take in the gradient at `s`; the weights follow them.
  constexpr void learn_from(const state& s, double target, double rate, double keep, vector& traces) {
    Evaluation& known = so_far_.evaluation;
    check_worth(target, known.range);
    const vector seen = known.features(s);
    const double before = known.worth(seen);
    const double error = target - before, slope = known.slope(before), step = rate * error;
    for (std::size_t i = 0; i < vector::count; ++i) {
      traces.of[i] = keep * traces.of[i] + slope * seen.of[i];
      known.weights.of[i] += step * traces.of[i];
    }
    so_far_.mean_square_error += error * error;
  }

  Game rules_;
  random_numbers random_;
  learning_rate rate_;
  double lambda_;
  double explore_;
  int most_plies_;
  learning_result<Evaluation> so_far_;
};
}  // namespace detail

/// Plays games from the start against itself, by a linear evaluation (linear_evaluation.hpp), and learns its weights.
/// Options: episodes{n}, which must be given; learning_rate{first, halved_after}, 0.1 if it is absent; trace_decay{lambda}, 0;
/// exploring{chance}, 0.1; seed{number}; ply_limit{plies} for games that may not end. Chance moves by its own probabilities.
/// Cost of a ply: the features of each successor. A utility beyond the evaluation's range, and weights that are not finite
/// in the end of a game, are mistakes.
template <class Game, class Evaluation, class... Options>
constexpr auto learn(const Game& g, const Evaluation& evaluation, const Options&... options) {
  constexpr bool is_learnt = detail::learnt_evaluation<Evaluation>;
  static_assert(is_learnt, "zermelo: the second argument of learn is the evaluation to begin with: linear(game, features)");
  static_assert((detail::learning_option<Options> && ...),
                "zermelo: learn takes episodes, learning_rate, trace_decay, exploring, seed and ply_limit, and nothing else");
  static_assert(!is_learnt || detail::given<detail::option_is<episodes>, Options...>,
                "zermelo: learn needs the number of games to play: episodes{n}");
  if constexpr (is_learnt && detail::require_game<Game>()) {
    const int games = detail::pick<detail::option_is<episodes>>(episodes{1}, options...).number;
    if (games < 1) mistake::no_games_are_asked_for();
    detail::learner<Game, Evaluation> all(g, evaluation, options...);
    return all.play(games);
  }
}
}  // namespace zermelo
