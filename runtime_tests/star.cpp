// Star1 and Star2: cuts at chance nodes change the cost and never the value.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/all_best.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/trace.hpp>
#include <zermelo/value.hpp>

#include <rapidcheck.h>

#include <limits>

#include "catch.hpp"
#include "random_tree.hpp"
#include "regular_tree.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
constexpr tree_shape with_dice{.depth = 6, .most_children = 4, .leaf_range = 10, .chance = true};
using dice_tree = random_tree<double>;

/// The same tree, which knows that no leaf is beyond 10 on either side.
struct bounded_tree : random_tree<double> {
  bounds<double> utility_bounds(tree_node) const { return {-10, 10}; }
};

template <class Value>
bool bound_is_true(const Value& value, bound b, const Value& truth) {
  return b == bound::exact ? value == truth : b == bound::lower ? value <= truth : truth <= value;
}
/// A cheap number in [-10, 10] that looks random.
double scramble(tree_node s) { return static_cast<double>(s * 0x9E37'79B9u >> 20) / 4095 * 20 - 10; }
}  // namespace

TEST_CASE("star1 and star2 find exactly what expectiminimax finds") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const dice_tree t = make_random_tree<double>(seed, with_dice);
    const auto truth = expectiminimax(t);
    const auto check = [&](const auto& found) {
      RC_ASSERT(found.value == truth.value);  // exactly: the last bit too
      RC_ASSERT(found.bound == bound::exact);
      RC_ASSERT(found.action == truth.action);
    };
    const auto one = alpha_beta(t, star1{-10, 10});
    check(one);
    RC_ASSERT(one.leaves <= alpha_beta(t).leaves);
    check(alpha_beta(t, star2{-10, 10}));
    check(alpha_beta(t, star1{-100, 1'000}));
    check(alpha_beta(bounded_tree{t}));
    check(alpha_beta(bounded_tree{t}, star2{-20, 20}));
  }));
}

TEST_CASE("star1 and star2 on exact fractions") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree<rational>(seed, {.depth = 5, .most_children = 3, .leaf_range = 10, .chance = true});
    const auto truth = expectiminimax(t);
    for (const auto& found : {alpha_beta(t, star1{-10, 10}), alpha_beta(t, star2{-10, 10})}) {
      RC_ASSERT(found.value == truth.value);
      RC_ASSERT(found.action == truth.action);
    }
  }));
}

TEST_CASE("star1 and star2 in a window say what their value means") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const dice_tree t = make_random_tree<double>(seed, with_dice);
    const double truth = expectiminimax(t).value;
    for (double alpha = -11; alpha < 11; alpha += 3.5)
      for (double beta = alpha + 0.25; beta < 12; beta += 3) {
        const auto check = [&](const auto& found) {
          RC_ASSERT(bound_is_true(found.value, found.bound, truth));
          if (alpha < truth && truth < beta) RC_ASSERT(found.value == truth);
          if (truth <= alpha) RC_ASSERT(found.value <= alpha);
          if (beta <= truth) RC_ASSERT(beta <= found.value);
        };
        check(alpha_beta(t, star1{-10, 10}, window{alpha, beta}));
        check(alpha_beta(t, star2{-10, 10}, window{alpha, beta}));
        check(alpha_beta(t, star1{-10, 10}, window{alpha, beta}, fail_hard{}));
        check(alpha_beta(t, star2{-10, 10}, window{alpha, beta}, fail_hard{}));
        check(alpha_beta(bounded_tree{t}, window{alpha, beta}));
      }
  }));
}

TEST_CASE("star1 and star2 with a depth limit, an order and a table") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const dice_tree t = make_random_tree<double>(seed, with_dice);
    const auto estimate = evaluate_with(scramble);
    const auto order = ordered_by([](tree_node, const branch& b) { return scramble(b.child); });
    const auto by_successor = ordered_by([](tree_node s) { return scramble(s); });
    transposition_table<dice_tree, 64> table;
    for (int depth = 0; depth <= 6; ++depth) {
      const double truth = expectiminimax(t, max_depth{depth}, estimate).value;
      RC_ASSERT(alpha_beta(t, star1{-10, 10}, max_depth{depth}, estimate).value == truth);
      RC_ASSERT(alpha_beta(t, star2{-10, 10}, max_depth{depth}, estimate, order).value == truth);
      RC_ASSERT(alpha_beta(t, star2{-10, 10}, max_depth{depth}, estimate, remember(table)).value == truth);
      RC_ASSERT(alpha_beta(t, star2{-10, 10}, max_depth{depth}, estimate, remember(table), by_successor).value == truth);
      RC_ASSERT(alpha_beta(t, star1{-10, 10}, max_depth{depth}, estimate, by_successor).value == truth);
      RC_ASSERT(alpha_beta(t, star1{-10, 10}, max_depth{depth}, estimate, remember(table), order).value == truth);
    }
  }));
}

TEST_CASE("all_best and the principal variation with star1") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const dice_tree t = make_random_tree<double>(seed, with_dice);
    if (t.is_terminal(0) || t.to_move(0) == player::chance) return;
    const double truth = expectiminimax(t).value;
    const auto best = all_best(t, star1{-10, 10});
    RC_ASSERT(best.value == truth);
    for (const branch& b : t.actions(0)) RC_ASSERT(best.contains(b) == (expectiminimax(t, b.child).value == truth));
  }));
}

TEST_CASE("what the stars save on regular trees") {
  const regular_tree t{.depth = 5, .branching = 6, .sides = 6};
  const auto all = expectiminimax(t), plain = alpha_beta(t), one = alpha_beta(t, star1{-1, 1});
  CHECK(one.value == all.value);
  CHECK(plain.leaves == all.leaves);  // without bounds there is nothing to cut where chance stands between the players
  CHECK(one.nodes < plain.nodes);
  // Star2 pays for its probes where the first action of a successor is a good one.
  const auto best_first = ordered_by([&t](const regular_tree::state& s, int a) { return expectiminimax(t, t.result(s, a)).value; });
  const auto ordered_one = alpha_beta(t, star1{-1, 1}, best_first), ordered_two = alpha_beta(t, star2{-1, 1}, best_first);
  CHECK(ordered_one.value == all.value);
  CHECK(ordered_two.value == all.value);
  CHECK(ordered_two.nodes < ordered_one.nodes / 2);
}

TEST_CASE("mistakes with star1 and star2") {
  const dice_tree t = make_random_tree<double>(3, with_dice);
  const char* const out_of_order = "the bounds of star1 or star2 are not two finite numbers, the lower one first";
  CHECK(thrown<option_error>([&] { alpha_beta(t, star1{1, -1}); }) == out_of_order);
  CHECK(thrown<option_error>([&] { alpha_beta(t, star2{0.0, std::numeric_limits<double>::infinity()}); }) == out_of_order);
  CHECK(thrown<option_error>([&] { alpha_beta(t, star1{std::numeric_limits<double>::quiet_NaN(), 1.0}); }) == out_of_order);
  CHECK(thrown<game_error>([&] { alpha_beta(regular_tree{}, star1{-0.125, 0.125}); }) ==
        "a utility or an evaluation is outside the bounds that the game's utility_bounds, star1 or star2 state");
}
