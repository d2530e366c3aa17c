// Strong solutions against slower programs that know only the definitions: random graphs with cycles, random graphs
// without, graphs of Cat and Mouse, and games whose every state is known.
#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/value.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "catch.hpp"

using namespace zermelo;

namespace {
// ---- games that are graphs ------------------------------------------------------------------------------------------

/// States 0, 1, ...: who moves, where to; without successors the game is over. `number` is a permutation of the states.
struct graph {
  std::vector<player> mover;
  std::vector<std::vector<int>> successors;
  std::vector<int> utility;
  int draw = 0;
  std::vector<int> number, state_with_number;

  std::size_t size() const { return mover.size(); }
  bool is_end(int s) const { return successors[static_cast<std::size_t>(s)].empty(); }
  void number_by(std::vector<int> numbers) {
    number = std::move(numbers);
    state_with_number.resize(number.size());
    for (std::size_t s = 0; s < number.size(); ++s)
      state_with_number[static_cast<std::size_t>(number[s])] = static_cast<int>(s);
  }
};

/// What the game tells besides its rules.
enum class told { nothing, numbers, predecessors };

template <told What>
struct graph_game {
  using state = int;
  using action = int;  // the n-th successor
  using value = int;
  std::shared_ptr<const graph> g;

  static std::size_t at(int s) { return static_cast<std::size_t>(s); }
  int start() const { return 0; }
  player to_move(int s) const { return g->mover[at(s)]; }
  auto actions(int s) const { return integers<>{.from = 0, .below = static_cast<int>(g->successors[at(s)].size())}; }
  int result(int s, int a) const { return g->successors[at(s)][at(a)]; }
  bool is_terminal(int s) const { return g->is_end(s); }
  int utility(int s) const { return g->utility[at(s)]; }
  int endless_value() const { return g->draw; }

  std::size_t state_count() const
    requires(What != told::nothing)
  {
    return g->size();
  }
  std::size_t index(int s) const
    requires(What != told::nothing)
  {
    return at(g->number[at(s)]);
  }
  int state_at(std::size_t i) const
    requires(What != told::nothing)
  {
    return g->state_with_number[i];
  }
  std::vector<int> predecessors(int s) const
    requires(What == told::predecessors)
  {
    std::vector<int> all;
    for (std::size_t from = 0; from < g->size(); ++from)
      for (const int to : g->successors[from])
        if (to == s) all.push_back(static_cast<int>(from));
    return all;
  }
};
static_assert(game<graph_game<told::nothing>> && !indexed_game<graph_game<told::nothing>>);
static_assert(indexed_game<graph_game<told::numbers>> && !reversible_game<graph_game<told::numbers>>);
static_assert(reversible_game<graph_game<told::predecessors>>);

class random_graphs {
 public:
  explicit random_graphs(std::uint64_t seed) : random_(seed) {}

  int up_to(int n) { return std::uniform_int_distribution<int>(0, n)(random_); }
  std::vector<int> permutation(std::size_t size) {
    std::vector<int> p(size);
    std::iota(p.begin(), p.end(), 0);
    std::shuffle(p.begin(), p.end(), random_);
    return p;
  }
  /// With cycles: any state can lead to any, also to itself or twice to one. Without: to lower ones only.
  graph make(bool with_cycles, int draw) {
    graph g;
    const int states = 1 + up_to(30), most_ways = 1 + up_to(3), ends = 1 + up_to(3), range = up_to(3);
    g.draw = draw;
    for (int s = 0; s < states; ++s) {
      g.mover.push_back(up_to(1) == 0 ? player::max : player::min);
      g.utility.push_back(up_to(2 * range) - range);
      g.successors.emplace_back();
      if (up_to(4) < ends || (!with_cycles && s == 0)) continue;
      for (int ways = 1 + up_to(most_ways - 1); ways > 0; --ways)
        g.successors.back().push_back(up_to(with_cycles ? states - 1 : s - 1));
    }
    g.number_by(permutation(g.size()));
    return g;
  }

