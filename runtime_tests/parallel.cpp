// Searches by several threads find what one thread finds, and a table for several threads never mixes two entries. A
// program of its own, since it needs oneTBB; it is also run under ThreadSanitizer.
#include <zermelo/all_best.hpp>
#include <zermelo/analysis.hpp>
#include <zermelo/drivers.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/games/othello.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/parallel.hpp>
#include <zermelo/time_budget.hpp>
#include <zermelo/value.hpp>

#include <oneapi/tbb/global_control.h>

#include <cstdlib>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "catch.hpp"
#include "facts/random_dag.hpp"
#include "random_tree.hpp"
#include "right_answer.hpp"
#include "thrown.hpp"

using namespace zermelo;

// ThreadSanitizer sees when oneTBB, which was not compiled with it, calls malloc, free or memset, but not what orders these
// calls. What they touch is not checked where the library itself calls them; see also thread_sanitizer_ignore.txt.
extern "C" const char* __tsan_default_suppressions();
extern "C" const char* __tsan_default_suppressions() { return "called_from_lib:libtbb.so"; }

namespace {
using tree_game = random_tree<int>;
using four = games::connect_four_threats<>;

/// More threads than the machine may have cores.
const tbb::global_control four_at_most(tbb::global_control::max_allowed_parallelism, 4);
template <class Function>
void by_four_threads(Function f) {
  tbb::task_arena(4).execute(f);
}
/// Shares out whatever can be shared out.
constexpr threads eager{.number = 0, .worth_sharing = 1};

/// Sanitised programs are some ten times slower.
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t share = 10;
#elif !defined(__has_feature)
constexpr std::uint64_t share = 1;
#elif __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
constexpr std::uint64_t share = 10;
#else
constexpr std::uint64_t share = 1;
#endif
}  // namespace

TEST_CASE("several threads find the value that one finds, on random trees") {
  by_four_threads([] {
    for (std::uint64_t seed = 0; seed < 500 / share; ++seed) {
      const tree_game t = make_random_tree(seed, {.depth = 7, .most_children = 4, .leaf_range = 20});
      const int truth = minimax(t).value;
      const auto by_state = ordered_by([](tree_node s) { return noise(s); });
      const auto by_branch = ordered_by([](tree_node, const branch& b) { return noise(b.child); });
      REQUIRE(is_right(t, truth, alpha_beta(t, eager)));
      REQUIRE(is_right(t, truth, alpha_beta(t, by_state, eager)));
      REQUIRE(is_right(t, truth, principal_variation_search(t, by_branch, eager)));
      REQUIRE(is_right(t, truth, bisect(t, eager)));
      REQUIRE(alpha_beta(t, by_distance, eager).distance == alpha_beta(t, by_distance).distance);
      for (const int alpha : {truth - 3, truth - 1, truth, truth + 2}) {
        const window asked{alpha, alpha + 2};
        const auto one = alpha_beta(t, asked), several = alpha_beta(t, asked, eager);
        REQUIRE(several.bound == one.bound);
        REQUIRE((several.bound == bound::exact    ? several.value == truth
                 : several.bound == bound::lower ? several.value <= truth && asked.beta <= several.value
                                                 : several.value >= truth && several.value <= asked.alpha));
      }
    }
  });
}

namespace {
/// Knows bounds of each value, some of them tight.
struct bounded_tree : tree_game {
  explicit bounded_tree(const tree_game& t) : tree_game(t) {}
  bounds<int> utility_bounds(tree_node s) const {
    const int v = minimax(static_cast<const tree_game&>(*this), s).value;
    return {v - (noise(s) + 3) / 2, v + (noise(s + 1) + 3) / 2};
  }
};
}  // namespace

TEST_CASE("several threads find the value that one finds, with bounds") {
  by_four_threads([] {
    for (std::uint64_t seed = 0; seed < 300 / share; ++seed) {
      const bounded_tree t(make_random_tree(seed, {.depth = 5, .most_children = 4, .leaf_range = 20}));
      const int truth = minimax(t).value;
      REQUIRE(is_right(t, truth, alpha_beta(t, eager)));
      REQUIRE(is_right(t, truth, bisect(t, eager)));
      for (const int alpha : {truth - 3, truth - 1, truth, truth + 2}) {
        const window asked{alpha, alpha + 2};
        const auto one = alpha_beta(t, asked), several = alpha_beta(t, asked, eager);
        REQUIRE(several.bound == one.bound);
        if (one.bound == bound::exact) REQUIRE(several.value == truth);
      }
    }
  });
}

