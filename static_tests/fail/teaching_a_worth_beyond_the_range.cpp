// EXPECT: a_utility_is_beyond_the_range_of_utilities
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/linear_evaluation.hpp>

using namespace zermelo;
constexpr games::tic_tac_toe rules{};
constexpr bool taught(double target, double rate) {
  auto evaluation = linear(rules, games::tic_tac_toe_features{});
  evaluation.teach(rules.start(), target, rate);
  return true;
}
#ifdef ZERMELO_TWIN
static_assert(taught(1, 0.1));
#else
static_assert(taught(1.5, 0.1));
#endif
