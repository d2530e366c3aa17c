// Exact fractions that refuse to overflow: the value type for whatever a user may type. (zermelo::rational is
// as exact, but leaves it to the program to know that its numbers stay small.)
#pragma once

#include <cstdint>
#include <limits>
#include <zermelo/result.hpp>

/// A fraction in lowest terms with a positive denominator. A result whose numerator or denominator does not
/// fit in 64 bits is an error, not a wrong number.
class exact {
 public:
  constexpr exact(std::int64_t whole = 0) : numerator_(whole) {}
  /// Precondition: the denominator is not 0.
  constexpr exact(std::int64_t over, std::int64_t under) : exact(lowest_terms(over, under)) {}

  constexpr std::int64_t numerator() const { return numerator_; }
  constexpr std::int64_t denominator() const { return denominator_; }
  constexpr double approximation() const {
    return static_cast<double>(numerator_) / static_cast<double>(denominator_);
  }

  friend constexpr exact operator+(const exact& x, const exact& y) {
    return lowest_terms(wide(x.numerator_) * y.denominator_ + wide(y.numerator_) * x.denominator_,
                        wide(x.denominator_) * y.denominator_);
  }
  friend constexpr exact operator*(const exact& x, const exact& y) {
    return lowest_terms(wide(x.numerator_) * y.numerator_, wide(x.denominator_) * y.denominator_);
  }
  friend constexpr exact operator/(const exact& x, const exact& y) {
    return lowest_terms(wide(x.numerator_) * y.denominator_, wide(x.denominator_) * y.numerator_);
  }
  friend constexpr bool operator==(const exact&, const exact&) = default;
  friend constexpr bool operator<(const exact& x, const exact& y) {
    return wide(x.numerator_) * y.denominator_ < wide(y.numerator_) * x.denominator_;
  }

 private:
  __extension__ typedef __int128 wide;  // twice the width: no product and no sum of two products overflows

  static constexpr exact lowest_terms(wide over, wide under) {
    wide factor = over, rest = under;
    while (rest != 0) {
      const wide next = factor % rest;
      factor = rest;
      rest = next;
    }
    if ((factor < 0) != (under < 0)) factor = -factor;  // so that the denominator becomes positive
    over /= factor;
    under /= factor;
    constexpr wide most = std::numeric_limits<std::int64_t>::max();
    if (over > most || over < -most || under > most)
      throw zermelo::game_error(
          "an average of the leaves is too large or too fine for an exact fraction of 64 bits");
    exact result;
    result.numerator_ = static_cast<std::int64_t>(over);
    result.denominator_ = static_cast<std::int64_t>(under);
    return result;
  }

  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;
};

template <>
struct zermelo::value_limits<exact> {
  static constexpr exact lowest() { return -std::numeric_limits<std::int64_t>::max(); }
  static constexpr exact highest() { return std::numeric_limits<std::int64_t>::max(); }
};
