// Transposition tables, large and checked, and what uses them: no table, size, replacement, window, depth or order ever
// changes a value.
#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/mtd_f.hpp>
#include <zermelo/value.hpp>

#include <rapidcheck.h>

#include <limits>
#include <map>
#include <vector>

#include "catch.hpp"
#include "random_dag.hpp"
#include "random_tree.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
using threats = games::connect_four_threats<>;
static_assert(detail::small_entries<random_dag<true>> && !detail::small_entries<random_dag<false>>);
static_assert(detail::small_entries<threats> && detail::small_entries<games::connect_four_threats<7, 7>>);
static_assert(sizeof(detail::table_entry<threats>::type) == 8);

template <class Game>
auto by_place(const Game&) {
  return ordered_by([](typename Game::state s) { return s.place; });
}

/// Searches of every kind, one after another with the same table.
template <class Game, class Table>
void same_values_with(const Game& g, Table& table) {
  const int truth = minimax(g).value;
  RC_ASSERT(alpha_beta(g, remember(table), window{truth, truth + 1}).value <= truth);
  RC_ASSERT(alpha_beta(g, remember(table), window{truth - 1, truth}, fail_hard{}).value == truth);
  RC_ASSERT(alpha_beta(g, remember(table), window{-100, truth}, fail_hard{}, by_place(g)).value == truth);
  RC_ASSERT(alpha_beta(g, remember(table), window{truth, 100}, by_place(g)).value <= truth);
  RC_ASSERT(alpha_beta(g, remember(table)).value == truth);
  const auto found = alpha_beta(g, remember(table), by_place(g));
  RC_ASSERT(found.value == truth);
  RC_ASSERT(minimax(g, g.result(g.start(), *found.action)).value == truth);
  const auto bisected = bisect(g, remember(table), by_place(g));
  RC_ASSERT(bisected.value == truth);
  RC_ASSERT(minimax(g, g.result(g.start(), *bisected.action)).value == truth);
  for (const int guess : {truth, 0, -100, 100}) {
    const auto guided = mtd_f(g, g.start(), guess, remember(table), by_place(g));
    RC_ASSERT(guided.value == truth);
    RC_ASSERT(minimax(g, g.result(g.start(), *guided.action)).value == truth);
  }
  const auto estimate = evaluate_with([](typename Game::state s) { return s.place - 2; });
  for (const int depth : {3, 1, 5, 2, 7, 300, 4, 254, 255, 256}) {
    const int shallow = minimax(g, max_depth{depth}, estimate).value;
    RC_ASSERT(alpha_beta(g, remember(table), max_depth{depth}, estimate).value == shallow);
    RC_ASSERT(alpha_beta(g, remember(table), max_depth{depth}, estimate, by_place(g)).value == shallow);
    RC_ASSERT(bisect(g, remember(table), max_depth{depth}, estimate).value == shallow);
  }
  RC_ASSERT(alpha_beta(g, remember(table)).value == truth);
}
}  // namespace

TEST_CASE("no table changes a value") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const random_dag<true> packed(seed);
    large_table<random_dag<true>> always(1 << 14);
    large_table<random_dag<true>, keep_deeper> deeper(1);
    transposition_table<random_dag<true>, 1> single;
    checked_table<random_dag<true>, 16> checked;
    same_values_with(packed, always);
    same_values_with(packed, deeper);
    same_values_with(packed, single);
    same_values_with(packed, checked);
    const random_dag<false> whole(seed);
    large_table<random_dag<false>> large(1 << 12);
    large_table<random_dag<false>, keep_deeper> large_and_deep(1 << 12);
    same_values_with(whole, large);
    same_values_with(whole, large_and_deep);
  }));
}

TEST_CASE("bisection finds the minimax value and an action that reaches it") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const random_tree<int> t = make_random_tree(seed);
    const auto found = bisect(t);
    RC_ASSERT(found.value == minimax(t).value);
    RC_ASSERT(found.bound == bound::exact);
    RC_ASSERT(minimax(t, t.result(0, *found.action)).value == found.value);
  }));
}

TEST_CASE("bisection at the ends of the value type") {
  struct choice {
    using state = int;
    using action = int;
    using value = int;
    player mover = player::max;
    std::vector<int> utilities;
    int start() const { return -1; }
    player to_move(int) const { return mover; }
    auto actions(int) const { return integers<>{.below = static_cast<int>(utilities.size())}; }
    int result(int, int a) const { return a; }
    bool is_terminal(int s) const { return s >= 0; }
    int utility(int s) const { return utilities[static_cast<std::size_t>(s)]; }
  };
  const int lowest = std::numeric_limits<int>::lowest(), highest = (std::numeric_limits<int>::max)();
  for (const int a : {lowest, lowest + 1, -1, 0, 1, highest - 1, highest})
    for (const int b : {lowest, lowest + 1, -1, 0, 1, highest - 1, highest})
      for (const player mover : {player::max, player::min}) {
        const choice g{mover, {a, b}};
        const auto found = bisect(g);
        CHECK(found.value == minimax(g).value);
        CHECK(g.utilities[static_cast<std::size_t>(*found.action)] == found.value);
        for (const int guess : {lowest, 0, highest}) {
          const auto guided = mtd_f(g, g.start(), guess);
          CHECK(guided.value == found.value);
          CHECK(g.utilities[static_cast<std::size_t>(*guided.action)] == found.value);
        }
      }
  CHECK(bisect(choice{player::max, {3}}, 0).value == 3);
  CHECK_FALSE(bisect(choice{player::max, {3}}, 0).action.has_value());
}

