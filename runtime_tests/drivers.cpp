// Every way to find a value finds minimax's, on random trees and on random graphs whose states are reached along many ways.
#include <zermelo/all_best.hpp>
#include <zermelo/analysis.hpp>
#include <zermelo/drivers.hpp>
#include <zermelo/move_ordering.hpp>
#include <zermelo/principal_variation.hpp>
#include <zermelo/quiescence.hpp>
#include <zermelo/time_budget.hpp>
#include <zermelo/value.hpp>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "catch.hpp"
#include "facts/random_dag.hpp"
#include "random_tree.hpp"
#include "right_answer.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
using tree_game = random_tree<int>;
using dag = random_dag<true>;

/// Calls use(name, driver) for each driver.
template <class Use>
void for_each_driver(Use use) {
  use("alpha_beta", drivers::alpha_beta);
  use("principal_variation_search", drivers::principal_variation_search);
  use("bisection", drivers::bisection);
  use("mtd_f", drivers::mtd_f);
  use("mtd_f, a bad guess", drivers::mtd_f_driver<int>{-7});
  use("sss_star", drivers::sss_star);
  use("deepening", drivers::deepening);
}

/// Every driver, with the tables and orders whose turn it is. A small table loses entries, a large one hardly any.
template <class Game>
void check_all_drivers(const Game& g, std::uint64_t turn) {
  using state = typename Game::state;
  using action = typename Game::action;
  const int truth = minimax(g).value;
  const auto by_action = [&](const state& s, const action& a) { return noise(g.result(s, a)); };
  const auto by_state = [](const state& s) { return noise(s); };
  transposition_table<Game, 16> small;
  transposition_table<Game, 256> large;
  const auto check = [&](const auto&... options) {
    for_each_driver([&](const char* name, auto driver) {
      if (is_right(g, truth, driver(g, g.start(), options...))) return;
      INFO(name << ", turn " << turn % 8);
      CHECK(false);
    });
  };
  switch (turn % 8) {
    case 0: return check();
    case 1: return check(ordered_by(by_action));
    case 2: return check(ordered_by(by_state), remember(small));
    case 3: return check(remember(small));
    case 4: return check(remember(large));
    case 5: return check(ordered_by(table_move), remember(large));
    default: break;
  }
  killer_moves<Game> killers;
  if constexpr (std::integral<action>) {
    history<Game, 4> good_before;
    if (turn % 8 == 6) return check(ordered_by(priorities(killers, good_before)), remember(small));
  }
  check(ordered_by(priorities(by_action, killers)));
}
}  // namespace

TEST_CASE("every driver equals minimax on fifty thousand random trees") {
  for (std::uint64_t seed = 0; seed < 50'000; ++seed) {
    CAPTURE(seed);
    const int depth = 2 + static_cast<int>(seed % 3);
    check_all_drivers(make_random_tree(seed, {.depth = depth, .most_children = 3, .leaf_range = 1 + static_cast<int>(seed % 9)}), seed);
  }
}

