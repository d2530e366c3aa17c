// Search by sampling where it is too dear for the compiler: proofs of whole games, means against exact values, what every
// answer must satisfy on any game, and the same answers in the compiler and at run time.
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/dots_and_boxes.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/puct.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/time_budget.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>
#include <zermelo/value_iteration.hpp>
#include <zermelo/who_wins.hpp>

#include <rapidcheck.h>

#include <atomic>
#include <cmath>
#include <limits>
#include <vector>

#include "catch.hpp"
#include "facts/random_dag.hpp"
#include "random_tree.hpp"
#include "thrown.hpp"

using namespace zermelo;
using board = games::tic_tac_toe;

namespace {
// The compiler's answers, to be compared with those of the program bit for bit.
constexpr auto sampled_by_the_compiler = mcts(board{}, board::start(), playouts{60}, seed{7});
constexpr auto guided_by_the_compiler = puct(
    board{}, board::start(), [](board::state, int cell) { return 1 + cell % 3; }, zero_values{}, playouts{40}, seed{7},
    root_noise{});

template <class Result>
bool same(const Result& x, const Result& y) {
  if (!(x.action == y.action) || x.mean != y.mean || x.proven != y.proven || x.visits != y.visits || x.nodes != y.nodes ||
      x.size() != y.size())
    return false;
  for (std::size_t i = 0; i < x.size(); ++i)
    if (!(x[i].action == y[i].action) || x[i].visits != y[i].visits || x[i].mean != y[i].mean || x[i].proven != y[i].proven)
      return false;
  return true;
}

/// What holds of every answer about a game whose utilities lie between two numbers.
template <class Result>
void check_answer(const Result& found, double least, double greatest, std::uint64_t samples) {
  RC_ASSERT(found.samples <= samples);
  std::uint64_t visits = 0;
  for (const auto& move : found) {
    visits += move.visits;
    RC_ASSERT((move.visits > 0 || move.mean == 0));
    RC_ASSERT((move.visits == 0 || (move.mean >= least && move.mean <= greatest)));
    RC_ASSERT((!move.proven || static_cast<double>(move.value) == move.mean));
  }
  RC_ASSERT(visits == found.visits);
  RC_ASSERT((found.visits == 0 || (found.mean >= least && found.mean <= greatest)));
  RC_ASSERT((found.size() == 0 || found.proven || found.samples == samples));
}
}  // namespace

TEST_CASE("mcts and puct answer alike in the compiler and at run time") {
  std::uint64_t number = 7;
  asm volatile("" : "+m"(number));
  CHECK(same(sampled_by_the_compiler, mcts(board{}, board::start(), playouts{60}, seed{number})));
  CHECK(same(guided_by_the_compiler,
             puct(
                 board{}, board::start(), [](board::state, int cell) { return 1 + cell % 3; }, zero_values{}, playouts{40},
                 seed{number}, root_noise{})));
  CHECK_FALSE(same(sampled_by_the_compiler, mcts(board{}, board::start(), playouts{60}, seed{8})));
}

TEST_CASE("mcts does not take a draw for a loss, whatever the seed") {
  for (std::uint64_t i = 0; i < 1'000; ++i) {
    const auto found = mcts(board{}, board::position("XOO/OXX/.X."), playouts{30}, seed{i});
    REQUIRE(found.action == 8);
    REQUIRE(found.value == 0);
  }
}

// Lost whatever one does, but cell 8 lasts for four plies and the others for two.
TEST_CASE("mcts loses slowly where it is lost") {
  for (std::uint64_t i = 0; i < 100; ++i) {
    const auto found = mcts(board{}, board::position("OX./.O./...", player::max), playouts{300}, seed{i});
    REQUIRE(found.value == -1);
    REQUIRE(found.action == 8);
  }
}