namespace {
/// Checks that an observer is told of every node once on the way in and once on the way out.
template <class Game>
struct balance {
  int open = 0, left = 0;
  std::uint64_t cuts = 0;
  void enter(const visit<Game>& v) { RC_ASSERT(v.ply == open++); }
  void leave(const visit<Game>& v) {
    if (v.kind == visit_kind::inner) RC_ASSERT(v.ply == --open);
    ++left;
    cuts += v.cut;
  }
};
}  // namespace

TEST_CASE("a search by an order of successors is observed like any other") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    const random_dag<true> g(seed);
    balance<random_dag<true>> observer;
    const auto found = alpha_beta(g, observed_by(observer), by_place(g));
    RC_ASSERT(observer.open == 0);
    RC_ASSERT(static_cast<std::uint64_t>(observer.left) == found.nodes);
  }));
}

TEST_CASE("a large table holds what it was given, or nothing") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    std::mt19937_64 random(seed);
    large_table<threats> table(std::size_t{1} << 15);
    std::map<std::uint64_t, remembered<int, int>> truth;
    for (int i = 0; i < 30'000; ++i) {
      const std::uint64_t key = random() % (std::uint64_t{1} << (i % 2 == 0 ? 13 : 49));
      remembered<int, int> m{static_cast<int>(random() % 43) - 21, static_cast<bound>(random() % 3),
                             static_cast<int>(random() % 256) - 128, {}, true};
      if (random() % 4 != 0) m.action = static_cast<int>(random() % 7);
      table.store(key, m.value, m.bound, m.plies, m.action);
      truth[key] = m;
    }
    std::size_t kept = 0;
    for (const auto& [key, m] : truth) {
      const auto found = table.find(key);
      if (!found.found) continue;
      ++kept;
      RC_ASSERT(found.value == m.value);
      RC_ASSERT(found.bound == m.bound);
      RC_ASSERT(found.plies == m.plies);
      RC_ASSERT(found.action.has_value() == m.action.has_value());
      RC_ASSERT(!m.action || *found.action == *m.action);
    }
    RC_ASSERT(kept == table.entries_in_use());
    RC_ASSERT(kept > truth.size() / 2);
    RC_ASSERT(table.size() == std::size_t{1} << 15);
    table.clear();
    RC_ASSERT(table.entries_in_use() == 0u);
    RC_ASSERT(!table.find(truth.begin()->first).found);
  }));
}

TEST_CASE("a table that keeps the deeper entry") {
  // Two keys of the same place: an odd multiplier permutes the keys, so some pair must share one of 16,384 places.
  large_table<threats, keep_deeper> deeper(1);
  large_table<threats> always(1);
  std::uint64_t other = 1;
  for (;; ++other) {
    always.store(0, 1, bound::exact, 3);
    always.store(other, 2, bound::exact, 2);
    if (!always.find(0).found) break;
  }
  deeper.store(0, 1, bound::exact, 3);
  deeper.store(other, 2, bound::exact, 2);
  CHECK(deeper.find(0).value == 1);
  CHECK_FALSE(deeper.find(other).found);
  deeper.store(other, 2, bound::exact, remembered<int, int>::to_the_end);
  CHECK(deeper.find(other).value == 2);
  deeper.store(0, 1, bound::exact, 100);
  CHECK_FALSE(deeper.find(0).found);
}

TEST_CASE("mistake a transposition table of size 0") {
  CHECK(thrown<option_error>([] { large_table<threats>(0); }) == "a transposition table has room for one entry or more");
}

TEST_CASE("mistake two states share a key") {
  const char* const said = "the game's key gives two states that are not equal one key";
  random_dag<true> g(1);
  g.shared_layers = ~std::uint64_t{1};
  checked_table<random_dag<true>, 64> table;
  CHECK(thrown<game_error>([&] { alpha_beta(g, remember(table)); }) == said);

  struct forgetful_nim : games::nim {
    using games::nim::nim;
    std::uint64_t key(const state& s) const { return s.piles; }
  };
  checked_table<forgetful_nim, 256> remembered_piles;
  CHECK(thrown<game_error>([&] { alpha_beta(forgetful_nim(1, 2), remember(remembered_piles)); }) == said);
  checked_table<games::nim, 256> right;
  CHECK(alpha_beta(games::nim(1, 2), remember(right)).value == 1);
}
