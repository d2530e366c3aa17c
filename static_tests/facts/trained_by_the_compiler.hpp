// A player of tic-tac-toe whom the compiler trains, and whom nobody can beat.
#pragma once

#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>
#include <zermelo/policies.hpp>

#include "fact.hpp"

namespace trained_by_the_compiler {
using namespace zermelo;

using board = games::tic_tac_toe;
inline constexpr board rules{};
constexpr auto trained_on(const auto& evaluation, std::uint64_t number) {
  return learn(rules, evaluation, episodes{100}, seed{number}, learning_rate{0.05}, trace_decay{0.5}, exploring{0.5}).evaluation;
}
// In pieces, each of which a compiler can do at its default limits.
inline constexpr auto first_hundred = trained_on(linear(rules, games::tic_tac_toe_features{}), 1);
inline constexpr auto second_hundred = trained_on(first_hundred, 2);
inline constexpr auto trained = trained_on(second_hundred, 3);

/// The bits of all weights, mixed.
constexpr std::uint64_t fingerprint(const auto& weights) {
  std::uint64_t all = 0;
  for (const double weight : weights.of) all = random_numbers(seed{all ^ __builtin_bit_cast(std::uint64_t, weight)}).next();
  return all;
}
// Not one bit differs between compilers, nor between them and the machine.
FACT(training_is_the_same_everywhere, fingerprint(given(trained).weights) == 0x15000ec9702ed226u)

/// The worst that a policy can come to as X or as O, over all ways to play against it.
constexpr int worst_outcome(const auto& policy, board::state s, player self) {
  const int sign = self == player::max ? 1 : -1;
  if (board::is_terminal(s)) return sign * board::utility(s);
  if (board::to_move(s) == self) return worst_outcome(policy, board::result(s, policy(s)), self);
  int worst = 1;
  for (const int a : board::actions(s)) {
    const int other = worst_outcome(policy, board::result(s, a), self);
    if (other < worst) worst = other;
  }
  return worst;
}
// It looks one ply ahead, and whoever plays against it cannot win. What knows nothing loses.
FACT(what_the_compiler_trained_cannot_be_beaten_as_X,
     worst_outcome(greedy_policy(rules, given(trained)), board::start(), player::max) == 0)
FACT(what_the_compiler_trained_cannot_be_beaten_as_O,
     worst_outcome(greedy_policy(rules, given(trained)), board::start(), player::min) == 0)
FACT(what_knows_nothing_can_be_beaten,
     worst_outcome(greedy_policy(rules, linear(rules, games::tic_tac_toe_features{})), board::start(), given(player::min)) == -1)
}  // namespace trained_by_the_compiler
