// What must hold on every tree, tried on thousands of random ones.
#include <zermelo/all_best.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/value.hpp>

#include <rapidcheck.h>

#include <cmath>
#include <cstdlib>
#include <vector>

#include "catch.hpp"
#include "random_tree.hpp"

using namespace zermelo;

namespace {
const bool thousand_cases_each = [] { return ::setenv("RC_PARAMS", "max_success=1000", 0) == 0; }();

using tree_game = random_tree<int>;

/// A cheap number that looks random, from a state and a seed: an ordering that knows nothing.
int scramble(std::uint64_t seed, tree_node s) { return static_cast<int>((seed ^ s) * 0x9E37'79B9'7F4A'7C15u >> 40); }

bool bound_is_true(int value, bound b, int truth) {
  return b == bound::exact ? value == truth : b == bound::lower ? value <= truth : truth <= value;
}
}  // namespace

TEST_CASE("alpha-beta finds the minimax value and an action that reaches it") {
  REQUIRE(thousand_cases_each);
  REQUIRE(rc::check([](std::uint64_t seed) {
    const tree_game t = make_random_tree(seed);
    const auto truth = minimax(t);
    const auto found = alpha_beta(t);
    RC_ASSERT(found.value == truth.value);
    RC_ASSERT(found.bound == bound::exact);
    RC_ASSERT(found.leaves <= truth.leaves);
    RC_ASSERT(found.nodes <= truth.nodes);
    RC_ASSERT(minimax(t, t.result(0, *found.action)).value == truth.value);
    RC_ASSERT(*found.action == *truth.action);
  }));
}

TEST_CASE("alpha-beta equals minimax on five thousand larger trees") {
  for (std::uint64_t seed = 0; seed < 5'000; ++seed) {
    const tree_game t = make_random_tree(seed, {.depth = 7, .most_children = 4, .leaf_range = 20});
    REQUIRE(alpha_beta(t).value == minimax(t).value);
  }
}

TEST_CASE("ordering never changes the value") {
  REQUIRE(rc::check([](std::uint64_t seed, std::uint64_t order) {
    const tree_game t = make_random_tree(seed);
    const auto by_chance = [order](tree_node, const branch& b) { return scramble(order, b.child); };
    RC_ASSERT(alpha_beta(t, ordered_by(by_chance)).value == minimax(t).value);
  }));
}

TEST_CASE("a windowed search says what its value means") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const tree_game t = make_random_tree(seed);
    const int truth = minimax(t).value;
    for (int alpha = -8; alpha < 8; alpha += 3)
      for (int beta = alpha + 1; beta < 9; beta += 3) {
        const auto soft = alpha_beta(t, window{alpha, beta});
        const auto hard = alpha_beta(t, window{alpha, beta}, fail_hard{});
        RC_ASSERT(bound_is_true(soft.value, soft.bound, truth));
        RC_ASSERT(bound_is_true(hard.value, hard.bound, truth));
        if (alpha < truth && truth < beta) {
          RC_ASSERT(soft.value == truth);
          RC_ASSERT(soft.bound == bound::exact);
          RC_ASSERT(hard.value == truth);
        } else {
          RC_ASSERT(soft.bound == (truth <= alpha ? bound::upper : bound::lower));
        }
      }
  }));
}

TEST_CASE("a depth limit gives the value of the tree cut off there") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const tree_game t = make_random_tree(seed);
    const auto estimate = evaluate_with([](tree_node s) { return scramble(7, s) % 10; });
    for (int depth = 0; depth <= 6; ++depth) {
      const auto truth = minimax(t, max_depth{depth}, estimate);
      const auto found = alpha_beta(t, max_depth{depth}, estimate);
      RC_ASSERT(found.value == truth.value);
      RC_ASSERT(found.action == truth.action);
    }
  }));
}

TEST_CASE("all_best returns exactly the optimal actions") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const tree_game t = make_random_tree(seed);
    const int truth = minimax(t).value;
    const auto best = all_best(t);
    RC_ASSERT(best.value == truth);
    for (const branch& b : t.actions(0)) RC_ASSERT(best.contains(b) == (minimax(t, b.child).value == truth));
  }));
}

TEST_CASE("the principal variation replays to the value it claims") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const tree_game t = make_random_tree(seed);
    const auto line = principal_variation(t);
    tree_node s = 0;
    for (const branch& b : line) s = t.result(s, b);
    RC_ASSERT(t.is_terminal(s));
    RC_ASSERT(t.utility(s) == line.value);
    RC_ASSERT(line.value == minimax(t).value);
  }));
}

namespace {
/// Value and distance by brute force, from the definition: win soonest, lose latest, otherwise the first.
struct timed {
  int value, plies;
};
timed timed_value(const tree_game& t, tree_node s) {
  if (t.is_terminal(s)) return {t.utility(s), 0};
  const bool at_max = t.to_move(s) == player::max;
  std::vector<timed> all;
  for (const branch& b : t.actions(s)) {
    const timed v = timed_value(t, b.child);
    all.push_back({v.value, v.plies + 1});
  }
  timed best = all[0];
  for (const timed& v : all) {
    const bool better = at_max ? v.value > best.value : v.value < best.value;
    const bool mover_wins = at_max ? v.value > 0 : v.value < 0;
    const bool mover_loses = at_max ? v.value < 0 : v.value > 0;
    const bool timelier = v.value == best.value &&
                          ((mover_wins && v.plies < best.plies) || (mover_loses && v.plies > best.plies));
    if (better || timelier) best = v;
  }
  return best;
}
}  // namespace

