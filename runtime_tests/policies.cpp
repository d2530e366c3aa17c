// Policies and simulation where it is too dear for the compiler: exp, log and sqrt against <cmath>, the chain of
// inequalities and the agreement of simulation with evaluation on many games, and the mistakes.
#include <zermelo/games/halving.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/tree_dsl.hpp>

#include <rapidcheck.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "catch.hpp"
#include "random_tree.hpp"
#include "thrown.hpp"

using namespace zermelo;
using games::halving;

namespace {
// ---- exp, log, sqrt -------------------------------------------------------------------------------------------------

/// How far `x` is from the truth, in units in the last place of a double.
double error_in_ulp(double x, long double truth) {
  int exponent = 0;
  std::frexp(static_cast<double>(truth), &exponent);
  const long double ulp = std::ldexp(1.0L, exponent - 53 < -1074 ? -1074 : exponent - 53);
  return static_cast<double>(std::fabs(static_cast<long double>(x) - truth) / ulp);
}

/// Positive and finite, every exponent equally often: subnormal numbers too.
double any_positive(std::mt19937_64& random) {
  const double fraction = std::uniform_real_distribution<double>(1, 2)(random);
  return std::ldexp(fraction, std::uniform_int_distribution<int>(-1073, 1023)(random));
}
constexpr int many = 300'000;
const double nan_value = std::numeric_limits<double>::quiet_NaN();
const double infinity = std::numeric_limits<double>::infinity();
}  // namespace

// The largest errors of 20 million arguments: exp 0.71 ulp (0.79 where the result is subnormal), log 0.84 ulp; sqrt is
// correctly rounded. <cmath> itself: 0.51, 0.52 and 0.5.
TEST_CASE("exp is within one unit in the last place") {
  REQUIRE(std::numeric_limits<long double>::digits >= 64);  // otherwise the truth is no better than what it judges
  std::mt19937_64 random(1);
  double largest = 0;
  for (int i = 0; i < many; ++i)
    for (const double end : {745.1, 709.7, 30.0, 1.0, 1e-3, 1e-9}) {
      const double x = std::uniform_real_distribution<double>(-end, end < 709.7 ? end : 709.7)(random);
      largest = std::fmax(largest, error_in_ulp(detail::exp(x), std::exp(static_cast<long double>(x))));
    }
  INFO("largest error: " << largest << " ulp");
  CHECK(largest < 0.85);
  CHECK(largest > 0.5);
}

TEST_CASE("log is within one unit in the last place") {
  std::mt19937_64 random(2);
  double largest = 0;
  for (int i = 0; i < many; ++i)
    for (const double x : {any_positive(random), std::uniform_real_distribution<double>(0.5, 2)(random),
                           1 + std::uniform_real_distribution<double>(-1e-6, 1e-6)(random), static_cast<double>(1 + i)})
      largest = std::fmax(largest, error_in_ulp(detail::log(x), std::log(static_cast<long double>(x))));
  INFO("largest error: " << largest << " ulp");
  CHECK(largest < 0.9);
  CHECK(largest > 0.5);
}

TEST_CASE("sqrt is correctly rounded") {
  std::mt19937_64 random(3);
  for (int i = 0; i < many; ++i)
    for (const double x :
         {any_positive(random), std::uniform_real_distribution<double>(0, 4)(random), static_cast<double>(i)})
      REQUIRE(detail::sqrt(x) == std::sqrt(x));
}

TEST_CASE("exp, log and sqrt of special numbers are those of cmath") {
  for (const double x :
       {0.0, -0.0, 1.0, -1.0, 4.0, infinity, -infinity, 709.78, 709.79, 1e300, -745.13, -745.14, -1e300}) {
    INFO(x);
    CHECK(std::isnan(detail::log(x)) == std::isnan(std::log(x)));
    CHECK(std::isnan(detail::sqrt(x)) == std::isnan(std::sqrt(x)));
    if (std::isinf(std::exp(x)) || std::exp(x) == 0) CHECK(detail::exp(x) == std::exp(x));
    if (std::isinf(std::log(x))) CHECK(detail::log(x) == std::log(x));
    if (!std::isnan(std::sqrt(x))) {
      CHECK(detail::sqrt(x) == std::sqrt(x));
      CHECK(std::signbit(detail::sqrt(x)) == std::signbit(std::sqrt(x)));
    }
  }
  CHECK(std::isnan(detail::exp(nan_value)));
  CHECK(std::isnan(detail::log(nan_value)));
  CHECK(std::isnan(detail::sqrt(nan_value)));
  CHECK(detail::exp(0) == 1);
  CHECK(detail::log(1) == 0);
}

