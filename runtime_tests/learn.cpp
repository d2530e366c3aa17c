// Learning where it is too dear for the compiler: the same bits at run time, a thousand games, many seeds, and games whose exact
// values are known.
#define ZERMELO_SOME_FACTS  // the facts themselves are checked in facts.cpp: their players are wanted here
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/connect_four_features.hpp>
#include <zermelo/games/halving_features.hpp>
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/learn.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/policy_value_network.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/who_wins.hpp>

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

#include "../benchmarks/learning/match.hpp"

#include "catch.hpp"
#include "facts/trained_by_the_compiler.hpp"
#include "thrown.hpp"

using namespace zermelo;
using trained_by_the_compiler::trained, trained_by_the_compiler::rules, trained_by_the_compiler::board;

namespace {
const auto blank = linear(rules, games::tic_tac_toe_features{});

/// 300 games, in the steps in which the compiler trains; the first of the three seeds is `number`.
auto trained_from(std::uint64_t number) {
  asm volatile("" : "+m"(number));
  auto evaluation = blank;
  for (std::uint64_t i = 0; i < 3; ++i) evaluation = trained_by_the_compiler::trained_on(evaluation, number + i);
  return evaluation;
}
bool is_near(double x, double y, double margin) { return std::abs(x - y) <= margin; }
bool cannot_be_beaten(const auto& policy) {
  return trained_by_the_compiler::worst_outcome(policy, board::start(), player::max) == 0 &&
         trained_by_the_compiler::worst_outcome(policy, board::start(), player::min) == 0;
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

TEST_CASE("learning finds who wins every halving game from those of 30 and less") {
  auto learnt = linear(games::halving{}, games::halving_features{});
  for (int i = 0; i < 500; ++i)
    learnt = learn(games::halving{1 + i % 30}, learnt, episodes{1}, seed{static_cast<std::uint64_t>(i)}, exploring{0.3}).evaluation;
  std::vector<bool> wins{true, false};  // who is to move at 0 wins
  for (std::size_t n = 2; n <= 10'000; ++n) {
    wins.push_back(!wins[n - 1] || !wins[n / 2]);
    const games::halving::state s{static_cast<int>(n), player::max}, other{s.n, player::min};
    REQUIRE((learnt(s) > 0) == wins[n]);
    REQUIRE(learnt(other) == -learnt(s));
  }
}

TEST_CASE("learning Connect Four on 4 x 4 tells wins and losses it has not seen, and beats its beginning") {
  const auto g = who_wins(games::connect_four<4, 4>{});
  const auto at_first = linear(g, games::connect_four_features<4, 4>{});
  const auto learnt = learn(g, at_first, episodes{1'000}, seed{1}, learning_rate{0.02}, trace_decay{0.5}, exploring{0.5}).evaluation;
  const auto m = learning::match(g, learning::positions(g, 6, 200, seed{2}), greedy_policy(g, learnt), greedy_policy(g, at_first),
                                 seed{3});
  CHECK(m.score > 0.65);  // 0.73 after 5,000 games
  CHECK(m.lower() > 0.5);
  large_table<std::remove_const_t<decltype(g)>> table(1 << 18);
  int won = 0, right = 0;
  for (const auto& s : learning::positions(g, 13, 500, seed{4})) {
    const int exact = alpha_beta(g, s, remember(table)).value;
    won += exact != 0;
    right += exact != 0 && (learnt(s) > 0) == (exact > 0);
  }
  CHECK(won > 100);
  CHECK(right > 0.8 * won);  // 0.88
}

TEST_CASE("evaluations answer alike in a range of any scale") {
  // Utilities of another scale, and a middle that is not 0, teach the same: tanh is stretched.
  struct scaled : board {
    using value = double;
    static double utility(state s) { return 3 + 4.0 * board::utility(s); }
    static bounds<double> utility_bounds(state) { return {-1, 7}; }
  };
  const auto here = learn(rules, blank, episodes{50}, seed{5}, learning_rate{0.08}).evaluation;
  const auto there = learn(scaled{}, linear(scaled{}, games::tic_tac_toe_features{}), episodes{50}, seed{5}, learning_rate{0.005})
                         .evaluation;  // errors and slopes are 4 times as large, so steps are 16 times
  for (std::size_t i = 0; i < 9; ++i) CHECK(is_near(there.weights.of[i], here.weights.of[i], 1e-9));
}

TEST_CASE("the squashed sum is the hyperbolic tangent") {
  double worst = 0;
  random_numbers random(seed{1});
  for (int i = 0; i < 200'000; ++i) {
    const double x = (2 * random.unit() - 1) * (i % 2 == 0 ? 1 : 25);
    const double error = std::abs(squashed::value(x, {-1, 1}) - std::tanh(x));
    if (worst < error) worst = error;
    REQUIRE(squashed::value(-x, {-1, 1}) == -squashed::value(x, {-1, 1}));
  }
  CHECK(worst <= 0x1p-52);
}

// ---- the network

namespace {
using network = policy_value_network<3, 4, 2>;
using numbers = std::array<double, sizeof(network) / sizeof(double)>;
constexpr feature_vector<3> seen{{1, -0.5, 0}};
constexpr feature_vector<2> wanted{{0.3, 0.7}};
constexpr double wanted_worth = -0.6;

/// Half the square of the error of the worth, less the logarithm of the odds that were wanted.
double loss(const numbers& weights) {
  const auto said = std::bit_cast<network>(weights).look(seen);
  const double sum = said.odds[0] + said.odds[1];
  return (wanted_worth - said.worth) * (wanted_worth - said.worth) / 2 - wanted.of[0] * std::log(said.odds[0] / sum) -
         wanted.of[1] * std::log(said.odds[1] / sum);
}
}  // namespace

TEST_CASE("a network is taught along the gradient of its loss") {
  const double rate = 1e-3;
  int moved = 0, still = 0;  // a hidden unit that is 0 teaches what is before it nothing
  for (std::uint64_t number = 1; number <= 20; ++number) {
    network net(seed{number});
    for (int i = 0; i < 5; ++i) net.teach({{0.5, 0.5, 1}}, {{0.9, 0.1}}, 0.4, 0.1);  // away from the zeros of the beginning
    const auto before = std::bit_cast<numbers>(net);
    net.teach(seen, wanted, wanted_worth, rate, 0);
    const auto after = std::bit_cast<numbers>(net);
    for (std::size_t i = 0; i < before.size(); ++i) {
      numbers more = before, less = before;
      more[i] += 1e-6, less[i] -= 1e-6;
      CHECK(is_near((after[i] - before[i]) / rate, (loss(less) - loss(more)) / 2e-6, 1e-6));
      ++(after[i] != before[i] ? moved : still);
    }
  }
  CHECK(moved > 100);
  CHECK(still > 100);
}

TEST_CASE("a linear evaluation is taught along the gradient of its error") {
  auto evaluation = linear(rules, games::tic_tac_toe_features{}, {-2, 5});
  for (double& weight : evaluation.weights.of) weight = 0.1;
  const auto s = board::position("XO./.X./O..");
  const double target = 3;
  auto taught = evaluation;
  taught.teach(s, target, 1e-3);
  for (std::size_t i = 0; i < 9; ++i) {
    auto more = evaluation, less = evaluation;
    more.weights.of[i] += 1e-5, less.weights.of[i] -= 1e-5;
    const auto half_square = [&](const auto& e) { return (target - e(s)) * (target - e(s)) / 2; };
    CHECK(is_near((taught.weights.of[i] - evaluation.weights.of[i]) / 1e-3, (half_square(less) - half_square(more)) / 2e-5, 1e-6));
  }
}

namespace {
const char* const beyond_range = "a utility, or a worth that is to be taught, is beyond the range that an evaluation was made for";
constexpr double none = std::numeric_limits<double>::quiet_NaN(), infinite = std::numeric_limits<double>::infinity();
}  // namespace

TEST_CASE("mistakes of a network") {
  network net(seed{1});
  const network before = net;
  for (const double rate : {0.0, -1.0, none, infinite})
    CHECK_FALSE(thrown<option_error>([&] { net.teach(seen, wanted, 0, rate); }).empty());
  for (const double worth : {5.0, -1.1, 1.1, none, infinite})
    CHECK(thrown<game_error>([&] { net.teach(seen, wanted, worth, 0.1); }) == beyond_range);
  for (const double share : {-0.1, 1.1, none, infinite})
    CHECK(thrown<probability_error>([&] { net.teach(seen, {{share, 1 - share}}, 0, 0.1); }) ==
          "a probability is not between 0 and 1");
  for (const double share : {0.0, 0.4, 0.6, 0.5 + 1e-8})
    CHECK(thrown<probability_error>([&] { net.teach(seen, {{share, 0.5}}, 0, 0.1); }) ==
          "the probabilities of a node do not sum to 1");
  CHECK(net == before);  // a mistake teaches nothing
  CHECK(thrown<error>([&] { net.teach(seen, {{0.5 + 1e-12, 0.5}}, 1, 0.1); }).empty());
  CHECK_FALSE(net == before);
  CHECK_FALSE(thrown<game_error>([&] { net.teach({{none, 0, 0}}, wanted, 0, 0.1); }).empty());
}

namespace {
struct two_actions {
  using state = int;
  using action = int;
  using value = int;
  int first;
  static int start() { return 0; }
  static player to_move(int) { return player::max; }
  std::array<int, 2> actions(int) const { return {first, first + 1}; }
  static int result(int, int) { return 1; }
  static bool is_terminal(int s) { return s == 1; }
  static int utility(int) { return 1; }
};
}  // namespace

TEST_CASE("a game whose actions are not those of the network") {
  const network net(seed{1});
  for (const int first : {-1, 0, 1}) {
    const auto guide = guided_by(two_actions{first}, net, [](int) { return seen; });
    const auto said = thrown<game_error>([&] { guide.priors()(0); });
    CHECK(said == (first == 0 ? "" : "an action of the game is not a number from 0 below the actions of the network"));
    CHECK(thrown<game_error>([&] { guide(0); }) == said);
  }
}

TEST_CASE("mistakes of learning") {
  const auto said = [](auto... options) {
    return thrown<option_error>([&] { learn(rules, blank, options...); });
  };
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
  CHECK(thrown<option_error>([] { linear(rules, games::tic_tac_toe_features{}, {-1, infinite}); }) == no_range);
  CHECK(thrown<option_error>([] { linear(rules, games::tic_tac_toe_features{}, {none, 1}); }) == no_range);
  CHECK(thrown<game_error>([] {
          learn(rules, linear(rules, games::tic_tac_toe_features{}, {-0.5, 0.5}), episodes{5});
        }) == beyond_range);

  const auto s = board::start();
  for (const double rate : {0.0, -0.1, none, infinite})
    CHECK_FALSE(thrown<option_error>([=] { auto taught = blank; taught.teach(s, 0, rate); }).empty());
  for (const double target : {-1.1, 1.1, none, infinite, -infinite})
    CHECK(thrown<game_error>([=] { auto taught = blank; taught.teach(s, target, 0.1); }) == beyond_range);
  for (const double target : {-1.0, 1.0})
    CHECK(thrown<error>([=] { auto taught = blank; taught.teach(s, target, 0.1); }).empty());
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