 private:
  std::mt19937_64 random_;
};

// ---- the definitions ------------------------------------------------------------------------------------------------

constexpr int never = endless;

struct truth {
  std::vector<int> value, distance;
};

/// The states from which this player can force play to an end that is `good`.
template <class Good>
std::vector<bool> forced(const graph& g, player who, const Good& good) {
  std::vector<bool> in(g.size());
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t s = 0; s < g.size(); ++s) {
      if (in[s]) continue;
      const auto& next = g.successors[s];
      const auto is_in = [&](int t) { return bool{in[static_cast<std::size_t>(t)]}; };
      in[s] = next.empty()         ? good(g.utility[s])
              : g.mover[s] == who ? std::any_of(next.begin(), next.end(), is_in)
                                   : std::all_of(next.begin(), next.end(), is_in);
      changed = changed || in[s];
    }
  }
  return in;
}
/// A state is worth the most that Max can be sure of: more than endless play if he can force such an end, as much as
/// endless play or less if Min cannot force a worse one.
std::vector<int> values_by_definition(const graph& g) {
  std::vector<int> levels = g.utility;
  levels.push_back(g.draw);
  std::sort(levels.begin(), levels.end());
  std::vector<int> values(g.size(), levels.front());
  for (const int level : levels) {
    std::vector<bool> sure = level > g.draw ? forced(g, player::max, [&](int u) { return u >= level; })
                                            : forced(g, player::min, [&](int u) { return u < level; });
    if (level <= g.draw) sure.flip();
    for (std::size_t s = 0; s < g.size(); ++s)
      if (sure[s]) values[s] = level;
  }
  return values;
}
/// Plies to the end: within k plies, for k = 0, 1, ..., until nothing changes. Only moves that keep the value count; of
/// those a winner takes the shortest way and a loser the longest, and of draws both the shortest.
std::vector<int> distances_by_definition(const graph& g, const std::vector<int>& value) {
  std::vector<int> distance(g.size(), never);
  for (std::size_t s = 0; s < g.size(); ++s)
    if (g.successors[s].empty()) distance[s] = 0;
  for (bool changed = true; changed;) {
    std::vector<int> after = distance;
    for (std::size_t s = 0; s < g.size(); ++s) {
      const bool stalls = g.mover[s] == player::max ? value[s] < g.draw : value[s] > g.draw;
      int best = stalls ? -1 : never;
      for (const int t : g.successors[s]) {
        const auto next = static_cast<std::size_t>(t);
        if (value[next] == value[s]) best = stalls ? std::max(best, distance[next]) : std::min(best, distance[next]);
      }
      if (!g.successors[s].empty()) after[s] = best == never ? never : best + 1;
    }
    changed = after != distance;
    distance = after;
  }
  return distance;
}
truth by_definition(const graph& g) {
  const auto values = values_by_definition(g);
  return {values, distances_by_definition(g, values)};
}

/// Whether the solution says the same of a state, and its action is the first that leads to what was promised.
template <class Solution>
bool agrees(const graph& g, const truth& t, const Solution& solved, std::size_t s) {
  const int here = static_cast<int>(s);
  if (!solved.contains(here)) return false;
  if (solved.value(here) != t.value[s] || solved.distance(here) != t.distance[s]) return false;
  const auto action = solved.action(here);
  if (g.successors[s].empty()) return !action.has_value();
  const int next_distance = t.distance[s] == never ? never : t.distance[s] - 1;
  int first = 0;
  for (const int next : g.successors[s]) {
    const auto n = static_cast<std::size_t>(next);
    if (t.value[n] == t.value[s] && t.distance[n] == next_distance) break;
    ++first;
  }
  return action == first;
}
template <told What>
bool all_agree(const graph& g) {
  const truth t = by_definition(g);
  const graph_game<What> rules{std::make_shared<const graph>(g)};
  const auto solved = solve(rules);
  for (std::size_t s = 0; s < g.size(); ++s)
    if (!agrees(g, t, solved, s)) return false;
  return solved.solved_count() == g.size();
}
/// The same for what can be reached from each state; all else must be unknown.
template <told What>
bool reachable_agree(const graph& g) {
  const truth t = by_definition(g);
  const graph_game<What> rules{std::make_shared<const graph>(g)};
  for (std::size_t from = 0; from < g.size(); ++from) {
    std::vector<bool> reached(g.size());
    std::vector<int> queue{static_cast<int>(from)};
    reached[from] = true;
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const int next : g.successors[static_cast<std::size_t>(queue[i])])
        if (!reached[static_cast<std::size_t>(next)]) {
          reached[static_cast<std::size_t>(next)] = true;
          queue.push_back(next);
        }
    const auto solved = solve(rules, static_cast<int>(from));
    for (std::size_t s = 0; s < g.size(); ++s)
      if (reached[s] ? !agrees(g, t, solved, s) : !g.successors[s].empty() && solved.contains(static_cast<int>(s)))
        return false;
    if (solved.solved_count() != queue.size()) return false;
  }
  return true;
}