// ---- the chain of inequalities --------------------------------------------------------------------------------------

namespace {
/// V(reply, min) <= V(max, min) <= V(max, known) <= V(reply, known), and how often each link is strict.
struct links {
  int strict[3]{};
  int equal[3]{};

  /// Compares the four values exactly, as fractions.
  template <class Game, class Known>
  bool hold(const Game& g, const Known& known) {
    const auto perfect = minimax_policy(g);
    const auto reply = expectimax_policy(g, known);
    const rational values[] = {
        evaluate<rational>(g, reply, perfect).value, evaluate<rational>(g, perfect, perfect).value,
        evaluate<rational>(g, perfect, known).value, evaluate<rational>(g, reply, known).value};
    bool all = values[1] == rational(alpha_beta(g).value) && values[3] == expectimax<rational>(g, known).value;
    for (int i = 0; i < 3; ++i) {
      all = all && values[i] <= values[i + 1];
      ++(values[i] < values[i + 1] ? strict : equal)[i];
    }
    return all;
  }
};
}  // namespace

TEST_CASE("the chain of inequalities holds exactly on random trees, equal and strict at every link") {
  links found;
  for (std::uint64_t number = 0; number < 2'000; ++number) {
    const auto t = make_random_tree(number, {.depth = 4, .most_children = 3, .leaf_range = 4});
    REQUIRE(found.hold(t, uniform));
    REQUIRE(found.hold(t, [](const auto& g, tree_node s) {  // prefers its first action, two to one
      std::vector<weighted<branch>> choices;
      for (const branch& b : g.actions(s)) choices.push_back({b, {1, 1}});
      const auto parts = static_cast<std::int64_t>(choices.size()) + 1;
      for (auto& choice : choices) choice.probability = {&choice == &choices[0] ? 2 : 1, parts};
      return choices;
    }));
  }
  for (int i = 0; i < 3; ++i) {
    INFO("link " << i + 1);
    CHECK(found.strict[i] > 100);
    CHECK(found.equal[i] > 100);
  }
}

TEST_CASE("the chain of inequalities holds exactly on the halving game up to 11") {
  links found;
  for (int n = 0; n <= 11; ++n) {
    REQUIRE(found.hold(halving{n}, uniform));
    REQUIRE(found.hold(halving{n}, [](halving::state) { return games::halving_action::half; }));
    REQUIRE(found.hold(halving{n}, [](halving::state) { return games::halving_action::decrement; }));
  }
  for (int i = 0; i < 3; ++i) CHECK((found.strict[i] > 0 && found.equal[i] > 0));
}

// ---- simulation and evaluation --------------------------------------------------------------------------------------

namespace {
bool agree(const rollouts& played, double truth, double errors) {
  return std::abs(played.mean - truth) <= errors * played.standard_error + 1e-9;
}
}  // namespace

