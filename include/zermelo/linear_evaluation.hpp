// Evaluations that can be learnt: a weighted sum of features.
//
//   constexpr auto blank = linear(game, features);             // all weights 0: everything is worth the middle
//   constexpr auto taught = learn(game, blank, episodes{200}).evaluation;   // learn.hpp
//   taught(state)                                              // from Max's view, on the utility's scale
//
// A feature is a number that one can tell from a state: features(state) returns a feature_vector<Count>, and the weights are
// another. Features are from Max's view, as evaluations are: what is good for Min counts below 0.
// Sources: A. Samuel, Some studies in machine learning using the game of checkers (1959); B. Widrow, M. Hoff, Adaptive
// switching circuits (1960), for the gradient step; R. Sutton, A. Barto, Reinforcement Learning, 2nd ed., 9.4.
#pragma once

#include <zermelo/detail/arithmetic.hpp>
#include <zermelo/options.hpp>
#include <zermelo/probability.hpp>

namespace zermelo {

/// A number for each feature.
template <std::size_t Count>
struct feature_vector {
  static constexpr std::size_t count = Count;
  double of[Count]{};
  friend constexpr bool operator==(const feature_vector&, const feature_vector&) = default;
};

/// The least and the greatest utility of a game: every evaluation lies between them. Both finite, the first below the second.
struct utility_range {
  double least = -1;
  double greatest = 1;
};

/// How a weighted sum becomes a worth. Each has value(sum, range), and slope(value, range), its derivative by the sum there.

/// The sum itself; beyond the range its end. The slope is 1 there too, so that it comes back.
struct plain {
  static constexpr double value(double sum, utility_range range) {
    return sum < range.least ? range.least : sum > range.greatest ? range.greatest : sum;
  }
  static constexpr double slope(double, utility_range) { return 1; }
};
/// The hyperbolic tangent, stretched over the range: 0 is its middle. Within an ulp of 1 of the true tangent.
struct squashed {
  static constexpr double value(double sum, utility_range range) {
    return (range.least + range.greatest) / 2 + (range.greatest - range.least) / 2 * tangent(sum);
  }
  static constexpr double slope(double value, utility_range range) {
    const double half = (range.greatest - range.least) / 2, y = (value - (range.least + range.greatest) / 2) / half;
    return half * (1 - y * y);
  }

 private:
  // Exactly odd, so that both sides learn the same. Beyond 20 the rest is below half an ulp.
  static constexpr double tangent(double x) {
    if (x < 0) return -tangent(-x);
    return x > 20 ? 1 : 1 - 2 / (detail::exp(2 * x) + 1);
  }
};

namespace detail {
/// The game's own features, as a function.
template <class Game>
struct own_features {
  Game rules;
  constexpr auto operator()(const typename Game::state& s) const { return rules.features(s); }
};

template <std::size_t Count>
constexpr double weighted_sum(const feature_vector<Count>& weights, const feature_vector<Count>& features) {
  double sum = 0;
  for (std::size_t i = 0; i < Count; ++i) sum += weights.of[i] * features.of[i];
  return sum;
}

/// The step towards what is taught has a size,
constexpr void check_rate(double rate) {
  if (!(rate > 0 && rate < infinite)) mistake::the_learning_rate_is_not_a_positive_number();
}
/// and what is taught is worth something in the range.
constexpr void check_worth(double worth, utility_range range) {
  if (!(worth >= range.least && worth <= range.greatest)) mistake::a_utility_is_beyond_the_range_of_utilities();
}
}  // namespace detail

/// A function of the state: the sum of its features times their weights, as Shape makes it a worth in the range.
template <class Features, std::size_t Count, class Shape = squashed>
struct linear_evaluation {
  Features features;
  feature_vector<Count> weights{};
  utility_range range{};

  template <class State>
  constexpr double operator()(const State& s) const {
    return worth(features(s));
  }
  /// The same of a state whose features are known.
  constexpr double worth(const feature_vector<Count>& its_features) const {
    return Shape::value(detail::weighted_sum(weights, its_features), range);
  }
  /// The derivative of the worth by the sum, where the worth is this.
  constexpr double slope(double its_worth) const { return Shape::slope(its_worth, range); }
  /// Moves the weights along the gradient so that the worth of `s` comes nearer to `target`: by rate times the error. A
  /// target beyond the range and a rate that is no finite number above 0 are mistakes. Cost: the features, and two operations
  /// for each.
  template <class State>
  constexpr void teach(const State& s, double target, double rate) {
    detail::check_rate(rate);
    detail::check_worth(target, range);
    const feature_vector<Count> seen = features(s);
    const double before = worth(seen);
    const double step = rate * (target - before) * slope(before);
    for (std::size_t i = 0; i < Count; ++i) weights.of[i] += step * seen.of[i];
  }
  /// A weight that is infinite or no number is mistake::a_weight_is_not_a_finite_number.
  constexpr void check_weights() const {
    for (const double weight : weights.of)
      if (!detail::is_finite(weight)) mistake::a_weight_is_not_a_finite_number();
  }
};

/// The game can tell features: features(state) is a feature_vector.
template <class G>
concept featured_game = game<G> && requires(const G& g, const typename G::state& s) { g.features(s).of[0]; };

/// An evaluation that knows nothing yet: all its weights are 0. `range` is that of the game's utilities; where the game has
/// utility_bounds it need not be given. Shape is squashed or plain.
template <class Shape = squashed, class Game, class Features>
constexpr auto linear(const Game& g, const Features& features, utility_range range) {
  static_assert(detail::require_game<Game>());
  static_assert(requires(const typename Game::state& s) { features(s).of[0]; },
                "zermelo: features are a function(state) that returns a zermelo::feature_vector");
  if (!(range.least < range.greatest && detail::is_finite(range.least) && detail::is_finite(range.greatest)))
    mistake::the_range_of_utilities_is_empty_or_infinite();
  return linear_evaluation<Features, decltype(features(g.start()))::count, Shape>{features, {}, range};
}
template <class Shape = squashed, class Game, class Features>
  requires(!std::same_as<Features, utility_range>)
constexpr auto linear(const Game& g, const Features& features) {
  static_assert(detail::require_game<Game>());
  static_assert(bounded_game<Game>,
                "zermelo: a game without utility_bounds needs the range of its utilities: linear(game, features, {-1, 1})");
  const auto known = g.utility_bounds(g.start());
  return linear<Shape>(g, features, utility_range{detail::as_double(known.lower), detail::as_double(known.upper)});
}
/// The same with the game's own features.
template <class Shape = squashed, featured_game Game>
constexpr auto linear(const Game& g, utility_range range) {
  return linear<Shape>(g, detail::own_features<Game>{g}, range);
}
template <class Shape = squashed, featured_game Game>
constexpr auto linear(const Game& g) {
  return linear<Shape>(g, detail::own_features<Game>{g});
}
}  // namespace zermelo
