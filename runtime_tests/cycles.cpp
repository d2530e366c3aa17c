// Searches of games in which play can come back to where it was. A search that gives a value to a state that it has not
// finished, and remembers what follows from that, is wrong. Ours follows play until the ply limit stops it with a
// mistake: an answer that it gives rests on lines that it has followed to their ends, so it is the value that solve()
// finds, with a table and without, and whatever a table holds is true even after a search that has failed.
#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/value.hpp>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "catch.hpp"
#include "facts/every_driver.hpp"
#include "thrown.hpp"

using namespace zermelo;

namespace {
/// States 0, 1, ...: who moves and where to; a state that leads nowhere is an end.
struct graph {
  struct node {
    player mover;
    int utility;
    std::vector<int> successors;
  };
  using state = int;
  using action = int;
  using value = int;
  std::vector<node> nodes;
  int draw = 0;

  const node& at(int s) const { return nodes[static_cast<std::size_t>(s)]; }
  static int start() { return 0; }
  player to_move(int s) const { return at(s).mover; }
  auto actions(int s) const { return integers<>{.below = static_cast<int>(at(s).successors.size())}; }
  int result(int s, int a) const { return at(s).successors[static_cast<std::size_t>(a)]; }
  bool is_terminal(int s) const { return at(s).successors.empty(); }
  int utility(int s) const { return at(s).utility; }
  int evaluate(int s) const { return at(s).utility; }
  int endless_value() const { return draw; }
  static std::uint64_t key(int s) { return static_cast<std::uint64_t>(s); }
};

graph random_graph(std::mt19937_64& random) {
  const auto up_to = [&](int n) { return std::uniform_int_distribution<int>(0, n)(random); };
  graph g;
  const int states = 4 + up_to(12), ends = 1 + up_to(2);
  g.draw = up_to(2) - 1;
  for (int s = 0; s < states; ++s) {
    g.nodes.push_back({up_to(1) == 0 ? player::max : player::min, up_to(6) - 3, {}});
    if (s > 0 && up_to(4) < ends) continue;
    for (int ways = 1 + up_to(2); ways > 0; --ways) g.nodes.back().successors.push_back(up_to(states - 1));
  }
  return g;
}

struct cat_and_mouse_with_keys : games::cat_and_mouse {
  using games::cat_and_mouse::cat_and_mouse;
  std::uint64_t key(state s) const { return index(s); }
};

bool comes_back(const graph& g, int s) {
  std::vector<bool> seen(g.nodes.size());
  std::vector<int> open{s};
  while (!open.empty()) {
    const int from = open.back();
    open.pop_back();
    for (const int to : g.at(from).successors) {
      if (to == s) return true;
      if (!seen[static_cast<std::size_t>(to)]) seen[static_cast<std::size_t>(to)] = true, open.push_back(to);
    }
  }
  return false;
}

/// The fault: a state that comes up again on its own line is worth endless play, and what follows from that is kept.
struct careless_search {
  const graph& g;
  std::map<int, int> kept{};
  std::vector<int> line{};