// ---- Cat and Mouse, move by move ------------------------------------------------------------------------------------

struct chase {
  std::vector<std::vector<int>> neighbours;

  int nodes() const { return static_cast<int>(neighbours.size()); }
  std::string text() const {
    std::string lists;
    for (const auto& list : neighbours) {
      std::string names;
      for (const int node : list) names += (names.empty() ? "" : ",") + std::to_string(node);
      lists += (lists.empty() ? "[" : ",[") + names + "]";
    }
    return "[" + lists + "]";
  }
  std::vector<int> moves(bool mouse_moves, int from) const {
    std::vector<int> to;
    for (const int node : neighbours[static_cast<std::size_t>(from)])
      if (mouse_moves || node != 0) to.push_back(node);
    return to.empty() ? std::vector<int>{from} : to;
  }
};

/// Who can win from each state within so many plies.
class slow_chase {
 public:
  explicit slow_chase(const chase& its_graph) : graph_(its_graph), nodes_(its_graph.nodes()) {
    known_.assign(static_cast<std::size_t>(2 * nodes_ * nodes_), {0, never});
    for (int mouse = 0; mouse < nodes_; ++mouse)
      for (int cat = 1; cat < nodes_; ++cat)
        for (const bool mouse_moves : {false, true}) {
          if (mouse == 0) at(mouse, cat, mouse_moves) = {1, 0};
          else if (mouse == cat) at(mouse, cat, mouse_moves) = {-1, 0};
        }
    for (int plies = 1; plies <= 2 * nodes_ * nodes_; ++plies) sweep(plies);
  }
  /// Who wins, and in how many plies.
  std::pair<int, int>& at(int mouse, int cat, bool mouse_moves) {
    return known_[static_cast<std::size_t>(2 * (mouse * nodes_ + cat) + mouse_moves)];
  }

 private:
  void sweep(int plies) {
    const auto before = known_;
    for (int mouse = 1; mouse < nodes_; ++mouse)
      for (int cat = 1; cat < nodes_; ++cat)
        for (const bool mouse_moves : {false, true}) {
          auto& here = at(mouse, cat, mouse_moves);
          if (here.first != 0) continue;
          const int mine = mouse_moves ? 1 : -1;
          bool wins = false, loses = true;
          for (const int node : graph_.moves(mouse_moves, mouse_moves ? mouse : cat)) {
            const std::size_t next = static_cast<std::size_t>(
                2 * ((mouse_moves ? node : mouse) * nodes_ + (mouse_moves ? cat : node)) + !mouse_moves);
            wins = wins || before[next].first == mine;
            loses = loses && before[next].first == -mine;
          }
          if (wins || loses) here = {wins ? mine : -mine, plies};
        }
  }
  chase graph_;
  int nodes_;
  std::vector<std::pair<int, int>> known_;
};

chase random_chase(random_graphs& random) {
  const int nodes = 3 + random.up_to(9), density = 1 + random.up_to(4);
  chase c{std::vector<std::vector<int>>(static_cast<std::size_t>(nodes))};
  for (int a = 0; a < nodes; ++a)
    for (int b = a; b < nodes; ++b) {
      if (random.up_to(9) >= density || (a == b && random.up_to(2) != 0)) continue;
      c.neighbours[static_cast<std::size_t>(a)].push_back(b);
      if (a != b) c.neighbours[static_cast<std::size_t>(b)].push_back(a);
    }
  return c;
}
/// Cat and Mouse without what it tells of predecessors.
struct forgetful : games::cat_and_mouse {
  using games::cat_and_mouse::cat_and_mouse;
  void predecessors(const state&) const = delete;
};
static_assert(indexed_game<forgetful> && !reversible_game<forgetful>);

