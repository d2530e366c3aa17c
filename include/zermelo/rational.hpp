// Exact fractions as values: zermelo::rational, which is boost::rational. Not part of zermelo.hpp, for its cost.
//
//   constexpr auto t = zermelo::parse_tree<"chance(1/3: 1, 2/3: 1/2)", zermelo::rational>();
//   static_assert(zermelo::expectiminimax(t).value == zermelo::rational(2, 3));
#pragma once

#include <boost/rational.hpp>
#include <boost/version.hpp>
#include <concepts>
#include <cstdint>
#include <limits>

#include <zermelo/probability.hpp>
#include <zermelo/result.hpp>

#if BOOST_VERSION < 107500 && defined(__GNUC__) && !defined(__clang__)
// With g++, Boost before 1.75 compares a rational with an integer by a function that C++20 makes call itself for ever
// (boostorg/rational, issue 43). This is the better match for the rationals of this library, and does what was meant.
namespace boost {
template <std::integral Integer>
constexpr bool operator==(const rational<std::int64_t>& r, const Integer& i) {
  return r == rational<std::int64_t>(static_cast<std::int64_t>(i));
}
}  // namespace boost
#endif

namespace zermelo {

/// Comparisons are always exact; sums and products are exact as long as they fit, and nobody checks that they do.
using rational = boost::rational<std::int64_t>;

template <std::integral Part>
struct value_limits<boost::rational<Part>> {
  // The least number is not used, since it has no negative.
  static constexpr boost::rational<Part> lowest() { return boost::rational<Part>(-(std::numeric_limits<Part>::max)()); }
  static constexpr boost::rational<Part> highest() { return boost::rational<Part>((std::numeric_limits<Part>::max)()); }
};

namespace detail {
/// A policy may weigh its actions with rationals: they are fractions, and averages of any type know those.
template <class Value, std::integral Part>
struct average_sum<Value, boost::rational<Part>> : average_sum<Value, fraction> {
  constexpr void add(const Value& v, const boost::rational<Part>& p) {
    average_sum<Value, fraction>::add(v, fraction{p.numerator(), p.denominator()});
  }
};
}  // namespace detail
}  // namespace zermelo
