// exp, log and sqrt as constant expressions: clang's <cmath> has none, and <cmath> need not give the same last bit on
// every machine. These do, unless the compiler is told to fuse multiplications with additions. So a policy made of them
// plays the same game for the same seed wherever it is played.
//
// exp and log are within 1 unit in the last place of the true value; measured against <cmath> in
// runtime_tests/policies.cpp. Method: the argument is reduced by powers of two, and a series does the rest (J.-M.
// Muller, Elementary Functions, 3rd ed., 2016).
#pragma once

#include <cstdint>
#include <limits>

namespace zermelo::detail {

inline constexpr double infinite = std::numeric_limits<double>::infinity();

/// Neither infinite nor NaN. Compared, since a difference of infinities is no constant expression.
constexpr bool is_finite(double x) { return -infinite < x && x < infinite; }
inline constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

/// ln 2 in two parts: the first has so few bits that its product with any exponent is exact.
inline constexpr double ln2_high = 0x1.62e42fefp-1, ln2_low = 0x1.473de6af278edp-34;

/// 2^n for -1022 <= n <= 1023.
constexpr double power_of_two(int n) { return __builtin_bit_cast(double, static_cast<std::uint64_t>(n + 1023) << 52); }

/// x = fraction * 2^exponent for a finite x above 0, with 1 <= fraction < 2.
struct binary_parts {
  double fraction;
  int exponent;
};
constexpr binary_parts parts_of(double x) {
  const bool subnormal = x < (std::numeric_limits<double>::min)();
  const auto bits = __builtin_bit_cast(std::uint64_t, subnormal ? x * 0x1p54 : x);
  const auto fraction_bits = (bits & 0x000F'FFFF'FFFF'FFFFu) | 0x3FF0'0000'0000'0000u;
  return {__builtin_bit_cast(double, fraction_bits), static_cast<int>(bits >> 52) - 1023 - (subnormal ? 54 : 0)};
}

/// 13! down to 2!.
inline constexpr double factorials[] = {6'227'020'800, 479'001'600, 39'916'800, 3'628'800, 362'880, 40'320,
                                        5'040,         720,         120,        24,        6,       2};

/// e^x. Infinite above 709.78..., 0 below -745.13...; a NaN stays one.
constexpr double exp(double x) {
  if (x != x) return x;
  if (x > 0x1.62e42fefa39efp+9) return infinite;
  if (x < -0x1.74910d52d3051p+9) return 0;
  // x = n ln 2 + r with |r| <= 0.35, and r = r_high + r_low.
  const int n = static_cast<int>(x * 0x1.71547652b82fep+0 + (x < 0 ? -0.5 : 0.5));
  const double reduced = x - n * ln2_high;
  const double r = reduced - n * ln2_low;
  const double r_low = (reduced - r) - n * ln2_low;
  // e^r - 1 - r, by Taylor's series: the first term left out is below 2^-58.
  double series = 0;
  for (const double divisor : factorials) series = series * r + 1 / divisor;
  const double sum = 1 + r;
  const double lost = (1 - sum) + r;  // what the sum has rounded away
  const double result = sum + (lost + (r_low + series * r * r));
  // Two factors, since 2^n itself may be too large, or too small to be a normal number.
  return result * power_of_two(n / 2) * power_of_two(n - n / 2);
}

/// The natural logarithm. Of 0 minus infinity, of infinity infinity, of a negative number or a NaN a NaN.
constexpr double log(double x) {
  if (x == 0) return -infinite;
  if (!(x > 0)) return not_a_number;
  if (x == infinite) return x;
  auto [m, n] = parts_of(x);
  if (m > 1.41421356) m /= 2, ++n;
  // ln m = 2 artanh s, a series in s^2 <= 0.0295, written so that the large terms are exact: f - f^2/2 + s (f^2/2 +
  // rest).
  const double f = m - 1;
  const double s = f / (2 + f);
  const double z = s * s;
  double rest = 0;
  for (int odd = 23; odd >= 3; odd -= 2) rest = (rest + 2.0 / odd) * z;
  const double half_square = f * f / 2;
  return n * ln2_high - ((half_square - (s * (half_square + rest) + n * ln2_low)) - f);
}

/// The square root, correctly rounded. Of infinity infinity, of a negative number or a NaN a NaN.
constexpr double sqrt(double x) {
  if (x == 0 || x == infinite) return x;
  if (!(x > 0)) return not_a_number;
  auto [m, n] = parts_of(x);
  if (n % 2 != 0) m *= 2, --n;
  // Newton's method: the relative error of the first guess, below 0.035, is squared and halved four times.
  double root = 0.7 + m / 3;
  for (int i = 0; i < 4; ++i) root = (root + m / root) / 2;
  // As integers, m 2^104 and root 2^52: what is left of the first is small, so it is exact modulo 2^64.
  auto rounded = static_cast<std::uint64_t>(root * 0x1p52);
  const auto left = static_cast<std::int64_t>((static_cast<std::uint64_t>(m * 0x1p52) << 52) - rounded * rounded);
  if (left > static_cast<std::int64_t>(rounded)) ++rounded;
  if (left <= -static_cast<std::int64_t>(rounded)) --rounded;
  return static_cast<double>(rounded) * 0x1p-52 * power_of_two(n / 2);
}

/// The same number, by the machine's own instruction at run time.
constexpr double fast_sqrt(double x) { return __builtin_is_constant_evaluated() ? sqrt(x) : __builtin_sqrt(x); }
}  // namespace zermelo::detail
