// EXPECT: a_weight_is_not_a_finite_number
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>

using namespace zermelo;
constexpr games::tic_tac_toe rules{};
constexpr auto blank = linear(rules, games::tic_tac_toe_features{});
#ifdef ZERMELO_TWIN
constexpr auto from(double weight) {
  auto evaluation = blank;
  evaluation.weights.of[0] = weight;
  return learn(rules, evaluation, episodes{1});
}
constexpr auto learnt = from(1);
#else
constexpr auto from(double weight) {
  auto evaluation = blank;
  evaluation.weights.of[0] = weight;
  return learn(rules, evaluation, episodes{1});
}
constexpr auto learnt = from(std::numeric_limits<double>::infinity());
#endif