  int value(int s) {
    if (g.is_terminal(s)) return g.utility(s);
    if (const auto known = kept.find(s); known != kept.end()) return known->second;
    for (const int before : line)
      if (before == s) return g.draw;
    line.push_back(s);
    int best = 0;
    bool first = true;
    for (const int to : g.at(s).successors) {
      const int v = value(to);
      if (first || (g.to_move(s) == player::max ? best < v : v < best)) best = v;
      first = false;
    }
    line.pop_back();
    return kept[s] = best;
  }
};

bool does_not_end(const std::string& said) { return said.find("the game does not end within the ply limit") == 0; }

/// Calls check(found) unless the search says that the game does not end. Whether there was an answer.
template <class Search, class Check>
bool answered(const Search& search, const Check& check) {
  try {
    check(search());
    return true;
  } catch (const game_error& e) {
    if (!does_not_end(e.what())) throw;
    return false;
  }
}

struct tally {
  int answers = 0, refusals = 0, answers_in_cycles = 0, careless_errors = 0;
};

template <class Solution>
void ask_every_driver(const graph& g, const Solution& solved, int s, transposition_table<graph, 16>& shared,
                      tally& count) {
  const int truth = solved.value(s);
  const auto right = [&](const auto& found) {
    const bool acts = found.action.has_value();
    const bool holds = found.value == truth && found.bound == bound::exact && acts == !g.is_terminal(s) &&
                       (!acts || solved.value(g.result(s, *found.action)) == truth);
    if (!holds) FAIL("state " << s << " is worth " << truth << ", not " << found.value);
  };
  const auto told = [&](const auto& search) {
    const bool told_it = answered(search, right);
    ++(told_it ? count.answers : count.refusals);
    count.answers_in_cycles += told_it && comes_back(g, s);
  };
  const ply_limit long_game{60}, short_game{10};  // with deepening the work grows with each ply
  const ordered_by worst_first{[&](int after) { return -solved.value(after); }};
  transposition_table<graph, 16> table;
  told([&] { return alpha_beta(g, s, long_game); });
  told([&] { return alpha_beta(g, s, long_game, remember(table)); });
  told([&] { return alpha_beta(g, s, long_game, remember(shared), worst_first); });
  told([&] { return bisect(g, s, long_game, remember(shared)); });
  for_every_driver([&](const char*, const auto& driver) {
    told([&] { return driver(g, s, short_game, remember(table)); });
    told([&] { return driver(g, s, short_game, remember(shared)); });
    told([&] { return driver(g, s, short_game, remember(shared), worst_first); });
  });

  for (int below = -4; below < 4; ++below)
    answered([&] { return alpha_beta(g, s, long_game, window{below, below + 1}, remember(shared)); },
             [&](const auto& found) {
               const bool holds = found.bound == bound::lower   ? found.value <= truth
                                  : found.bound == bound::upper ? truth <= found.value
                                                                : found.value == truth;
               if (!holds) FAIL("a bound of " << found.value << " for " << truth);
             });
}

template <class Solution>
void entries_are_true(const graph& g, const Solution& solved, const transposition_table<graph, 16>& table) {
  for (int s = 0; s < static_cast<int>(g.nodes.size()); ++s) {
    const auto known = table.find(graph::key(s));
    if (!known.found || known.plies >= 0) continue;  // an entry for some depth holds estimates
    const int truth = solved.value(s);
    if (!(known.bound == bound::lower   ? known.value <= truth
          : known.bound == bound::upper ? truth <= known.value
                                        : known.value == truth))
      FAIL("the table says " << known.value << " of a state worth " << truth);
  }
}
}  // namespace

TEST_CASE("what a search says of a game with cycles is true") {
  std::mt19937_64 random(5);
  tally count;
  for (int i = 0; i < 1'000; ++i) {
    const graph g = random_graph(random);
    const auto solved = solve(g);
    transposition_table<graph, 16> shared;
    careless_search careless{g};
    careless.value(g.start());
    for (const auto& [s, v] : careless.kept) count.careless_errors += v != solved.value(s);
    for (int s = 0; s < static_cast<int>(g.nodes.size()); ++s)
      if (solved.contains(s)) ask_every_driver(g, solved, s, shared, count);
    entries_are_true(g, solved, shared);
  }
  INFO(count.answers << " answers, " << count.answers_in_cycles << " in cycles, " << count.refusals << " refusals");
  CHECK((count.answers > 10'000 && count.answers_in_cycles > 1'000 && count.refusals > 1'000));
  CHECK(count.careless_errors > 100);  // or the graphs are too easy
}

TEST_CASE("to a depth a search of a game with cycles is minimax, with a table too") {
  std::mt19937_64 random(6);
  for (int i = 0; i < 500; ++i) {
    const graph g = random_graph(random);
    transposition_table<graph, 16> table;
    for (int depth = 0; depth < 7; ++depth) {
      const int truth = minimax(g, max_depth{depth}).value;
      REQUIRE(alpha_beta(g, max_depth{depth}, remember(table)).value == truth);
      REQUIRE(bisect(g, max_depth{depth}, remember(table)).value == truth);
    }
  }
}

TEST_CASE("cyclic games on which other programs were wrong") {
  // Min moves from 0 to 1 or 2, and from 2 to an end worth 2; Max moves from 1 to itself or to an end worth 1.
  const graph t10{{{player::min, 0, {1, 2}},
                   {player::max, 0, {1, 3}},
                   {player::min, 0, {4}},
                   {player::max, 1, {}},
                   {player::max, 2, {}}}};
  transposition_table<graph, 16> table;
  CHECK(solve(t10).value(0) == 1);
  CHECK(does_not_end(thrown<game_error>([&] { alpha_beta(t10, remember(table)); })));
  CHECK(alpha_beta(t10, 2, remember(table)).value == 2);

  const cat_and_mouse_with_keys j8("[[5,6],[3,4],[6],[1,4,5],[1,3,5],[0,3,4,6],[0,2,5]]");
  large_table<cat_and_mouse_with_keys> positions(std::size_t{1} << 14);
  CHECK(solve(j8).value(j8.start()) == -1);
  CHECK(solve(j8).distance(j8.start()) == 8);
  CHECK(does_not_end(thrown<game_error>([&] { alpha_beta(j8, remember(positions)); })));
  CHECK(does_not_end(thrown<game_error>([&] { bisect(j8, remember(positions)); })));
}
