// Cuts at chance nodes. The value of a chance node is the mean of its successors' values, so as long as all of them have
// bounds the mean has bounds too, which close in with every successor that is searched. Once they lie outside the window
// (alpha, beta) the rest need not be searched; and each successor gets the window in which its value still matters.
//
// Source: B. Ballard, The *-minimax search procedure for trees containing chance nodes, Artificial Intelligence 21 (1983).
#pragma once

#include <zermelo/probability.hpp>
#include <zermelo/result.hpp>

namespace zermelo::detail {

// Where the ends of a window come from a mean they are rounded outwards, to numbers that Value can surely hold: floating
// ones lose a little, fractions go to the next 1024th (their exact ends could have denominators that do not fit).
template <class Value>
concept fraction_like = requires(const Value& v) {
  v.numerator();
  Value(v.numerator(), v.denominator());
};
template <class Value>
concept rounds_outwards = std::floating_point<Value> || fraction_like<Value>;

template <fraction_like Value>
constexpr Value on_the_grid(double x, int outwards, const Value& end) {
  using part = std::remove_cvref_t<decltype(end.numerator())>;
  constexpr double grid = 1024;
  constexpr double most = static_cast<double>((std::numeric_limits<part>::max)() / 2);
  if (!(-most < x * grid && x * grid < most)) return end;
  return Value(static_cast<part>(x * grid) + static_cast<part>(outwards), static_cast<part>(grid));
}
template <rounds_outwards Value>
constexpr Value rounded_down(double x) {
  if constexpr (std::floating_point<Value>)
    return static_cast<Value>(x);
  else
    return on_the_grid<Value>(x, -1, value_limits<Value>::lowest());
}
template <rounds_outwards Value>
constexpr Value rounded_up(double x) {
  if constexpr (std::floating_point<Value>)
    return static_cast<Value>(x);
  else
    return on_the_grid<Value>(x, 1, value_limits<Value>::highest());
}

constexpr double magnitude(double x) { return x < 0 ? -x : x; }

/// What is known of the mean at a chance node while its successors are searched. All numbers are doubles; a cut is only
/// made where it holds by a slack that is far more than the arithmetic can be wrong by, so that no value changes.
template <rounds_outwards Value>
class chance_window {
 public:
  constexpr chance_window(const Value& its_alpha, const Value& its_beta)
      : alpha_(its_alpha), beta_(its_beta), low_(as_double(its_alpha)), high_(as_double(its_beta)) {}

  /// One more successor, with its probability and the bounds of its value.
  constexpr void add(double probability, const bounds<double>& known) {
    lower_ += probability * known.lower;
    upper_ += probability * known.upper;
    if (scale_ < magnitude(known.lower)) scale_ = magnitude(known.lower);
    if (scale_ < magnitude(known.upper)) scale_ = magnitude(known.upper);
  }
  /// All successors are added: whether anything can be cut. Not if some have no bounds, or the window is too wide.
  constexpr bool can_cut() {
    if (!(scale_ < most)) return false;
    slack_ = (sizeof(Value) < sizeof(double) ? 1e-5 : 1e-12) * scale_;
    return lower_ < low_ || high_ < upper_;
  }
  /// The window for a successor of this probability, above 0, of whose value no more than `known` is known.
  constexpr Value alpha_for(double probability, const bounds<double>& known) const {
    const double beyond = low_ - upper_ - slack_;
    if (!(lower_ < low_) || !(magnitude(beyond) < probability * most)) return value_limits<Value>::lowest();
    return rounded_down<Value>(known.upper + beyond / probability);
  }
  constexpr Value beta_for(double probability, const bounds<double>& known) const {
    const double beyond = high_ - lower_ + slack_;
    if (!(high_ < upper_) || !(magnitude(beyond) < probability * most)) return value_limits<Value>::highest();
    return rounded_up<Value>(known.lower + beyond / probability);
  }
  /// A successor of whose value `known` was known is known better now.
  constexpr void learn(double probability, const bounds<double>& known, const bounds<double>& better) {
    if (better.upper < known.lower - slack_ || known.upper + slack_ < better.lower)
      mistake::a_value_is_outside_the_stated_bounds();
    lower_ += probability * (better.lower - known.lower);
    upper_ += probability * (better.upper - known.upper);
  }
  /// The mean is alpha at most, or beta at least, whatever the rest comes to; and a bound of it that says so.
  constexpr bool fails_low() const { return upper_ + slack_ / 2 <= low_; }
  constexpr bool fails_high() const { return high_ <= lower_ - slack_ / 2; }
  constexpr Value upper_bound() const {
    const Value v = rounded_up<Value>(upper_ + slack_ / 2);
    return v < alpha_ ? v : alpha_;
  }
  constexpr Value lower_bound() const {
    const Value v = rounded_down<Value>(lower_ - slack_ / 2);
    return beta_ < v ? v : beta_;
  }

 private:
  static constexpr double most = (std::numeric_limits<double>::max)();

  Value alpha_, beta_;
  double low_, high_;              // alpha and beta
  double lower_ = 0, upper_ = 0;   // bounds of the mean
  double scale_ = 0, slack_ = 0;
};
}  // namespace zermelo::detail