TEST_CASE("a value function that knows nothing goes with any bounds") {
  const games::dots_and_boxes boxes(1, 2);
  const auto found = puct(boxes, uniform, zero_values{}, playouts{100'000});
  REQUIRE(found.proven);
  CHECK(found.value == minimax(boxes).value);
}

TEST_CASE("mcts proves tic-tac-toe and every opening") {
  for (std::uint64_t i = 0; i < 3; ++i) {
    const auto found = mcts(board{}, playouts{200'000}, seed{i});
    REQUIRE(found.proven);
    CHECK(found.value == 0);
    if (i == 1) CHECK(found.samples == 27'779);  // docs/sampling.md
    CHECK(found.samples < 100'000);
    for (const auto& move : found) CHECK((move.proven && move.value == 0));
  }
  const auto guided = puct(board{}, uniform, zero_values{}, playouts{1'000'000});
  CHECK(guided.proven);
  CHECK(guided.value == 0);
}

TEST_CASE("mcts proves every state of tic-tac-toe within six plies of the end") {
  const board g;
  std::vector<board::state> layer{g.start()};
  std::size_t count = 0;
  std::vector<bool> seen(1u << 19);
  for (int ply = 0; ply < 8; ++ply) {
    std::vector<board::state> next;
    for (const auto& s : layer)
      for (const int a : g.actions(s)) {
        const auto after = g.result(s, a);
        if (g.is_terminal(after) || seen[g.key(after)]) continue;
        seen[g.key(after)] = true;
        next.push_back(after);
        if (ply < 3) continue;
        const auto found = mcts(g, after, playouts{5'000}, seed{count++});
        const auto exact = minimax(g, after);
        REQUIRE(found.proven);
        REQUIRE(found.value == exact.value);
        REQUIRE(minimax(g, g.result(after, *found.action)).value == exact.value);
      }
    layer = next;
  }
  CHECK(count > 3'000);
}

TEST_CASE("mcts proves whole boards of Connect Four, and ends of games") {
  const games::connect_four<4, 4> small;
  const auto late = small.position("12344321");
  const auto found = mcts(small, late, playouts{200'000});
  REQUIRE(found.proven);
  CHECK(found.value == minimax(small, late).value);
  // Who wins is proven sooner than by how much.
  const auto winner = mcts(who_wins(small), late, playouts{200'000});
  REQUIRE(winner.proven);
  CHECK(winner.value == (found.value > 0) - (found.value < 0));
  CHECK(winner.samples <= found.samples);
}

// Whoever moves next, and with chance: proofs are exact, to the last bit where chance averages.
TEST_CASE("mcts proves the values of random trees") {
  REQUIRE(rc::check("proofs", [] {
    const auto number = *rc::gen::arbitrary<std::uint64_t>();
    const auto tree = random_tree_builder<double>(number, {.depth = 4, .most_children = 3, .chance = true}).build();
    const auto exact = expectiminimax(tree);
    const auto found = mcts(tree, playouts{100'000}, seed{number});
    RC_ASSERT(found.proven);
    RC_ASSERT(found.value == exact.value);
    if (exact.action) RC_ASSERT(expectiminimax(tree, tree.result(tree.start(), *found.action)).value == exact.value);
    const auto guided = puct(tree, uniform, by_playouts, playouts{100'000}, seed{number});
    RC_ASSERT(guided.proven);
    RC_ASSERT(guided.value == exact.value);
  }));
}

TEST_CASE("mcts answers of random trees and games are consistent") {
  REQUIRE(rc::check("consistent", [] {
    const auto number = *rc::gen::arbitrary<std::uint64_t>();
    const auto samples = *rc::gen::inRange<std::uint64_t>(0, 300);
    const auto tree = random_tree_builder<int>(number, {.depth = 6, .most_children = 4, .chance = true}).build();
    check_answer(mcts(tree, playouts{samples}, seed{number}), -6, 6, samples);
    check_answer(mcts(tree, playouts{samples}, seed{number}, most_nodes{40}), -6, 6, samples);
    check_answer(puct(tree, uniform, zero_values{}, playouts{samples}, seed{number}, root_noise{}), -6, 6, samples);
    const random_dag<> layers(number);
    check_answer(mcts(layers, playouts{samples}, seed{number}), -1'000'000, 1'000'000, samples);
  }));
}

TEST_CASE("a tree that goes on after moves keeps its counts") {
  REQUIRE(rc::check("advance", [] {
    const auto number = *rc::gen::arbitrary<std::uint64_t>();
    const auto rules = random_tree_builder<int>(number, {.depth = 7, .most_children = 3, .chance = true}).build();
    mcts_tree<random_tree<int>, 0, seed, most_nodes> grown(rules, rules.start(), seed{number}, most_nodes{200});
    while (!rules.is_terminal(grown.state())) {
      const auto before = grown.search(playouts{50});
      const auto& taken = before[number % before.size()];
      grown.advance(taken.action);
      RC_ASSERT(grown.size() <= before.nodes);
      const auto after = grown.search(playouts{0});
      RC_ASSERT(after.visits == taken.visits);
      if (taken.visits > 0 && !taken.proven) RC_ASSERT(after.mean == taken.mean);
      std::uint64_t visits = 0;
      for (const auto& move : after) visits += move.visits;
      RC_ASSERT(visits <= after.visits);
    }
  }));
}

// Integers have no mean that is an integer, so games with chance are not proven there, but the samples' means come near the
// exact values.
TEST_CASE("mcts comes near exact values with chance and players who move twice") {
  const games::pig race(20);
  const auto exact = value_iteration(race);
  const auto found = mcts(race, playouts{200'000}, seed{1});
  CHECK(std::fabs(found.mean - exact.value(race.start())) < 0.05);

  // A player who may move again, and a die that is seen in advance: one ply above the leaves nothing is left to search, so
  // that the samples are independent, and their mean is within 4 standard errors.
  int inside = 0;
  for (std::uint64_t i = 0; i < 200; ++i) {
    const auto rules = random_tree_builder<int>(i, {.depth = 1, .most_children = 6, .chance = true}).build();
    if (rules.to_move(rules.start()) != player::chance) continue;
    constexpr int samples = 2'000;
    const auto mean = mcts(rules, playouts{samples}, seed{i}).mean;
    const double error = 6 / std::sqrt(static_cast<double>(samples));
    REQUIRE(std::fabs(mean - expectiminimax(rules).value) <= 4 * error);
    ++inside;
  }
  CHECK(inside > 30);
}

TEST_CASE("mcts converges to the exact value of Triangle War's ends") {
  const games::triangle_war rules;
  const auto late = rules.position("24 45 59 36 25 35 12 13 23 56 58 48");
  const auto found = mcts(rules, late, playouts{100'000});
  REQUIRE(found.proven);
  CHECK(found.value == minimax(rules, late).value);
}

TEST_CASE("budgets end a search by sampling") {
  std::atomic<bool> stop{true};
  CHECK(mcts(board{}, stop_on(stop)).samples == 0);
  CHECK(mcts(board{}, stop_on(stop)).action.has_value());
  const auto few = mcts(board{}, node_budget{1'000});
  CHECK((few.samples > 50 && few.samples < 1'000));
  CHECK(mcts(games::connect_four<>{}, time_budget{std::chrono::milliseconds(20)}).samples > 10);
  CHECK(mcts(games::connect_four<>{}, time_budget{std::chrono::milliseconds(0)}).action.has_value());
  CHECK(mcts(board{}, playouts{10}, node_budget{1'000'000}).samples == 10);
}

namespace {
/// A game of one choice whose faults are switched on one by one.
struct faulty {
  using state = int;
  using action = int;
  using value = double;
  static constexpr int max_actions = 3;

  bool without_actions = false;
  int count = 2;
  double leaf = 1;
  double bound = 10;
  player mover = player::max;

  int start() const { return 0; }
  player to_move(int) const { return mover; }
  auto actions(int) const { return integers<>{.below = without_actions ? 0 : count}; }
  int result(int s, int) const { return s + 1; }
  bool is_terminal(int s) const { return s == 2; }
  double utility(int) const { return leaf; }
  bounds<double> utility_bounds(int) const { return {-bound, bound}; }
};
constexpr double infinity = std::numeric_limits<double>::infinity(), nan_value = std::numeric_limits<double>::quiet_NaN();
}  // namespace

TEST_CASE("mistakes of searches by sampling") {
  const auto said = [](const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; };
  CHECK(said(thrown<option_error>([] { mcts(board{}, playouts{1}, explore{-1}); }), "constant of exploration"));
  CHECK(said(thrown<option_error>([] { mcts(board{}, playouts{1}, explore{nan_value}); }), "constant of exploration"));
  CHECK(said(thrown<option_error>([] { mcts(board{}, playouts{1}, ply_limit{-1}); }), "ply limit"));
  CHECK(said(thrown<capacity_error>([] { mcts<5>(board{}, playouts{1}); }), "no room for the actions"));
  for (const std::size_t few : {0u, 1u, 9u}) {
    const std::string no_room = "no room for the actions";
    CHECK(said(thrown<capacity_error>([&] { mcts(board{}, playouts{1}, most_nodes{few}); }), no_room));
    CHECK(said(thrown<capacity_error>([&] { puct(board{}, uniform, by_playouts, playouts{1}, most_nodes{few}); }), no_room));
  }
  CHECK(said(thrown<capacity_error>([] { mcts_tree(board{}, board::start(), most_nodes{0}); }), "no room for the actions"));
  CHECK(said(thrown<capacity_error>([] { mcts(faulty{.count = 4}, playouts{1}); }), "more actions"));
  CHECK(said(thrown<game_error>([] { mcts(faulty{.without_actions = true}, playouts{1}); }), "no action"));
  CHECK(said(thrown<game_error>([] { mcts(faulty{.leaf = nan_value}, playouts{3}); }), "NaN"));
  CHECK(said(thrown<game_error>([] { mcts(faulty{.leaf = infinity}, playouts{3}); }), "infinite"));
  CHECK(said(thrown<game_error>([] { mcts(faulty{.mover = nth_player(2)}, playouts{3}); }), "third player"));
  CHECK(said(thrown<game_error>([] { mcts(faulty{.mover = player::chance}, playouts{3}); }), "probability"));
  CHECK(said(thrown<game_error>([] { puct(faulty{}, uniform, [](int) { return 11.0; }, playouts{3}); }), "outside the bounds"));
  CHECK(said(thrown<game_error>([] { puct(faulty{}, uniform, [](int) { return nan_value; }, playouts{3}); }), "NaN"));
  CHECK(said(thrown<game_error>([] { puct(faulty{}, uniform, [](int) { return -infinity; }, playouts{3}); }), "infinite"));
  for (const double bad : {11.0, -10.5}) {
    const evaluate_with estimate{[bad](int) { return bad; }};
    CHECK(said(thrown<game_error>([&] { mcts(faulty{}, playouts{3}, ply_limit{0}, estimate); }), "outside the bounds"));
  }
  const std::string in_order = "have the greater number first";
  CHECK(said(thrown<game_error>([] { mcts(faulty{.bound = -10}, playouts{3}); }), in_order));
  CHECK(said(thrown<game_error>([] { puct(faulty{.bound = -10}, uniform, zero_values{}, playouts{3}); }), in_order));
  CHECK(said(thrown<game_error>([] { mcts(faulty{.bound = infinity}, playouts{3}); }), "infinite"));
  CHECK(said(thrown<game_error>([] { mcts(faulty{.bound = nan_value}, playouts{3}); }), "NaN"));
  struct turned_round_later : faulty {
    bounds<double> utility_bounds(int s) const { return {s == 0 ? -10.0 : 10.0, s == 0 ? 10.0 : -10.0}; }
  };
  CHECK(said(thrown<game_error>([] { mcts(turned_round_later{}, playouts{3}); }), in_order));
  struct plays_badly : faulty {
    double playout(int, random_numbers&) const { return infinity; }
  };
  CHECK(said(thrown<game_error>([] { mcts(plays_badly{}, playouts{3}); }), "infinite"));
  for (const double bad : {-0.5, nan_value, infinity})
    CHECK(said(thrown<policy_error>([bad] { puct(faulty{}, [bad](int, int) { return bad; }, zero_values{}, playouts{1}); }),
               "prior"));
  for (const root_noise bad : {root_noise{0, 0.5}, root_noise{-1, 0.5}, root_noise{infinity, 0.5}, root_noise{1, -0.1},
                               root_noise{1, 1.1}, root_noise{nan_value, 0.5}, root_noise{1, nan_value}})
    CHECK(said(thrown<option_error>([bad] { puct(board{}, uniform, zero_values{}, playouts{1}, bad); }), "root_noise"));
  mcts_tree grown(board{}, board::start());
  CHECK(said(thrown<game_error>([&] { grown.advance(9); }), "not legal"));
  grown.advance(4);
  CHECK(said(thrown<game_error>([&] { grown.advance(4); }), "not legal"));
  random_numbers random(seed{1});
  const auto found = mcts(board{}, playouts{20});
  for (const double bad : {0.0, -1.0, infinity, nan_value})
    CHECK(said(thrown<option_error>([&] { draw_by_visits(found, bad, random); }), "of a draw by visits"));
}

TEST_CASE("gamma numbers have the mean and the variance of their shape") {
  for (const double alpha : {0.03, 0.3, 1.0, 4.5}) {
    random_numbers random(seed{1});
    constexpr int many = 200'000;
    double sum = 0, squares = 0;
    for (int i = 0; i < many; ++i) {
      const double x = zermelo::detail::random_gamma(alpha, random);
      REQUIRE(x >= 0);
      sum += x;
      squares += (x - alpha) * (x - alpha);
    }
    CHECK(std::fabs(sum / many - alpha) < 5 * std::sqrt(alpha / many));
    CHECK(std::fabs(squares / many / alpha - 1) < 0.05 / std::sqrt(alpha < 1 ? alpha : 1));
  }
}