TEST_CASE("by_distance wins soonest and loses latest") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const tree_game t = make_random_tree(seed, {.depth = 5, .most_children = 3, .leaf_range = 1});
    const timed truth = timed_value(t, 0);
    const auto by_minimax = minimax(t, by_distance);
    const auto by_alpha_beta = alpha_beta(t, by_distance);
    RC_ASSERT(by_minimax.value == truth.value);
    RC_ASSERT(by_alpha_beta.value == truth.value);
    if (truth.value != 0) {
      RC_ASSERT(by_minimax.distance == truth.plies);
      RC_ASSERT(by_alpha_beta.distance == truth.plies);
    }
  }));
}

TEST_CASE("a transposition table changes the cost and never the value") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const tree_game t = make_random_tree(seed);
    transposition_table<tree_game, 64> small;  // small enough to lose entries
    const int truth = minimax(t).value;
    RC_ASSERT(alpha_beta(t, remember(small), window{truth - 1, truth + 1}).value == truth);
    RC_ASSERT(alpha_beta(t, remember(small)).value == truth);
    RC_ASSERT(alpha_beta(t, remember(small)).value == truth);
  }));
}

namespace {
/// A layered graph whose states are reached along many ways: (layer, place) leads to places of the next layer.
struct layered_game {
  struct state {
    int layer = 0;
    int place = 0;
  };
  using action = int;
  using value = int;
  std::uint64_t seed = 0;
  static constexpr int layers = 7, width = 5;

  int number(state s, int which) const {
    return scramble(seed, static_cast<tree_node>(s.layer * 1'000 + s.place * 100 + which));
  }
  state start() const { return {}; }
  player to_move(state s) const { return number(s, 50) % 2 == 0 ? player::max : player::min; }
  auto actions(state s) const { return integers<>{.below = 1 + number(s, 51) % 3}; }
  state result(state s, action a) const { return {s.layer + 1, number(s, a) % width}; }
  bool is_terminal(state s) const { return s.layer == layers; }
  value utility(state s) const { return number(s, 52) % 9 - 4; }
  std::uint64_t key(state s) const { return static_cast<std::uint64_t>(s.layer * 16 + s.place); }
};
}  // namespace

TEST_CASE("states that are reached along many ways keep their values") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const layered_game g{seed};
    const int truth = minimax(g).value;
    transposition_table<layered_game, 128> table;
    RC_ASSERT(alpha_beta(g).value == truth);
    RC_ASSERT(alpha_beta(g, remember(table), window{truth, truth + 1}).value <= truth);
    RC_ASSERT(alpha_beta(g, remember(table), window{truth - 1, truth}).value >= truth);
    RC_ASSERT(alpha_beta(g, remember(table)).value == truth);
    const auto estimate = evaluate_with([](layered_game::state s) { return s.place - 2; });
    for (int depth = 1; depth < layered_game::layers; ++depth) {
      const int shallow = minimax(g, max_depth{depth}, estimate).value;
      RC_ASSERT(alpha_beta(g, remember(table), max_depth{depth}, estimate).value == shallow);
    }
  }));
}

TEST_CASE("alpha-beta with chance nodes equals expectiminimax") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree<double>(seed, {.depth = 5, .most_children = 3, .leaf_range = 6, .chance = true});
    RC_ASSERT(std::abs(alpha_beta(t).value - expectiminimax(t).value) < 1e-9);
  }));
}

TEST_CASE("who is optimal against whom: the chain of inequalities") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree<double>(seed, {.depth = 4, .most_children = 3});
    const auto perfect = minimax_policy(t);
    const auto reply = expectimax_policy(t, uniform);
    const double slack = 1e-9;  // the means are floating
    const double reply_against_min = evaluate(t, reply, perfect).value, max_against_min = evaluate(t, perfect, perfect).value;
    const double max_against_known = evaluate(t, perfect, uniform).value, reply_against_known = evaluate(t, reply, uniform).value;
    RC_ASSERT(reply_against_min <= max_against_min + slack);
    RC_ASSERT(max_against_min <= max_against_known + slack);
    RC_ASSERT(max_against_known <= reply_against_known + slack);
    RC_ASSERT(std::abs(max_against_min - minimax(t).value) < slack);
    RC_ASSERT(std::abs(reply_against_known - expectimax(t, uniform).value) < slack);
  }));
}

TEST_CASE("simulated games agree with the evaluation of their policies") {
  for (std::uint64_t number = 1; number <= 20; ++number) {
    const auto t = make_random_tree<double>(number, {.depth = 4, .most_children = 3, .chance = true});
    const rollouts played = simulate_many(t, uniform, uniform, 2'000, seed{number});
    const double truth = evaluate(t, uniform, uniform).value;
    CHECK(std::abs(played.mean - truth) <= 4 * played.standard_error + 1e-9);
  }
}

TEST_CASE("a large game of Nim is lost for the mover by search and by rule") {
  const games::nim g(15, 22, 19, 10);
  static transposition_table<games::nim, std::size_t{1} << 18> table;
  REQUIRE(alpha_beta(g, remember(table)).value == -1);
  REQUIRE_FALSE(g.mover_wins(g.start()));
}

TEST_CASE("the only winning move of Nim 3, 6, 9 takes four from the third pile") {
  const games::nim g(3, 6, 9);
  transposition_table<games::nim, 4096> table;
  const auto best = all_best(g, remember(table));
  REQUIRE(best.size() == 1);
  REQUIRE(best[0] == games::nim_action{2, 4});
}