TEST_CASE("simulation agrees with evaluation within four standard errors on random trees") {
  for (std::uint64_t number = 1; number <= 100; ++number) {
    const auto t = make_random_tree<double>(number, {.depth = 5, .most_children = 3, .chance = true});
    const auto soft = softmax_policy(t, [](tree_node s) { return static_cast<double>(s % 7); }, 2);
    INFO("tree " << number);
    CHECK(agree(simulate_many(t, uniform, uniform, 2'000, seed{number}), evaluate(t, uniform, uniform).value, 4));
    CHECK(agree(simulate_many(t, soft, uniform, 2'000, seed{number}), evaluate(t, soft, uniform).value, 4));
  }
}

TEST_CASE("simulation agrees with evaluation within four standard errors on the games") {
  for (int n = 0; n <= 11; ++n) {
    const halving g{n};
    const auto perfect = minimax_policy(g);
    INFO("halving " << n);
    CHECK(agree(simulate_many(g, uniform, uniform, 4'000, seed{1}), evaluate(g, uniform, uniform).value, 4));
    CHECK(agree(simulate_many(g, perfect, uniform, 4'000, seed{2}), evaluate(g, perfect, uniform).value, 4));
    CHECK(agree(simulate_many(g, uniform, perfect, 4'000, seed{3}), evaluate(g, uniform, perfect).value, 4));
  }
  const games::tic_tac_toe board;
  const double at_random = evaluate(board, uniform, uniform).value;
  CHECK(agree(simulate_many(board, uniform, uniform, 20'000, seed{1}), at_random, 4));
  // Well known: of games with random moves X wins 58.5 %, O 28.8 %.
  CHECK(std::abs(at_random - (0.585 - 0.288)) < 0.001);
}

// Hoeffding's inequality: a mean of n numbers within [-6, 6] is more than d from the true one with a probability of at
// most 2 exp(-2 n d^2 / 144). With n = 20,000 and d = 0.4 that is 5e-20 for each case, whatever the tree and the seed.
TEST_CASE("simulation agrees with evaluation for every seed") {
  REQUIRE(rc::check([](std::uint64_t tree_seed, std::uint64_t play_seed) {
    const tree_shape shape{.depth = 4, .most_children = 3, .leaf_range = 6, .chance = true};
    const auto t = make_random_tree<double>(tree_seed, shape);
    const rollouts played = simulate_many(t, uniform, uniform, 20'000, seed{play_seed});
    RC_ASSERT(std::abs(played.mean - evaluate(t, uniform, uniform).value) < 0.4);
    RC_ASSERT(played.stopped == 0);
  }));
}

TEST_CASE("the interval holds the true mean in about 95 of 100 cases") {
  const halving g{6};
  const double truth = evaluate(g, uniform, uniform).value;
  int inside = 0;
  for (std::uint64_t number = 1; number <= 1'000; ++number) {
    const rollouts played = simulate_many(g, uniform, uniform, 400, seed{number});
    inside += played.lower() <= truth && truth <= played.upper();
  }
  CHECK(inside > 930);
  CHECK(inside < 970);
}

TEST_CASE("three at random share what three players of Nim can win") {
  const games::many_player_nim<3> g(3, 2, 1);
  const auto played = simulate_many(g, players{uniform, uniform, uniform}, 20'000, seed{1});
  const double sum = played.of[0].mean + played.of[1].mean + played.of[2].mean;
  CHECK(std::abs(sum - 3) < 1e-9);  // places 0, 1 and 2
  CHECK(played.games == 20'000);
  CHECK(played.stopped == 0);
}

TEST_CASE("a table plays as the policy it was made of") {
  REQUIRE(rc::check([](std::uint64_t number) {
    const auto t = make_random_tree(number, {.depth = 4, .most_children = 3, .chance = true});
    const auto soft = softmax_policy(t, [](tree_node s) { return static_cast<int>(s % 5); }, 1.5);
    const auto table = tabulate(t, soft);
    RC_ASSERT(evaluate(t, table, uniform).value == evaluate(t, soft, uniform).value);
    const double played_by_table = simulate_many(t, table, table, 20, seed{number}).mean;
    RC_ASSERT(played_by_table == simulate_many(t, soft, soft, 20, seed{number}).mean);
  }));
}

TEST_CASE("the table of perfect tic-tac-toe never loses") {
  const games::tic_tac_toe board;
  const auto table = tabulate(board, minimax_policy(board));
  CHECK(table.size() == 4'520);  // the states in which the game is not over
  CHECK(simulate_many(board, table, uniform, 300, seed{1}).min_wins == 0);
  CHECK(simulate_many(board, uniform, table, 300, seed{1}).max_wins == 0);
}

TEST_CASE("softmax is safe and prefers what is better") {
  REQUIRE(rc::check([](double a, double b, double heat) {
    RC_PRE(a == a && b == b);
    const double temperature = std::abs(heat) + 1e-300;
    RC_PRE(temperature < infinity);
    const tree at_max = max_node(a, b), at_min = min_node(a, b);
    const auto no_estimate = [](tree_node) { return 0.0; };
    const auto of_max = softmax_policy(at_max, no_estimate, temperature)(0);
    const auto of_min = softmax_policy(at_min, no_estimate, temperature)(0);
    const double p = of_max[0].probability, q = of_max[1].probability;
    RC_ASSERT(0 <= p);
    RC_ASSERT(0 <= q);
    RC_ASSERT(std::abs(p + q - 1) < 1e-15);
    RC_ASSERT((a < b ? p <= q : q <= p));
    RC_ASSERT(of_min[0].probability == q);
    RC_ASSERT(of_min[1].probability == p);
  }));
}

// ---- mistakes -------------------------------------------------------------------------------------------------------

namespace {
const tree small = max_node(min_node(2, 3), 1);

/// Gives two probabilities to the leaves below Min.
template <class Probability>
auto weigh(Probability first, Probability second) {
  return [first, second](tree_node) {
    return std::vector<weighted<branch, Probability>>{{branch{2}, first}, {branch{3}, second}};
  };
}
}  // namespace

TEST_CASE("mistake a policy that gives no action") {
  const char* const said = "a policy gives no action at all in a state that is not terminal";
  const auto nothing = [](tree_node) { return std::vector<weighted<branch, double>>{}; };
  const auto no_choice = [](tree_node) { return optional_action<branch>{}; };
  CHECK(thrown<policy_error>([&] { expectimax(small, nothing); }) == said);
  CHECK(thrown<policy_error>([&] { evaluate(small, nothing, nothing); }) == said);
  CHECK(thrown<policy_error>([&] { expectimax(small, no_choice); }) == said);
  CHECK(thrown<policy_error>([&] { simulate(small, no_choice, uniform, seed{1}); }) == said);
  CHECK(thrown<policy_error>([&] { simulate(small, nothing, uniform, seed{1}); }) == said);
  CHECK(thrown<policy_error>([&] { tabulate(small, nothing); }) == said);
  CHECK(thrown<policy_error>([] { evaluate(small, uniform, expectimax_policy(small, uniform)); }) == said);
  CHECK(thrown<policy_error>([] { minimax_policy(small)(2); }) == said);
}

TEST_CASE("mistake probabilities of a policy that are none") {
  const char* const range = "a probability is not between 0 and 1";
  const char* const total = "the probabilities of a node do not sum to 1";
  const auto refused = [](const auto& policy) {
    const std::string said = thrown<probability_error>([&] { expectimax(small, policy); });
    const auto to_min = [](tree_node) { return branch{1}; };
    CHECK(thrown<probability_error>([&] { simulate(small, to_min, policy, seed{1}); }) == said);
    CHECK(thrown<probability_error>([&] { tabulate(small, policy, player::min); }) == said);
    return said;
  };
  CHECK(refused(weigh(-1.0, 2.0)) == range);
  CHECK(refused(weigh(fraction{-1, 1}, fraction{2, 1})) == range);
  CHECK(refused(weigh(rational(-1), rational(2))) == range);
  CHECK(refused(weigh(nan_value, 1.0)) == range);
  CHECK(refused(weigh(infinity, 0.0)) == range);
  CHECK(refused(weigh(0.3, 0.6)) == total);
  CHECK(refused(weigh(0.5, 0.6)) == total);
  CHECK(refused(weigh(0.0, 0.0)) == total);
  CHECK(refused(weigh(fraction{1, 3}, fraction{1, 3})) == total);
  CHECK(refused(weigh(rational(1, 2), rational(2, 3))) == total);
  CHECK(expectimax(small, weigh(0.25, 0.75)).value == 2.75);
}

TEST_CASE("mistake a policy that gives probability to an illegal action") {
  const char* const said = "a policy names an action that is not legal here";
  const auto seldom = [](tree_node) {
    return std::vector<weighted<branch, double>>{{branch{1}, 0.999'999}, {branch{7}, 0.000'001}};
  };
  CHECK(thrown<policy_error>([&] { evaluate(small, seldom, uniform); }) == said);
  CHECK(thrown<policy_error>([&] { simulate(small, seldom, uniform, seed{1}); }) == said);  // even if it is not drawn
  CHECK(thrown<policy_error>([&] { tabulate(small, seldom); }) == said);
}

TEST_CASE("mistake policy tables") {
  const policy_table at_root{policy_row{tree_node{0}, branch{1}}};
  CHECK(thrown<policy_error>([&] { evaluate(small, uniform, at_root); }) == "a policy table has no row for this state");
  CHECK(thrown<capacity_error>([] { tabulate<2>(small, uniform); }) ==
        "a policy has more rows than its table can hold");
  CHECK(thrown<policy_error>([] { policy_table<int, int>{}(1); }) == "a policy table has no row for this state");
}

TEST_CASE("mistake a temperature that is none") {
  for (const double temperature : {0.0, -0.0, -1.0, nan_value, infinity, -infinity})
    CHECK(thrown<option_error>([&] { softmax_policy(small, [](tree_node) { return 0; }, temperature); })
              .find("temperature") != std::string::npos);
  CHECK(thrown<option_error>([] { softmax_policy(small, [](tree_node) { return 0; }, 1e-308); }).empty());
}

TEST_CASE("mistake simulations") {
  const games::many_player_nim<3> g(1, 1, 1);
  CHECK(thrown<policy_error>([&] { simulate(g, players{uniform, uniform}, seed{1}); }) ==
        "a player moves who has been given no policy");
  CHECK(thrown<option_error>([&] { simulate_many(g, players{uniform, uniform, uniform}, 0, seed{1}); })
            .find("1 or more") != std::string::npos);
  for (const int times : {1, 0, -1})
    CHECK(thrown<option_error>([&] { simulate(small, uniform, uniform, seed{1}, repetition_limit{times}); })
              .find("repetition limit") != std::string::npos);
  CHECK(thrown<option_error>([] { simulate(small, uniform, uniform, seed{1}, ply_limit{-1}); }) ==
        "the ply limit is negative");
}
