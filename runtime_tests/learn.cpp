// Learning where it is too dear for the compiler: the same bits at run time, a thousand games, many seeds, and games whose exact
// values are known.
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/simulate.hpp>

#include <limits>

#include "catch.hpp"
#include "facts/learn.hpp"
#include "thrown.hpp"

using namespace zermelo;
using learn_facts::trained, learn_facts::rules, learn_facts::board;

namespace {
const auto blank = linear(rules, games::tic_tac_toe_features{});

/// 300 games, in the steps in which the compiler trains; the first of the three seeds is `number`.
auto trained_from(std::uint64_t number) {
  asm volatile("" : "+m"(number));
  auto evaluation = blank;
  for (std::uint64_t i = 0; i < 3; ++i) evaluation = learn_facts::trained_on(evaluation, number + i);
  return evaluation;
}
bool cannot_be_beaten(const auto& policy) {
  return learn_facts::worst_outcome(policy, board::start(), player::max) == 0 &&
         learn_facts::worst_outcome(policy, board::start(), player::min) == 0;
}
}  // namespace

TEST_CASE("learning gives the same bits in the compiler and at run time") {
  CHECK(trained_from(1).weights == trained.weights);
  CHECK_FALSE(trained_from(2).weights == trained.weights);
}

TEST_CASE("what the compiler trained does not lose to random play in 1000 games on either side") {
  const auto policy = greedy_policy(rules, trained);
  CHECK(simulate_many(rules, policy, uniform, 1'000, seed{1}).min_wins == 0);
  CHECK(simulate_many(rules, uniform, policy, 1'000, seed{2}).max_wins == 0);
  // One that was taught nothing loses: the test can fail.
  CHECK(simulate_many(rules, uniform, greedy_policy(rules, blank), 1'000, seed{2}).max_wins > 150);
}

TEST_CASE("most seeds teach tic-tac-toe so that nobody can beat it") {
  int unbeaten = 0;
  for (std::uint64_t i = 0; i < 100; ++i) unbeaten += cannot_be_beaten(greedy_policy(rules, trained_from(3 * i + 1)));
  CHECK(unbeaten > 75);  // 869 of the first 1,000
}

TEST_CASE("mistakes of learning") {
  const auto said = [](auto... options) {
    return thrown<option_error>([&] { learn(rules, blank, options...); });
  };
  const double none = std::numeric_limits<double>::quiet_NaN(), infinite = std::numeric_limits<double>::infinity();
  for (const double rate : {0.0, -0.1, none, infinite})
    CHECK(said(episodes{1}, learning_rate{rate}) ==
          "a learning rate is not a finite number above 0, or it is halved after less than 0 games");
  CHECK_FALSE(said(episodes{1}, learning_rate{0.1, -1}).empty());
  CHECK_FALSE(said(episodes{1}, learning_rate{0.1, none}).empty());
  for (const double lambda : {-0.1, 1.1, none})
    CHECK(said(episodes{1}, trace_decay{lambda}) == "trace_decay is not between 0 and 1");
  for (const double chance : {-0.1, 1.1, none})
    CHECK(said(episodes{1}, exploring{chance}) == "the chance of exploring is not between 0 and 1");
  CHECK_FALSE(said(episodes{0}).empty());
  CHECK_FALSE(said(episodes{-1}).empty());

  const char* const no_range = "the range of the utilities of a game has ends that are not finite, or not one below the other";
  CHECK(thrown<option_error>([] { linear(rules, games::tic_tac_toe_features{}, {1, 1}); }) == no_range);
  CHECK(thrown<option_error>([=] { linear(rules, games::tic_tac_toe_features{}, {-1, infinite}); }) == no_range);
  CHECK(thrown<option_error>([=] { linear(rules, games::tic_tac_toe_features{}, {none, 1}); }) == no_range);
  CHECK(thrown<game_error>([] {
          learn(rules, linear(rules, games::tic_tac_toe_features{}, {-0.5, 0.5}), episodes{5});
        }) == "a utility is beyond the range that an evaluation was made for");
}

TEST_CASE("weights that are no numbers are a mistake before and after learning") {
  const char* const said =
      "a weight of an evaluation is not a finite number: take smaller features, or a smaller learning rate";
  auto broken = blank;
  broken.weights.of[3] = std::numeric_limits<double>::quiet_NaN();
  CHECK(thrown<game_error>([&] { learn(rules, broken, episodes{1}); }) == said);
  // Features so large that a step overflows.
  const auto large = linear<plain>(rules, [](board::state) { return feature_vector<1>{{1e200}}; });
  CHECK(thrown<game_error>([&] { learn(rules, large, episodes{50}, learning_rate{1e150}); }) == said);
}