template <class Game>
bool chase_is_solved(const chase& c) {
  const Game rules(text(c.text()));
  slow_chase slow(c);
  const auto solved = solve(rules);
  for (std::size_t i = 0; i < rules.state_count(); ++i) {
    const auto s = rules.state_at(i);
    const auto [value, distance] = slow.at(s.mouse, s.cat, s.mover == player::max);
    if (rules.index(s) != i || solved.value(s) != value || solved.distance(s) != distance) return false;
  }
  return true;
}
/// Whether each action that leads to a state is named once among its predecessors, and nothing else is.
bool predecessors_are_those_of_the_rules(const chase& c) {
  const games::cat_and_mouse rules(text(c.text()));
  std::vector<std::size_t> by_rules, told;
  for (std::size_t i = 0; i < rules.state_count(); ++i) {
    const auto s = rules.state_at(i);
    for (const auto& before : rules.predecessors(s)) told.push_back(rules.index(before) * rules.state_count() + i);
    if (rules.is_terminal(s)) continue;
    for (const int a : rules.actions(s)) by_rules.push_back(i * rules.state_count() + rules.index(rules.result(s, a)));
  }
  std::sort(by_rules.begin(), by_rules.end());
  std::sort(told.begin(), told.end());
  return by_rules == told;
}

// ---- games whose every state is known -------------------------------------------------------------------------------

/// All states of Nim against Bouton's rule.
bool bouton_agrees(const games::nim& g) {
  const auto solved = solve(g);
  const auto& rules = solved.rules();
  for (std::size_t i = 0; i < rules.state_count(); ++i) {
    const games::nim::state s = rules.state_at(i);
    if ((solved.value(s) == 1) != (g.mover_wins(s) == (s.mover == player::max))) return false;
  }
  return true;
}
}  // namespace

TEST_CASE("solve - random graphs with cycles as by definition") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    random_graphs random(seed);
    for (int i = 0; i < 20; ++i) {
      const graph g = random.make(true, random.up_to(4) - 2);
      RC_ASSERT(all_agree<told::numbers>(g));
      RC_ASSERT(all_agree<told::predecessors>(g));
      RC_ASSERT(reachable_agree<told::nothing>(g));
      RC_ASSERT(reachable_agree<told::numbers>(g));
    }
  }));
}

TEST_CASE("solve - graphs without cycles, numbered from the ends, towards them, and at random") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    random_graphs random(seed);
    for (int i = 0; i < 20; ++i) {
      graph g = random.make(false, random.up_to(4) - 2);
      RC_ASSERT(all_agree<told::numbers>(g));
      RC_ASSERT(all_agree<told::predecessors>(g));
      std::vector<int> numbers(g.size());
      std::iota(numbers.begin(), numbers.end(), 0);
      g.number_by(numbers);
      RC_ASSERT(all_agree<told::numbers>(g));
      std::reverse(numbers.begin(), numbers.end());
      g.number_by(numbers);
      RC_ASSERT(all_agree<told::numbers>(g));
      RC_ASSERT(reachable_agree<told::nothing>(g));
      RC_ASSERT(reachable_agree<told::numbers>(g));
    }
  }));
}

TEST_CASE("solve - graphs without cycles as minimax has them") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    random_graphs random(seed);
    const graph g = random.make(false, 0);
    const graph_game<told::numbers> rules{std::make_shared<const graph>(g)};
    const auto solved = solve(rules);
    const int last = static_cast<int>(g.size()) - 1;
    for (int s = 0; s < std::min(last + 1, 12); ++s) {
      const auto found = minimax(rules, s, by_distance);
      RC_ASSERT(solved.value(s) == found.value);
      if (found.value != 0) RC_ASSERT(solved.distance(s) == found.distance);  // of draws minimax takes the first
    }
  }));
}

