// A number as it stands in a text, and what it is as a value: exactly, or not at all.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>

#include <zermelo/probability.hpp>
#include <zermelo/tree_text_mistake.hpp>

namespace zermelo {

/// What the leaves of a tree are written as; each kind can hold the ones before it.
enum class leaf_kind : unsigned char { integers, decimals, fractions };

namespace detail {

/// Value types that are made of a numerator and a denominator, such as boost::rational.
template <class Value>
concept fraction_value = std::constructible_from<Value, int, int> && requires(const Value& v) {
  { v.numerator() } -> std::convertible_to<std::int64_t>;
  { v.denominator() } -> std::convertible_to<std::int64_t>;
};

/// digits * 10^power for integers and decimals, digits / denominator for fractions, negated if negative.
struct written_number {
  leaf_kind kind = leaf_kind::integers;
  bool negative = false;
  bool too_long = false;  ///< more digits than `digits` can hold
  int power = 0;
  std::uint64_t digits = 0;
  std::uint64_t denominator = 1;
};

/// 10^power; a power above 19 does not fit and gives 0.
constexpr std::uint64_t power_of_ten(int power) {
  if (power > 19) return 0;
  std::uint64_t result = 1;
  for (; power > 0; --power) result *= 10;
  return result;
}

/// The number as a fraction: as written, or for decimals in lowest terms.
constexpr tree_text_mistake read_fraction(written_number n, fraction& result) {
  if (n.too_long) return tree_text_mistake::too_many_digits;
  if (n.kind == leaf_kind::decimals) {
    if (n.digits == 0) n.power = 0;
    for (; n.power < 0 && n.digits % 10 == 0; ++n.power) n.digits /= 10;
    if (n.power > 19 || (n.power > 0 && __builtin_mul_overflow(n.digits, power_of_ten(n.power), &n.digits)))
      return tree_text_mistake::too_many_digits;
    if (n.power < 0) n.denominator = power_of_ten(-n.power);
  }
  constexpr std::uint64_t largest = (std::numeric_limits<std::int64_t>::max)();
  if (n.digits > largest || n.denominator > largest || n.denominator == 0) return tree_text_mistake::too_many_digits;
  result = {static_cast<std::int64_t>(n.digits), static_cast<std::int64_t>(n.denominator)};
  if (n.kind == leaf_kind::decimals) {
    const std::int64_t factor = greatest_common_divisor(result.numerator, result.denominator);
    result = {result.numerator / factor, result.denominator / factor};
  }
  if (n.negative) result.numerator = -result.numerator;
  return tree_text_mistake::none;
}

template <std::integral Value>
constexpr tree_text_mistake read_value(const written_number& n, Value& result) {
  if (n.kind == leaf_kind::decimals) return tree_text_mistake::decimal_where_values_are_integers;
  if (n.kind == leaf_kind::fractions) return tree_text_mistake::fraction_where_values_are_not_fractions;
  constexpr std::uint64_t largest = (std::numeric_limits<Value>::max)();
  constexpr std::uint64_t most_below_zero = std::numeric_limits<Value>::is_signed ? largest + 1 : 0;
  if (n.too_long || n.digits > (n.negative ? most_below_zero : largest)) return tree_text_mistake::number_out_of_range;
  result = static_cast<Value>(n.negative ? 0 - n.digits : n.digits);  // two's complement: right for the least value too
  return tree_text_mistake::none;
}

/// What Value holds without rounding: digits up to 2^bits, and ten to a power whose 5^power fits in the bits.
template <std::floating_point Value>
struct exact_decimals {
  static constexpr int bits = std::numeric_limits<Value>::digits < 63 ? std::numeric_limits<Value>::digits : 63;
  static constexpr std::uint64_t most_digits = std::uint64_t{1} << bits;
  static constexpr int largest_power = bits * 43 / 100;  // 0.43 is log(2) / log(5)
};

/// Exact by W. Clinger, How to read floating point numbers accurately, 1990: one operation on two exact
/// numbers rounds once, to the nearest.
template <std::floating_point Value>
constexpr tree_text_mistake read_value(const written_number& n, Value& result) {
  if (n.kind == leaf_kind::fractions) return tree_text_mistake::fraction_where_values_are_not_fractions;
  using exact = exact_decimals<Value>;
  const int power = n.digits == 0 ? 0 : n.power < 0 ? -n.power : n.power;
  if (n.too_long || n.digits > exact::most_digits || power > exact::largest_power)
    return tree_text_mistake::too_many_digits;
  Value scale = 1;
  for (int i = 0; i < power; ++i) scale *= 10;
  result = static_cast<Value>(n.digits);
  result = n.power < 0 ? result / scale : result * scale;
  if (n.negative) result = -result;
  return tree_text_mistake::none;
}

/// The type of numerator and denominator.
template <class Value>
struct fraction_part {
  using type = std::int64_t;
};
template <class Value>
  requires std::integral<typename Value::int_type>
struct fraction_part<Value> {
  using type = typename Value::int_type;
};

template <fraction_value Value>
constexpr tree_text_mistake read_value(const written_number& n, Value& result) {
  using part = typename fraction_part<Value>::type;
  fraction exact;
  if (const auto reason = read_fraction(n, exact); reason != tree_text_mistake::none)
    return n.kind == leaf_kind::decimals ? reason : tree_text_mistake::number_out_of_range;
  // Not the least numerator either: fractions negate theirs.
  constexpr std::int64_t largest = (std::numeric_limits<part>::max)();
  if (exact.numerator > largest || exact.numerator < -largest || exact.denominator > largest)
    return tree_text_mistake::number_out_of_range;
  result = Value(static_cast<part>(exact.numerator), static_cast<part>(exact.denominator));
  return tree_text_mistake::none;
}
}  // namespace detail
}  // namespace zermelo
