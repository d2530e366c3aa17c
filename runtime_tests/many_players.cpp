// Games of many players, on random trees and on Nim; and what can go wrong with vectors of utilities.
#include <zermelo/constant_sum.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/paranoid.hpp>

#include <rapidcheck.h>

#include <cmath>
#include <limits>
#include <vector>

#include "catch.hpp"
#include "random_tree.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
using three = utility_vector<double, 3>;
using three_player_tree = random_tree<three>;

three_player_tree make_three_player_tree(std::uint64_t seed) {
  return make_random_tree<three>(seed, {.depth = 5, .most_children = 3, .leaf_range = 3, .players = 3});
}

/// max^n from its definition: of the successors' vectors the first that is best for the mover.
three from_the_definition(const three_player_tree& t, tree_node s) {
  if (t.is_terminal(s)) return t.utility(s);
  const auto mover = static_cast<std::size_t>(number_of(t.to_move(s)));
  std::vector<three> all;
  for (const branch& b : t.actions(s)) all.push_back(from_the_definition(t, b.child));
  three best = all[0];
  for (const three& v : all)
    if (v.of[mover] > best.of[mover]) best = v;
  return best;
}

/// The same tree with what Max wins given to Max and taken from Min.
struct zero_sum_vectors {
  using state = tree_node;
  using action = branch;
  using value = utility_vector<int, 2>;
  random_tree<int> tree;
  state start() const { return 0; }
  player to_move(state s) const { return tree.to_move(s); }
  auto actions(state s) const { return tree.actions(s); }
  state result(state s, const action& a) const { return tree.result(s, a); }
  bool is_terminal(state s) const { return tree.is_terminal(s); }
  value utility(state s) const { return {7 + tree.utility(s), 3 - tree.utility(s)}; }
};
}  // namespace

TEST_CASE("max_n is max^n by its definition") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_three_player_tree(seed);
    const auto found = max_n(t);
    RC_ASSERT(found.value == from_the_definition(t, 0));
    RC_ASSERT(found.bound == bound::exact);
    RC_ASSERT(max_n(t, t.result(0, *found.action)).value == found.value);
  }));
}

TEST_CASE("with two players who share a constant, max_n, minimax and alpha-beta agree") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const zero_sum_vectors g{make_random_tree<int>(seed)};
    const auto as_one = constant_sum(g, 10);
    const int value = minimax(as_one).value;
    RC_ASSERT(value == alpha_beta(as_one).value);
    RC_ASSERT(as_one.shares(value) == max_n(g).value);
    RC_ASSERT(minimax(as_one).action == max_n(g).action);
    RC_ASSERT(value == 4 + 2 * minimax(g.tree).value);
  }));
}

TEST_CASE("trusting nobody never promises more than max_n") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_three_player_tree(seed);
    const three together = max_n(t).value;
    for (int i = 0; i < 3; ++i) {
      const paranoid_game alone(t, nth_player(i));
      RC_ASSERT(alpha_beta(alone).value == minimax(alone).value);
      RC_ASSERT(minimax(alone).value <= together[nth_player(i)]);
    }
    if (!t.is_terminal(0)) RC_ASSERT(paranoid(t).value == minimax(paranoid_game(t, t.to_move(0))).value);
  }));
}

TEST_CASE("chance and many players: the mean of each player's utility") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const auto t = make_random_tree<three>(seed, {.depth = 4, .most_children = 3, .chance = true, .players = 3});
    const auto found = max_n(t);
    if (t.is_terminal(0)) {
      RC_ASSERT(found.value == t.utility(0));
    } else {
      three mean;
      double count = 0;
      for (const branch& b : t.actions(0)) {
        const three v = max_n(t, b.child).value;
        mean = mean + v;
        ++count;
        if (t.to_move(0) != player::chance) RC_ASSERT(v[t.to_move(0)] <= found.value[t.to_move(0)]);
      }
      if (t.to_move(0) == player::chance)
        for (int i = 0; i < 3; ++i)
          RC_ASSERT(std::abs((mean / count)[nth_player(i)] - found.value[nth_player(i)]) < 1e-9);
    }
  }));
}

TEST_CASE("Nim for three, four and five players follows the rule") {
  const auto check = [](auto g) {
    CHECK((max_n(g).value.of[0] == 0) == g.mover_comes_last(g.start()));
    const int all = static_cast<int>(decltype(g)::value::players);
    CHECK(max_n(g).value.sum() == all * (all - 1) / 2);
  };
  for (int a = 0; a <= 4; ++a)
    for (int b = 0; b <= a; ++b)
      for (int c = 0; c <= b && a + b + c <= 8; ++c) {
        check(games::many_player_nim<3>(a, b, c));
        check(games::many_player_nim<4>(a, b, c));
        check(games::many_player_nim<5>(a, b, c));
      }
  check(games::many_player_nim<3>(1, 2, 3, 3));
}

namespace {
struct faulty_vectors {
  using state = int;
  using action = int;
  using value = utility_vector<double, 2>;
  player mover = player::max;
  double of_min = 1;
  int start() const { return 0; }
  player to_move(int) const { return mover; }
  auto actions(int) const { return integers<>{.below = 2}; }
  int result(int s, int) const { return s + 1; }
  bool is_terminal(int s) const { return s == 2; }
  value utility(int) const { return {1.0, of_min}; }
};
struct faulty_numbers : faulty_vectors {
  using value = int;
  int utility(int) const { return 1; }
};
struct wide_vectors : faulty_vectors {
  using value = utility_vector<int, 2>;
  value utility(int) const { return {std::numeric_limits<int>::max(), std::numeric_limits<int>::min() + 1}; }
};
}  // namespace

TEST_CASE("mistakes with utilities of many players") {
  CHECK(thrown<game_error>([] { max_n(faulty_vectors{.mover = nth_player(2)}); }) ==
        "a player moves, or is asked for, who has no number in the game's utility vector");
  CHECK(thrown<game_error>([] { paranoid(faulty_vectors{.mover = nth_player(7)}); }) ==
        "a player moves, or is asked for, who has no number in the game's utility vector");
  CHECK(thrown<game_error>([] { max_n(faulty_vectors{.of_min = std::numeric_limits<double>::quiet_NaN()}); }) ==
        "a utility or an evaluation is not a number (NaN)");
  const char* const third = "a third player moves in a search for two players: use max_n or paranoid";
  CHECK(thrown<game_error>([] { minimax(faulty_numbers{{.mover = nth_player(2)}}); }) == third);
  CHECK(thrown<game_error>([] { alpha_beta(faulty_numbers{{.mover = nth_player(2)}}); }) == third);
  CHECK(thrown<game_error>([] { minimax(constant_sum(faulty_vectors{}, 3)); }) ==
        "the utilities of an outcome do not have the sum that constant_sum was given: use max_n");
  CHECK(thrown<game_error>([] { minimax(constant_sum(wide_vectors{}, 0)); }) ==
        "the difference of the two players' utilities is beyond the value type");
  CHECK(minimax(constant_sum(faulty_vectors{}, 2)).value == 0);
}
