// Probabilities, exact or floating, and averages that stay exact as long as they can.
#pragma once

#include <concepts>
#include <cstdint>

#include <zermelo/error.hpp>

namespace zermelo {

/// A probability as a fraction: exact, so that six times 1/6 is one.
struct fraction {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  constexpr fraction() = default;
  constexpr fraction(std::int64_t over, std::int64_t under) : numerator(over), denominator(under) {}

  friend constexpr bool operator==(const fraction& x, const fraction& y) {
    return x.numerator == y.numerator && x.denominator == y.denominator;
  }
};

namespace detail {
constexpr std::int64_t greatest_common_divisor(std::int64_t a, std::int64_t b) {
  while (b != 0) {
    const std::int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a < 0 ? -a : a;
}

/// Adds p to total, in lowest terms; false, and no change, if the sum does not fit in 64 bits.
constexpr bool add_exactly(fraction& total, const fraction& p) {
  const std::int64_t common = greatest_common_divisor(total.denominator, p.denominator);
  fraction sum;
  std::int64_t left = 0, right = 0;
  if (__builtin_mul_overflow(total.numerator, p.denominator / common, &left) ||
      __builtin_mul_overflow(p.numerator, total.denominator / common, &right) ||
      __builtin_add_overflow(left, right, &sum.numerator) ||
      __builtin_mul_overflow(total.denominator, p.denominator / common, &sum.denominator))
    return false;
  const std::int64_t factor = greatest_common_divisor(sum.numerator, sum.denominator);
  total = {sum.numerator / factor, sum.denominator / factor};
  return true;
}

/// A number, or a fraction of any kind, as the nearest number of a floating type.
template <std::floating_point Floating, class Number>
constexpr Floating as_floating(const Number& n) {
  if constexpr (std::same_as<Number, fraction>)
    return static_cast<Floating>(n.numerator) / static_cast<Floating>(n.denominator);
  else if constexpr (requires { n.numerator(); })
    return static_cast<Floating>(n.numerator()) / static_cast<Floating>(n.denominator());
  else
    return static_cast<Floating>(n);
}
template <class Number>
constexpr double as_double(const Number& n) {
  return as_floating<double>(n);
}

/// How far a sum of floating probabilities may be from 1.
inline constexpr double probability_tolerance = 1e-9;

/// Adds probabilities, refusing what is not one.
template <class Probability>
struct probability_sum {
  Probability total = Probability(0);
  constexpr void add(const Probability& p) {
    if (!(Probability(0) <= p && p <= Probability(1))) mistake::a_probability_is_not_between_zero_and_one();
    total = total + p;
  }
  constexpr void must_be_one() const {
    if constexpr (std::floating_point<Probability>) {
      if (!(total > 1 - probability_tolerance && total < 1 + probability_tolerance))
        mistake::probabilities_do_not_sum_to_one();
    } else {
      if (!(total == Probability(1))) mistake::probabilities_do_not_sum_to_one();
    }
  }
};
template <>
struct probability_sum<fraction> {
  fraction total{0, 1};
  constexpr void add(const fraction& p) {
    if (p.denominator <= 0 || p.numerator < 0 || p.numerator > p.denominator)
      mistake::a_probability_is_not_between_zero_and_one();
    // Most often all have one denominator, and no common one need be found.
    if (p.denominator == total.denominator ? __builtin_add_overflow(total.numerator, p.numerator, &total.numerator)
                                           : !add_exactly(total, p))
      mistake::probabilities_are_too_fine_to_add_exactly();
  }
  constexpr void must_be_one() const {
    if (total.numerator != total.denominator) mistake::probabilities_do_not_sum_to_one();
  }
};

/// The type of an average: integers average to double, everything else to itself.
template <class Value>
struct average_type {
  using type = Value;
};
template <std::integral Value>
struct average_type<Value> {
  using type = double;
};

/// What an average of the game's values is, unless the caller names a type.
template <class Result, class Game>
struct result_type {
  using type = Result;
};
template <class Game>
struct result_type<void, Game> {
  using type = typename average_type<typename Game::value>::type;
};
template <class Result, class Game>
using result_of = typename result_type<Result, Game>::type;

/// The type of the weights in an average of values: the type itself, or that of the numbers in a utility vector.
template <class Value>
struct weight_type {
  using type = Value;
};
template <class Value>
using weight_of = typename weight_type<Value>::type;

/// Weighted sum of values whose weights are probabilities.
template <class Value, class Probability>
struct average_sum {
  Value total{};
  probability_sum<Probability> weights{};
  constexpr void add(const Value& v, const Probability& p) {
    weights.add(p);
    total = total + v * static_cast<weight_of<Value>>(p);
  }
  constexpr Value result() const {
    weights.must_be_one();
    return total;
  }
};
/// With fractions, values over the same denominator are summed before they are divided: a die averages to 3.5 exactly.
template <class Value>
struct average_sum<Value, fraction> {
  Value total{};
  Value pending{};
  std::int64_t denominator = 1;
  probability_sum<fraction> weights{};
  constexpr void add(const Value& v, const fraction& p) {
    weights.add(p);
    if (p.denominator != denominator) {
      total = result_so_far();
      pending = Value{};
      denominator = p.denominator;
    }
    pending = pending + v * static_cast<weight_of<Value>>(p.numerator);
  }
  constexpr Value result_so_far() const { return total + pending / static_cast<weight_of<Value>>(denominator); }
  constexpr Value result() const {
    weights.must_be_one();
    return result_so_far();
  }
};
}  // namespace detail
}  // namespace zermelo
