// The compiler plays tic-tac-toe against itself, 300 games, and learns. What is left of it in the program is nine numbers.
// Then the compiler proves that nobody can beat a player who goes by them and looks one ply ahead.
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/simulate.hpp>

#include <cstdio>

using namespace zermelo;
using board = games::tic_tac_toe;

constexpr board rules{};

// A hundred games for each constant, so that compilers do it without being told to try harder.
template <class Evaluation>
constexpr auto a_hundred_games(const Evaluation& before, seed number) {
  return learn(rules, before, episodes{100}, number, learning_rate{0.05}, trace_decay{0.5}, exploring{0.5}).evaluation;
}
constexpr auto knows_nothing = linear(rules, games::tic_tac_toe_features{});
constexpr auto after_100 = a_hundred_games(knows_nothing, seed{1});
constexpr auto after_200 = a_hundred_games(after_100, seed{2});
constexpr auto after_300 = a_hundred_games(after_200, seed{3});

constexpr auto trained = greedy_policy(rules, after_300);

// As O: the best reply of all to this player is worth 0 to X.
static_assert(expectimax(rules, trained).value == 0);

void play(const char* name, const auto& policy) {
  constexpr int games = 1'000;
  const rollouts as_x = simulate_many(rules, policy, uniform, games, seed{1});
  const rollouts as_o = simulate_many(rules, uniform, policy, games, seed{2});
  std::printf("%-10s %5d won %5d drawn %5d lost as X %6d won %5d drawn %5d lost as O\n", name, as_x.max_wins, as_x.draws(),
              as_x.min_wins, as_o.min_wins, as_o.draws(), as_o.max_wins);
}

int main() {
  std::puts("weights, learnt while this was compiled:");
  for (const double weight : after_300.weights.of) std::printf("  %.17g\n", weight);
  std::puts("1,000 games against random play on either side:");
  play("untaught", greedy_policy(rules, knows_nothing));
  play("after 100", greedy_policy(rules, after_100));
  play("after 300", trained);
  const rollouts lost = simulate_many(rules, uniform, trained, 1'000, seed{2});
  return lost.max_wins == 0 && simulate_many(rules, trained, uniform, 1'000, seed{1}).min_wins == 0 ? 0 : 1;
}