TEST_CASE("several threads find the value that one finds, with chance") {
  by_four_threads([] {
    for (std::uint64_t seed = 0; seed < 300 / share; ++seed) {
      const auto t = make_random_tree<double>(seed, {.depth = 6, .most_children = 3, .chance = true});
      const double truth = expectiminimax(t).value;
      REQUIRE(alpha_beta(t, eager).value == truth);
      REQUIRE(alpha_beta(t, star1{-6., 6.}, eager).value == truth);
    }
  });
}

namespace {
/// Searches of every kind by several threads, one after another with the same table.
template <class Game>
void check_with_table(const Game& g) {
  const int truth = minimax(g).value;
  shared_table<Game> table(1);
  shared_table<Game, keep_deeper> deeper(1);
  const auto by_place = ordered_by([](typename Game::state s) { return noise(s); });
  REQUIRE(is_right(g, truth, bisect(g, remember(table), by_place, eager)));
  REQUIRE(is_right(g, truth, bisect(g, remember(deeper), by_place, eager)));
  REQUIRE(is_right(g, truth, mtd_f(g, -3, remember(deeper), eager)));
  table.clear();
  REQUIRE(table.entries_in_use() == 0);
  const auto estimate = evaluate_with([](typename Game::state s) { return s.place - 2; });
  for (const int depth : {3, 1, 5, 2, 7, 300, 4}) {
    const int shallow = minimax(g, max_depth{depth}, estimate).value;
    REQUIRE(alpha_beta(g, remember(table), max_depth{depth}, estimate, eager).value == shallow);
  }
  REQUIRE(is_right(g, truth, alpha_beta(g, remember(table), eager)));
  const auto deepened = deepen(g, remember(table), estimate, by_place, eager);
  REQUIRE(deepened.solved);
  REQUIRE(is_right(g, truth, deepened));
}
}  // namespace

TEST_CASE("several threads find the value that one finds, with a table") {
  by_four_threads([] {
    for (std::uint64_t seed = 0; seed < 500 / share; ++seed) {
      check_with_table(random_dag<true>(seed));
      check_with_table(random_dag<false>(seed));
    }
  });
}