TEST_CASE("every driver equals minimax on fifty thousand random graphs without cycles") {
  for (std::uint64_t seed = 0; seed < 50'000; ++seed) {
    CAPTURE(seed);
    check_all_drivers(dag(seed * 77'777), seed);
  }
}

namespace {
/// The same graphs, and the game knows bounds of each state's value: true ones, now tight, now loose.
struct bounded_dag : random_dag<true, 5> {
  using random_dag<true, 5>::random_dag;
  bounds<int> utility_bounds(state s) const {
    const int truth = minimax(static_cast<const random_dag<true, 5>&>(*this), s).value;
    return {truth - number(s, 60) % 4, truth + number(s, 61) % 4};
  }
};
static_assert(bounded_game<bounded_dag>);
}  // namespace

TEST_CASE("bounds that the game knows change the cost and never the value") {
  std::uint64_t with = 0, without = 0;
  for (std::uint64_t seed = 0; seed < 4'000; ++seed) {
    CAPTURE(seed);
    check_all_drivers(bounded_dag(seed * 33'333), seed);
    with += alpha_beta(bounded_dag(seed * 33'333)).nodes;
    without += alpha_beta(random_dag<true, 5>(seed * 33'333)).nodes;
  }
  CHECK(with * 2 < without);
}

TEST_CASE("fail-hard and fail-soft searches with any windows may share a table") {
  for (std::uint64_t seed = 0; seed < 5'000; ++seed) {
    CAPTURE(seed);
    const dag g(seed * 2'468);
    const int truth = minimax(g).value;
    transposition_table<dag, 128> table;
    for (int i = 0; i < 12; ++i) {
      const int alpha = g.number({i, 1}, 70) % 11 - 6, beta = alpha + 1 + g.number({i, 2}, 71) % 3;
      const auto found = i % 2 == 0 ? alpha_beta(g, remember(table), fail_hard{}, window{alpha, beta})
                                    : alpha_beta(g, remember(table), window{alpha, beta});
      REQUIRE((found.bound == bound::exact   ? found.value == truth
               : found.bound == bound::lower ? found.value <= truth && beta <= truth
                                             : truth <= found.value && truth <= alpha));
    }
    REQUIRE(alpha_beta(g, remember(table), fail_hard{}).value == truth);
  }
}

namespace {
/// Quiescence from its definition: the estimate is one more choice of the mover, and nothing is left out.
template <class Game>
int quiet_value(const Game& g, const typename Game::state& s, int plies, int noisy_plies) {
  if (g.is_terminal(s)) return g.utility(s);
  const bool at_max = g.to_move(s) == player::max, looks_on = plies <= 0;
  std::vector<int> choices;
  if (looks_on) choices.push_back(noise(s));
  if (!looks_on || noisy_plies > 0)
    for (const auto& a : g.actions(s))
      if (!looks_on || a % 2 == 0) choices.push_back(quiet_value(g, g.result(s, a), plies - 1, looks_on ? noisy_plies - 1 : noisy_plies));
  return at_max ? *std::max_element(choices.begin(), choices.end()) : *std::min_element(choices.begin(), choices.end());
}
}  // namespace

TEST_CASE("quiescence looks on as far as it is told, and prunes without changing the value") {
  for (std::uint64_t seed = 0; seed < 3'000; ++seed) {
    CAPTURE(seed);
    const dag g(seed * 12'345);
    const auto noisy = [&](const dag::state& s) {
      action_list<int, 3> even;
      for (const int a : g.actions(s))
        if (a % 2 == 0) even.push_back(a);
      return even;
    };
    const int depth = 1 + static_cast<int>(seed % 4), further = static_cast<int>(seed / 4 % 4);
    const auto on = evaluate_with(quiescence([](const dag::state& s) { return noise(s); }, noisy, further));
    const int truth = quiet_value(g, g.start(), depth, further);
    transposition_table<dag, 256> table;
    REQUIRE(minimax(g, max_depth{depth}, on).value == truth);
    REQUIRE(alpha_beta(g, max_depth{depth}, on).value == truth);
    REQUIRE(alpha_beta(g, max_depth{depth}, on, scout{}).value == truth);
    REQUIRE(bisect(g, max_depth{depth}, on, remember(table)).value == truth);
    REQUIRE(deepen(g, max_depth{depth}, on, ordered_by(table_move), remember(table)).value == truth);
    for (int alpha = -4; alpha < 4; ++alpha) {
      const auto found = alpha_beta(g, max_depth{depth}, on, window{alpha, alpha + 1});
      REQUIRE((found.bound == bound::lower ? found.value <= truth && alpha < found.value
                                           : truth <= found.value && found.value <= alpha));
    }
  }
}

TEST_CASE("deepening: the value of each depth, and the game's in the end") {
  for (std::uint64_t seed = 0; seed < 3'000; ++seed) {
    CAPTURE(seed);
    const dag g(seed * 9'876);
    const auto estimate = evaluate_with([](const dag::state& s) { return noise(s); });
    transposition_table<dag, 256> table;
    killer_moves<dag> killers;
    int depth = 0;
    bool right = true;
    const auto check = after_each_depth([&](const auto& so_far) {
      right = right && so_far.depth == ++depth && so_far.value == minimax(g, max_depth{depth}, estimate).value;
    });
    // Twice with the same table: what the first left there must not be taken for an unlimited search.
    for (const bool again : {false, true}) {
      depth = 0;
      const auto found = deepen(g, estimate, remember(table), ordered_by(priorities(killers)), aspiration{1}, scout{}, check);
      REQUIRE(right);
      REQUIRE(found.solved);
      REQUIRE_FALSE(found.stopped);
      REQUIRE(found.value == minimax(g).value);
      REQUIRE(found.depth <= dag::layers);
      REQUIRE(found.depth == depth);
      (void)again;
    }
  }
}

TEST_CASE("deepening: whatever the budget, there is a legal action and the value of a finished depth") {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    CAPTURE(seed);
    const dag g(seed * 4'321);
    const auto estimate = evaluate_with([](const dag::state& s) { return noise(s); });
    transposition_table<dag, 64> table;
    for (std::uint64_t nodes = 0; nodes < 200; nodes += 1 + nodes / 4) {
      CAPTURE(nodes);
      for (const bool with_table : {false, true}) {
        const auto found = with_table ? deepen(g, estimate, node_budget{nodes}, remember(table), ordered_by(table_move))
                                      : deepen(g, estimate, node_budget{nodes});
        REQUIRE(found.action.has_value() == !g.is_terminal(g.start()));
        REQUIRE((found.action && detail::is_legal(g, g.start(), *found.action)));
        REQUIRE(found.stopped == !found.solved);
        REQUIRE(found.nodes <= nodes + 1);
        REQUIRE(found.value == (found.depth == 0 ? noise(g.start()) : minimax(g, max_depth{found.depth}, estimate).value));
        REQUIRE((found.depth != 0 || *found.action == 0));
      }
    }
    // What broken-off searches left in the table is right.
    REQUIRE(deepen(g, estimate, remember(table)).value == minimax(g).value);
  }
}

namespace {
/// A game that takes its time: each state lasts some microseconds.
struct endless_game {
  using state = int;
  using action = int;
  using value = int;
  static constexpr int start() { return 0; }
  static player to_move(int s) { return s % 2 == 0 ? player::max : player::min; }
  static constexpr auto actions(int) { return integers<>{.below = 3}; }
  static constexpr int result(int s, int a) { return s + 2 * a + 1; }
  static constexpr bool is_terminal(int) { return false; }
  static constexpr int utility(int) { return 0; }
  static constexpr int evaluate(int s) { return s % 7; }
};
}  // namespace

TEST_CASE("deepening: budgets of time, and flags") {
  using namespace std::chrono_literals;
  const auto begin = std::chrono::steady_clock::now();
  const auto found = deepen(endless_game{}, time_budget{30ms});
  const auto taken = std::chrono::steady_clock::now() - begin;
  CHECK(found.stopped);
  CHECK(found.depth > 3);
  CHECK(taken >= 30ms);
  CHECK(taken < 5s);  // a machine may be busy, but the game never ends

  for (const auto nothing : {0ms, -5ms}) {
    const auto at_once = deepen(endless_game{}, time_budget{nothing});
    CHECK((at_once.depth == 0 && at_once.stopped && at_once.action && *at_once.action == 0));
  }
  CHECK(deepen(endless_game{}, max_depth{3}, time_budget{std::chrono::steady_clock::duration::max()}).depth == 3);

  std::atomic<bool> flag{true};
  const auto set_before = deepen(endless_game{}, stop_on(flag));
  CHECK((set_before.depth == 0 && set_before.stopped && set_before.action));
  flag = false;
  std::thread setter([&] {
    std::this_thread::sleep_for(20ms);
    flag = true;
  });
  const auto stopped = deepen(endless_game{}, stop_on(flag), ply_limit{1'000});
  setter.join();
  CHECK((stopped.stopped && stopped.depth > 3));
  CHECK(deepen(endless_game{}, stop_on(false), node_budget{1'000'000}, max_depth{4}).depth == 4);
}

TEST_CASE("mistake an aspiration window without width") {
  CHECK(thrown<option_error>([] { deepen(endless_game{}, max_depth{3}, aspiration{0}); }) ==
        "the half-width of an aspiration window must be above 0");
  CHECK(thrown<option_error>([] { deepen(endless_game{}, max_depth{3}, aspiration{-2}); }) ==
        "the half-width of an aspiration window must be above 0");
}

TEST_CASE("analyse finds the exact value of every action, and all that are best") {
  for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
    CAPTURE(seed);
    const dag g(seed * 5'555);
    transposition_table<dag, 64> table;
    const auto check = [&](const auto& found) {
      REQUIRE(found.value == minimax(g).value);
      std::size_t i = 0;
      for (const int a : g.actions(g.start())) {
        const int truth = minimax(g, g.result(g.start(), a)).value;
        REQUIRE(found[i].action == a);
        REQUIRE(found[i++].value == truth);
        REQUIRE(found.best.contains(a) == (truth == found.value));
      }
      REQUIRE(found.size() == i);
      REQUIRE(*found.action == found.best[0]);
    };
    check(analyse(g));
    check(analyse(g, remember(table), ordered_by(table_move), scout{}));
    for_each_driver([&](const char*, auto driver) { check(analyse(g, remember(table), solved_by(driver))); });

    const auto timed = analyse(g, by_distance);
    const auto best = all_best(g, by_distance);
    REQUIRE(timed.value == best.value);
    REQUIRE(timed.distance == best.distance);
    REQUIRE(timed.best.size() == best.size());

    for_each_driver([&](const char*, auto driver) {
      const auto line = principal_variation(g, remember(table), solved_by(driver));
      dag::state s = g.start();
      for (const int a : line) s = g.result(s, a);
      REQUIRE(g.is_terminal(s));
      REQUIRE(g.utility(s) == line.value);
    });
  }
}