TEST_CASE("solve - play by the solution ends after as many plies as it says") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    random_graphs random(seed);
    const graph g = random.make(true, random.up_to(2) - 1);
    const graph_game<told::numbers> rules{std::make_shared<const graph>(g)};
    const auto solved = solve(rules);
    for (std::size_t from = 0; from < g.size(); ++from) {
      int s = static_cast<int>(from), plies = 0;
      const int promised = solved.distance(s), most = static_cast<int>(g.size());
      for (; plies <= most && !rules.is_terminal(s); ++plies) s = rules.result(s, solved(s));
      RC_ASSERT((promised == endless ? plies > most : plies == promised));
      if (promised != endless) RC_ASSERT(rules.utility(s) == solved.value(static_cast<int>(from)));
    }
  }));
}

TEST_CASE("solve - cat and mouse on random graphs as move by move") {
  REQUIRE(rc::check([](std::uint64_t seed) {
    random_graphs random(seed);
    for (int i = 0; i < 5; ++i) {
      const chase c = random_chase(random);
      RC_ASSERT(chase_is_solved<games::cat_and_mouse>(c));
      RC_ASSERT(chase_is_solved<forgetful>(c));
      RC_ASSERT(predecessors_are_those_of_the_rules(c));
    }
  }));
}

TEST_CASE("solve - every state of tic-tac-toe") {
  using game = games::tic_tac_toe;
  for (const auto& solved : {solve(game{}), solve(game{}, game::start())}) {
    std::size_t wins = 0, losses = 0, ties = 0, ends = 0;
    const auto states = reachable(game{});
    for (std::size_t i = 0; i < states.state_count(); ++i) {
      const game::state s = states.state_at(i);
      const int v = game::to_move(s) == player::max ? solved.value(s) : -solved.value(s);
      wins += v == 1, losses += v == -1, ties += v == 0, ends += game::is_terminal(s);
    }
    CHECK(states.state_count() == 5'478);
    CHECK(wins == 2'836);
    CHECK(losses == 1'574);
    CHECK(ties == 1'068);
    CHECK(ends == 958);
  }
  CHECK(solve(game{}, game::start()).solved_count() == 5'478);
}

TEST_CASE("solve - every state of nim and misere nim by Bouton's rule") {
  using games::nim;
  for (const nim& g : {nim(), nim(255), nim(15, 15), nim(1, 1, 1, 1, 1, 1, 1), nim(7, 7, 7, 7), nim(3, 5, 9, 11)}) {
    CHECK(bouton_agrees(g));
    CHECK(bouton_agrees(g.as_misere()));
  }
}

TEST_CASE("solve - play of 10,000 plies, longer than a search can be deep") {
  graph g;
  for (int s = 0; s < 10'000; ++s) {
    g.mover.push_back(s % 2 == 0 ? player::max : player::min);
    g.successors.push_back({s + 1});
    g.utility.push_back(0);
  }
  g.mover.push_back(player::max), g.successors.emplace_back(), g.utility.push_back(7);
  std::vector<int> numbers(g.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  g.number_by(numbers);
  const auto shared = std::make_shared<const graph>(g);
  CHECK(solve(graph_game<told::nothing>{shared}).value(0) == 7);
  CHECK(solve(graph_game<told::nothing>{shared}).distance(0) == 10'000);
  CHECK(solve(graph_game<told::numbers>{shared}).distance(0) == 10'000);
  CHECK(solve(graph_game<told::numbers>{shared}, 1).distance(1) == 9'999);
  CHECK(solve(graph_game<told::predecessors>{shared}).distance(0) == 10'000);
}

TEST_CASE("solve - halving to 100,000") {
  const games::halving g{100'000};
  const auto solved = solve(g);
  CHECK(solved.solved_count() == 200'002);
  // Who is to move wins if a number that he can leave is lost.
  std::vector<bool> wins{true};
  std::size_t wrong = 0;
  for (int n = 1; n <= g.n; ++n) {
    wins.push_back(!wins[static_cast<std::size_t>(n) - 1] || !wins[static_cast<std::size_t>(n) / 2]);
    wrong += (solved.value({n, player::max}) == 1) != wins.back();
    wrong += (solved.value({n, player::min}) == -1) != wins.back();
  }
  CHECK(wrong == 0);
}
