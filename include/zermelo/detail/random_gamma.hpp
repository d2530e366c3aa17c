// Random numbers with a gamma distribution, of which noise for priors is made.
// Source: G. Marsaglia, W. Tsang, A simple method for generating gamma variables, ACM TOMS 26 (2000); for normal ones G.
// Marsaglia, T. Bray, A convenient method for generating normal variables, SIAM Review 6 (1964).
#pragma once

#include <zermelo/detail/arithmetic.hpp>
#include <zermelo/random_choice.hpp>

namespace zermelo::detail {

/// Normal, with mean 0 and standard deviation 1.
constexpr double random_normal(random_numbers& random) {
  for (;;) {
    const double x = 2 * random.unit() - 1, y = 2 * random.unit() - 1;
    const double square = x * x + y * y;
    if (square > 0 && square < 1) return x * sqrt(-2 * log(square) / square);
  }
}

/// Gamma with shape `alpha` above 0 and scale 1: the mean is alpha, and so is the variance.
constexpr double random_gamma(double alpha, random_numbers& random) {
  // Below 1: u^(1 / alpha) times one of shape alpha + 1.
  if (alpha < 1) return random_gamma(alpha + 1, random) * exp(log(1 - random.unit()) / alpha);
  const double d = alpha - 1.0 / 3, c = 1 / sqrt(9 * d);
  for (;;) {
    const double x = random_normal(random);
    const double root = 1 + c * x;
    if (root <= 0) continue;
    const double v = root * root * root;
    if (log(1 - random.unit()) < x * x / 2 + d * (1 - v + log(v))) return d * v;
  }
}
}  // namespace zermelo::detail