TEST_CASE("several threads solve positions of Connect Four") {
  shared_table<four> table(std::size_t{1} << 18);
  large_table<four> table_of_one(std::size_t{1} << 18);
  std::mt19937_64 random(1);
  for (std::uint64_t count = 0; count < 40 / share;) {
    games::connect_four<>::state s = games::connect_four<>::start();
    for (int ply = 0; ply < 18 && !games::connect_four<>::is_terminal(s); ++ply) {
      std::vector<int> actions;
      for (const int a : games::connect_four<>::actions(s)) actions.push_back(a);
      s = games::connect_four<>::result(s, actions[random() % actions.size()]);
    }
    if (games::connect_four<>::is_terminal(s)) continue;
    ++count;
    const auto position = four::of(s);
    const auto one = bisect(four{}, position, remember(table_of_one), ordered_by(four::by_threats));
    const auto several = bisect(four{}, position, remember(table), ordered_by(four::by_threats), threads{4});
    REQUIRE(several.value == one.value);
    REQUIRE(several.action.has_value() == one.action.has_value());
    if (!several.action) continue;
    const auto after = four::result(position, *several.action);
    REQUIRE(bisect(four{}, after, remember(table_of_one), ordered_by(four::by_threats)).value == one.value);
  }
  CHECK(table.entries_in_use() > 1'000);
}

TEST_CASE("several threads search a game without a table") {
  by_four_threads([] {
    CHECK(alpha_beta(games::othello<4>{}, threads{4}).value == -8);
    CHECK(alpha_beta(games::othello<4>{}, eager).value == -8);
    CHECK(alpha_beta(games::othello<4>{}, threads{}).value == -8);
    CHECK(alpha_beta(games::othello<4>{}, threads{1}).value == -8);
  });
}

TEST_CASE("whatever asks alpha_beta may ask several threads") {
  by_four_threads([] {
    const tree_game t = make_random_tree(3, {.depth = 6, .most_children = 4});
    const auto one = all_best(t), several = all_best(t, eager);
    CHECK(several.value == one.value);
    REQUIRE(several.size() == one.size());
    for (std::size_t i = 0; i < one.size(); ++i) CHECK(several[i] == one[i]);
    CHECK(analyse(t, eager).value == one.value);
    CHECK(analyse(t, eager, solved_by(drivers::bisection)).value == one.value);
  });
}

namespace {
/// Every state has three actions, for so many plies.
struct bushy {
  using state = std::uint64_t;
  using action = int;
  using value = int;
  int plies = 40;
  static state start() { return 1; }
  static player to_move(state s) { return s % 5 < 2 ? player::max : player::min; }
  static auto actions(state) { return integers<>{.below = 3}; }
  static state result(state s, int a) {
    return ((s & 0xff) + 1) | ((s >> 8) * 3 + static_cast<std::uint64_t>(a) + 1) * 0x9E37'79B9'7F4A'7C15u << 8;
  }
  bool is_terminal(state s) const { return static_cast<int>(s & 0xff) > plies; }
  static int utility(state s) { return static_cast<int>(s >> 40 & 0x3ff); }
  static int evaluate(state s) { return utility(s); }
};
/// Some states have no action, though they are not terminal.
struct broken : bushy {
  static auto actions(state s) { return integers<>{.below = (s >> 8) % 61 == 0 && s != 1 ? 0 : 3}; }
};
}  // namespace

TEST_CASE("more threads than any machine has may be asked for") {
  for (const unsigned number : {1'000u, 65'535u, 65'537u, 100'000u, 0xFFFF'FFFFu})
    CHECK(alpha_beta(games::tic_tac_toe{}, threads{number}).value == 0);
}

TEST_CASE("what is thrown in any thread reaches the caller") {
  by_four_threads([] {
    const char* const said = "the game gives no action in a state that is not terminal";
    for (int plies = 8; plies < 14; ++plies) {
      REQUIRE(thrown<game_error>([&] { alpha_beta(broken{{.plies = plies}}, eager); }) == said);
      REQUIRE(alpha_beta(bushy{.plies = plies}, eager).value == alpha_beta(bushy{.plies = plies}).value);
    }
  });
}

TEST_CASE("budgets stop several threads") {
  const auto by_nodes = deepen(bushy{}, node_budget{20'000}, threads{.number = 4, .worth_sharing = 100});
  CHECK(by_nodes.stopped);
  CHECK(by_nodes.nodes > 10'000);
  CHECK(by_nodes.nodes < 21'000);
  CHECK(by_nodes.action.has_value());
  CHECK(by_nodes.value == alpha_beta(bushy{}, max_depth{by_nodes.depth}).value);
  const auto by_time = deepen(bushy{}, time_budget{std::chrono::milliseconds(20)}, threads{4});
  CHECK(by_time.stopped);
  std::atomic<bool> stop = false;
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop = true;
  });
  const auto by_flag = deepen(bushy{}, stop_on(stop), threads{4});
  other.join();
  CHECK(by_flag.stopped);
}

TEST_CASE("several threads follow a game as far as one does") {
  by_four_threads([] {
    struct chains : bushy {  // four of them
      bool is_terminal(state s) const { return s > 1'900; }
      static state result(state s, int) { return s + 1; }
      static auto actions(state s) { return integers<>{.below = s == 1 ? 4 : 1}; }
    };
    for (int i = 0; i < 20; ++i) REQUIRE(alpha_beta(chains{}, eager).value == alpha_beta(chains{}).value);
    CHECK(thrown<game_error>([] { alpha_beta(chains{}, eager, ply_limit{100}); }) != "");
  });
}

namespace {
/// Many threads store and find entries that all follow from their keys.
template <class Game>
void hammer(shared_table<Game>& table) {
  const auto value_of = [](std::uint64_t key) { return static_cast<int>(key * 7 % 40) - 40; };
  const auto plies_of = [](std::uint64_t key) { return static_cast<int>(key % 100); };
  std::atomic<std::uint64_t> found = 0, wrong = 0;
  const auto work = [&](std::uint64_t seed) {
    std::mt19937_64 random(seed);
    for (std::uint64_t i = 0; i < 200'000 / share; ++i) {
      const std::uint64_t key = random() % (1 << 17), asked = random() % (1 << 17);
      table.store(key, value_of(key), static_cast<bound>(key % 3), plies_of(key), static_cast<int>(key % 3));
      table.prefetch(asked);
      const auto known = table.find(asked);
      found += known.found;
      wrong += known.found && !(known.value == value_of(asked) && known.bound == static_cast<bound>(asked % 3) &&
                                known.plies == plies_of(asked) && known.action == static_cast<int>(asked % 3));
    }
  };
  std::vector<std::thread> all;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) all.emplace_back(work, seed);
  for (auto& each : all) each.join();
  CHECK(found > 1'000);
  CHECK(wrong == 0);
}
}  // namespace

TEST_CASE("a table for several threads holds what it was given, or nothing") {
  shared_table<random_dag<true>> words(1);
  CHECK(words.bytes() == 8 * words.size());
  hammer(words);
  shared_table<random_dag<false>> larger(1);
  hammer(larger);
}

TEST_CASE("mistake a shared table of size 0") {
  CHECK(thrown<option_error>([] { shared_table<four>(0); }) == "a transposition table has room for one entry or more");
}
