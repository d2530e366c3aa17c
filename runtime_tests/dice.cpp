// Games with dice and value iteration, against solvers that share nothing with the library: plain iteration (Jacobi's,
// all states at once, from one side) in long double until no number changes any more.
#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/pig.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/value.hpp>
#include <zermelo/value_iteration.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;
using games::dice_race;
using games::pig;

namespace {
/// Chances of the mover of Pig by the equations of Neller and Presser: P(own score, other's score, total of the turn).
class pig_by_hand {
 public:
  pig_by_hand(int its_goal, int its_sides)
      : goal_(its_goal), sides_(its_sides), p_(static_cast<std::size_t>(goal_ * goal_ * goal_), 0.5L) {
    for (bool changed = true; changed;) {
      changed = false;
      const std::vector<long double> before = p_;
      for (int i = 0; i < goal_; ++i)
        for (int j = 0; j < goal_; ++j)
          for (int k = 0; i + k < goal_; ++k) {
            long double& here = p_[at(i, j, k)];
            here = std::fmax(roll(before, i, j, k), k == 0 ? 0 : hold(before, i, j, k));
            changed = changed || std::fabs(here - before[at(i, j, k)]) > 1e-17L;
          }
    }
  }
  long double chance(int i, int j, int k) const { return i + k >= goal_ ? 1 : p_[at(i, j, k)]; }
  bool may_roll(int i, int j, int k) const { return roll(p_, i, j, k) > chance(i, j, k) - 1e-12L; }
  bool may_hold(int i, int j, int k) const { return k > 0 && hold(p_, i, j, k) > chance(i, j, k) - 1e-12L; }

 private:
  std::size_t at(int i, int j, int k) const { return static_cast<std::size_t>((i * goal_ + j) * goal_ + k); }
  long double roll(const std::vector<long double>& p, int i, int j, int k) const {
    long double sum = 1 - p[at(j, i, 0)];
    for (int r = 2; r <= sides_; ++r) sum += i + k + r >= goal_ ? 1 : p[at(i, j, k + r)];
    return sum / sides_;
  }
  long double hold(const std::vector<long double>& p, int i, int j, int k) const { return 1 - p[at(j, i + k, 0)]; }

  int goal_;
  int sides_;
  std::vector<long double> p_;
};

/// A small game of random rules. State 0 is terminal. One that `stops` comes to a terminal state with a probability of
/// 1/18 or more in any two plies, whatever the players do.
struct random_game {
  using state = std::size_t;
  using action = int;
  using value = double;
  struct rules_of_state {
    player mover = player::chance;
    bool terminal = false;
    double utility = 0;
    std::vector<std::size_t> to;
    std::vector<int> weight;
    int total_weight = 0;
  };
  std::vector<rules_of_state> of;

  random_game(std::uint64_t number, bool stops) {
    random_numbers random(seed{number});
    const auto below = [&random](std::size_t n) { return static_cast<std::size_t>(random.next() % n); };
    of.resize(3 + below(10));
    for (auto& s : of) {
      const auto kind = below(6);
      s.terminal = kind == 0 || &s == &of[0];
      s.mover = kind < 3 ? player::max : kind < 5 ? player::min : player::chance;
      if (stops && below(2) == 0) s.mover = player::chance;
      s.utility = static_cast<double>(below(11)) - 5;
    }
    for (auto& s : of) {
      for (std::size_t i = 0, actions = 1 + below(3); i < actions; ++i) {
        std::size_t to = below(of.size());
        if (stops && s.mover == player::chance && i == 0) to = 0;
        while (stops && s.mover != player::chance && !of[to].terminal && of[to].mover != player::chance)
          to = below(of.size());
        s.to.push_back(to);
        s.weight.push_back(1 + static_cast<int>(below(6)));
        s.total_weight += s.weight.back();
      }
    }
  }
  std::size_t start() const { return of.size() - 1; }
  player to_move(std::size_t s) const { return of[s].mover; }
  integers<> actions(std::size_t s) const { return {.from = 0, .below = static_cast<int>(of[s].to.size())}; }
  std::size_t result(std::size_t s, int a) const { return of[s].to[static_cast<std::size_t>(a)]; }
  bool is_terminal(std::size_t s) const { return of[s].terminal; }
  double utility(std::size_t s) const { return of[s].utility; }
  fraction probability(std::size_t s, int a) const {
    return {of[s].weight[static_cast<std::size_t>(a)], of[s].total_weight};
  }
  std::size_t state_count() const { return of.size(); }
  std::size_t index(std::size_t s) const { return s; }
  std::size_t state_at(std::size_t i) const { return i; }

  double extreme_utility(bool least) const {
    double found = of[0].utility;
    for (const auto& s : of)
      if (s.terminal && (s.utility < found) == least) found = s.utility;
    return found;
  }

  /// The limit of the values that iteration takes from the extreme utility on, the least or the greatest: that is then
  /// what endless play is worth. `fixed(state)` is the action of a player whose policy is known, or -1.
  template <class Fixed>
  std::vector<long double> limit(bool from_least, const Fixed& fixed) const {
    std::vector<long double> v(of.size(), extreme_utility(from_least));
    for (std::size_t s = 0; s < of.size(); ++s)
      if (of[s].terminal) v[s] = of[s].utility;
    for (int sweeps = 0; sweeps < 200'000; ++sweeps) {
      const std::vector<long double> before = v;
      for (std::size_t s = 0; s < of.size(); ++s)
        if (!of[s].terminal) v[s] = backed_up(before, of[s], fixed(s));
      if (v == before) break;
    }
    return v;
  }
  static long double backed_up(const std::vector<long double>& v, const rules_of_state& s, int fixed) {
    if (s.mover != player::chance && fixed >= 0) return v[s.to[static_cast<std::size_t>(fixed)]];
    long double best = v[s.to[0]], mean = 0;
    for (std::size_t i = 0; i < s.to.size(); ++i) {
      const long double next = v[s.to[i]];
      if (s.mover == player::max ? best < next : next < best) best = next;
      mean += next * s.weight[i] / s.total_weight;
    }
    return s.mover == player::chance ? mean : best;
  }
};
constexpr auto nobody = [](std::size_t) { return -1; };

/// Whether each side's actions are worth the value against anybody. Endless play counts against the one who takes them.
template <class Solved>
bool actions_are_worth_the_value(const random_game& g, const Solved& solved) {
  for (const bool for_max : {true, false}) {
    const auto follow = [&](std::size_t s) {
      return g.to_move(s) == (for_max ? player::max : player::min) && solved.action(s) ? *solved.action(s) : -1;
    };
    const auto guaranteed = g.limit(for_max, follow);
    for (std::size_t s = 0; s < g.of.size(); ++s) {
      const long double lost = for_max ? solved.value(s) - guaranteed[s] : guaranteed[s] - solved.value(s);
      if (lost > 2 * solved.error + 1e-12L) return false;
    }
  }
  return true;
}

bool agree(const rollouts& played, double value) { return std::fabs(played.mean - value) <= 4 * played.standard_error; }
}  // namespace

// ---- Pig

TEST_CASE("Pig to 20 points is won by the first player with a probability of 0.6155585") {
  const pig g(20);
  const auto solved = value_iteration(g);
  CHECK(std::fabs((1 + solved.value(g.start())) / 2 - 0.6155585) < 1e-7);
  CHECK(solved.error <= 0.5e-9);
  CHECK(solved.bounds_of(g.start()).upper - solved.bounds_of(g.start()).lower <= 1e-9);
}

namespace {
/// How often perfect play holds, over all decisions; -1 if a value or an action is not that of the equations.
int holds_in_agreement(int goal, int sides) {
  const pig g(goal, sides);
  const auto solved = value_iteration(g);
  const pig_by_hand by_hand(goal, sides);
  int holds = 0;
  for (int i = 0; i < goal; ++i)
    for (int j = 0; j < goal; ++j)
      for (int k = 0; i + k < goal; ++k)
        for (const bool max_moves : {true, false}) {
          const auto s = max_moves ? g.position(i, j, k) : g.position(j, i, k, player::min);
          const double chance = (1 + (max_moves ? 1 : -1) * solved.value(s)) / 2;
          if (std::fabs(chance - static_cast<double>(by_hand.chance(i, j, k))) > solved.error + 1e-14) return -1;
          const bool rolls = solved.action(s) == pig::roll;
          if (!(rolls ? by_hand.may_roll(i, j, k) : by_hand.may_hold(i, j, k))) return -1;
          holds += !rolls;
        }
  return holds;
}
}  // namespace

TEST_CASE("Pig agrees with the equations of Neller and Presser in every state") {
  // To 20 points with six sides it never pays to hold; the smallest goal at which it does is 39.
  CHECK(holds_in_agreement(20, 6) == 0);
  CHECK(holds_in_agreement(39, 6) == 18);
  CHECK(holds_in_agreement(16, 2) > 100);
  CHECK(holds_in_agreement(20, 3) > 100);
}

TEST_CASE("Pig to 100 points is won with a probability of 0.5306, and its first turn is held at 21") {
  const pig g(100);
  const auto solved = value_iteration(g, 1e-5);
  CHECK(std::fabs((1 + solved.value(g.start())) / 2 - 0.5306) < 5e-5);
  CHECK(solved.action(g.position(0, 0, 20)) == pig::roll);
  CHECK(solved.action(g.position(0, 0, 21)) == pig::hold);
}

TEST_CASE("Pig as it is played agrees with its value") {
  const pig g(20);
  const auto solved = value_iteration(g);
  CHECK(agree(simulate_many(g, solved, solved, 4'000, seed{1}), solved.value(g.start())));
  const auto s = g.position(3, 15, 0, player::min);
  CHECK(agree(simulate_many(g, s, solved, solved, 4'000, seed{2}), solved.value(s)));
  const pig with_holds(20, 3);
  const auto solved_with_holds = value_iteration(with_holds);
  CHECK(agree(simulate_many(with_holds, solved_with_holds, solved_with_holds, 4'000, seed{6}),
              solved_with_holds.value(with_holds.start())));
  // The value is a guarantee: against a poor player there is more to win.
  const auto played = simulate_many(g, solved, uniform, 4'000, seed{3});
  CHECK(played.mean > solved.value(g.start()) + 4 * played.standard_error);
}

TEST_CASE("Pig has numbers for its states, whatever the goal and the die") {
  for (const int goal : {1, 2, 5, 20, 255}) {
    const pig g(goal, 3);
    const std::size_t all = g.state_count(), step = all < 50'000 ? 1 : 997;
    CHECK(all == static_cast<std::size_t>(2 * goal * goal * (goal + 2)));
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < all; i += step) wrong += g.index(g.state_at(i)) != i;
    CHECK(wrong == 0);
  }
}

TEST_CASE("Pig has a key for each state") {
  const pig g(6);
  std::vector<std::uint64_t> keys;
  for (std::size_t i = 0; i < g.state_count(); ++i) keys.push_back(g.key(g.state_at(i)));
  std::sort(keys.begin(), keys.end());
  CHECK(std::unique(keys.begin(), keys.end()) == keys.end());
}

// ---- the race

TEST_CASE("the race by value iteration is the race by expectiminimax") {
  const dice_race g(3, 2);
  const auto solved = value_iteration(g);
  CHECK(std::fabs(solved.value(g.start()) - expectiminimax(g).value) < 1e-14);
  CHECK(solved.sweeps == 1);
  CHECK(solved.error == 0);
  int wrong = 0;
  for (std::size_t i = 0; i < g.state_count(); i += 7) {
    const auto s = g.state_at(i);
    wrong += std::fabs(solved.value(s) - expectiminimax(g, s).value) > 1e-14;
    wrong += solved.action(s) != expectiminimax(g, s).action;
  }
  CHECK(wrong == 0);
}

TEST_CASE("the race has numbers and keys for its states") {
  for (const auto& g : {dice_race(2, 1), dice_race(4, 3), dice_race(6, 2), dice_race(12, 1)}) {
    std::size_t wrong = 0;
    std::vector<std::uint64_t> keys;
    for (std::size_t i = 0; i < g.state_count(); ++i) {
      const auto s = g.state_at(i);
      wrong += g.index(s) != i;
      keys.push_back(g.key(s));
      if (g.is_terminal(s)) continue;
      auto rest = detail::each_action<games::dice_race_action>(g.actions(s));
      for (games::dice_race_action a{}; rest.next(a);) wrong += g.index(g.result(s, a)) >= i;  // always nearer the end
    }
    CHECK(wrong == 0);
    std::sort(keys.begin(), keys.end());
    CHECK(std::unique(keys.begin(), keys.end()) == keys.end());
  }
}

TEST_CASE("the best move of the race may depend on the other side") {
  // A 2-1 with checkers on 5, 5 and 4, of which the 2 is played already.
  const dice_race g;
  const auto solved = value_iteration(g);
  const auto after_the_two = [&g](const dice_race::checkers& other) {
    return g.result(g.position({5, 5, 4}, other, player::max, 2, 1), {5, 2});
  };
  // The other side is off after two rolls, and after one with a double: only a double on 5, 3 and 3 can win.
  const auto hurried = after_the_two({1, 1, 1});
  CHECK(solved.action(hurried) == games::dice_race_action{4, 1});
  CHECK(std::fabs(solved.value(hurried) - (2 * (5. / 6) * (4. / 36) - 1)) < 1e-12);
  CHECK(solved.action(after_the_two({6, 6, 6})) == games::dice_race_action{3, 1});
}

TEST_CASE("the race with three checkers as it is played agrees with its value") {
  const dice_race g;
  const auto solved = value_iteration(g);
  CHECK(agree(simulate_many(g, solved, solved, 4'000, seed{4}), solved.value(g.start())));
  CHECK(agree(simulate_many(g, g.position({5, 4, 4}, {6, 6}, player::min), solved, solved, 4'000, seed{5}),
              solved.value(g.position({5, 4, 4}, {6, 6}, player::min))));
}

// ---- value iteration

TEST_CASE("value iteration agrees with plain iteration on games that stop") {
  REQUIRE(rc::check([](std::uint64_t number) {
    const random_game g(number, true);
    const auto truth = g.limit(true, nobody);
    for (const double tolerance : {1e-2, 1e-9}) {
      const auto solved = value_iteration(g, tolerance);
      RC_ASSERT(solved.error <= tolerance / 2);
      for (std::size_t s = 0; s < g.of.size(); ++s) {
        RC_ASSERT(std::fabs(solved.value(s) - truth[s]) <= solved.error + 1e-13L);
        RC_ASSERT(solved.bounds_of(s).lower <= truth[s] + 1e-13L);
        RC_ASSERT(truth[s] <= solved.bounds_of(s).upper + 1e-13L);
      }
      RC_ASSERT(actions_are_worth_the_value(g, solved));
    }
  }));
}

TEST_CASE("value iteration gives no answer where endless play decides") {
  int answers = 0, refusals = 0;
  for (std::uint64_t number = 0; number < 3'000; ++number) {
    const random_game g(number, false);
    const auto least = g.limit(true, nobody), greatest = g.limit(false, nobody);
    long double apart = 0;
    for (std::size_t s = 0; s < g.of.size(); ++s) apart = std::fmax(apart, greatest[s] - least[s]);
    const std::string said = thrown<game_error>([&g] { value_iteration(g); });
    const bool refused = said.find("play may go on for ever") != std::string::npos;
    REQUIRE(refused == (apart > 1e-6L));
    ++(refused ? refusals : answers);
    if (refused) continue;
    const auto solved = value_iteration(g);
    for (std::size_t s = 0; s < g.of.size(); ++s)
      REQUIRE(std::fabs(solved.value(s) - least[s]) <= solved.error + 1e-13L);
    REQUIRE(actions_are_worth_the_value(g, solved));
  }
  CHECK(answers > 300);
  CHECK(refusals > 300);
}

namespace {
/// A ladder that is gone down with probability 1/2 in each ply: every step is a layer, and every value is 0.
struct ladder {
  using state = int;
  using action = int;
  using value = double;
  int steps = 100;

  int start() const { return steps + 1; }
  player to_move(int) const { return player::chance; }
  integers<> actions(int) const { return {.from = 0, .below = 2}; }
  int result(int s, int a) const { return a == 0 ? s : s == 2 ? 0 : s - 1; }
  bool is_terminal(int s) const { return s < 2; }
  double utility(int s) const { return s; }  // nobody gets to 1
  fraction probability(int, int) const { return {1, 2}; }
  std::size_t state_count() const { return static_cast<std::size_t>(steps + 2); }
  std::size_t index(int s) const { return static_cast<std::size_t>(s); }
  int state_at(std::size_t i) const { return static_cast<int>(i); }
};
}  // namespace

TEST_CASE("a layer leaves some of the tolerance to those that build on it") {
  // The width of a step halves with each sweep, down to the width of the step below. If that were all of the tolerance
  // already, 2^-30, the others would come down to it only where 53 more bits are used up.
  const ladder g;
  const auto solved = value_iteration(g, 0x1p-30);
  CHECK(solved.error <= 0x1p-31);
  CHECK(solved.value(g.start()) <= 0x1p-31);
  CHECK(solved.sweeps <= 30 + 8);
  CHECK(solved.backups <= static_cast<std::uint64_t>(38 * g.steps));
}

// ---- mistakes

namespace {
/// A step up or down between two ends, whose faults are switched on one by one.
struct faulty_walk {
  using state = int;
  using action = int;
  using value = double;

  player mover = player::chance;
  fraction chance{1, 2};
  double top = 1;
  bool ends = true;
  bool waits = false;  // nobody goes down
  bool has_actions = true;
  int number_added = 0;
  std::size_t count = 5;

  int start() const { return 2; }
  player to_move(int) const { return mover; }
  integers<> actions(int) const { return {.from = 0, .below = has_actions ? 2 : 0}; }
  int result(int s, int a) const {
    const int next = a == 1 ? s + 1 : waits ? s : s - 1;
    return ends || (0 < next && next < 4) ? next : s;
  }
  bool is_terminal(int s) const { return ends && (s == 0 || s == 4); }
  double utility(int s) const { return s == 0 ? 0 : top; }
  fraction probability(int, int) const { return chance; }
  std::size_t state_count() const { return count; }
  std::size_t index(int s) const { return static_cast<std::size_t>(s + number_added); }
  int state_at(std::size_t i) const { return static_cast<int>(i); }
};
struct walk_without_probability : faulty_walk {
  void probability(int) const = delete;
};
}  // namespace

TEST_CASE("value iteration of a game without faults") {
  CHECK(value_iteration(faulty_walk{}).value(2) > 0.4999);
  CHECK(value_iteration<5>(faulty_walk{}).value(2) > 0.4999);
}

TEST_CASE("mistake value iteration of a game that need not end") {
  const auto said = [](const faulty_walk& g) { return thrown<game_error>([&g] { value_iteration(g); }); };
  CHECK(said({.mover = player::min, .waits = true}).find("at a player's wish") != std::string::npos);
  CHECK(said({.ends = false}).find("play may go on for ever") != std::string::npos);
  // A tolerance finer than the numbers.
  CHECK(thrown<game_error>([] { value_iteration(pig(10), 1e-300); }).find("is finer than the value type") !=
        std::string::npos);
}

TEST_CASE("mistake wrong probabilities in value iteration") {
  const auto said = [](fraction p) {
    return thrown<probability_error>([p] { value_iteration(faulty_walk{.chance = p}); });
  };
  CHECK(said({1, 3}) == "the probabilities of a node do not sum to 1");
  CHECK(said({-1, 3}) == "a probability is not between 0 and 1");
  CHECK(thrown<game_error>([] { value_iteration(walk_without_probability{}); }) ==
        "chance moves, but the game has no member probability(state, action)");
}

TEST_CASE("mistake a tolerance or a sweep limit that is out of range") {
  for (const double tolerance : {0., -1., std::numeric_limits<double>::quiet_NaN()})
    CHECK(thrown<option_error>([tolerance] { value_iteration(faulty_walk{}, tolerance); }) ==
          "the tolerance is not above 0");
  CHECK(thrown<option_error>([] { value_iteration(faulty_walk{}, 1e-9, sweep_limit{0}); }) ==
        "the sweep limit is not 1 or more");
  CHECK(thrown<game_error>([] { value_iteration(faulty_walk{}, 1e-9, sweep_limit{3}); })
            .find("value iteration needs more sweeps than its limit") == 0);
}

TEST_CASE("mistake utilities that are no finite numbers, and movers that are no players, in value iteration") {
  const double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(thrown<game_error>([=] { value_iteration(faulty_walk{.top = infinity}); }).find("a utility is infinite") == 0);
  CHECK(thrown<game_error>([=] { value_iteration(faulty_walk{.top = nan}); }) ==
        "a utility or an evaluation is not a number (NaN)");
  CHECK(thrown<game_error>([] { value_iteration(faulty_walk{.mover = nth_player(2)}); }).find("a third player") == 0);
  CHECK(thrown<game_error>([] { value_iteration(faulty_walk{.has_actions = false}); }) ==
        "the game gives no action in a state that is not terminal");
}

TEST_CASE("mistake states that are wrongly numbered, or too many") {
  CHECK(thrown<game_error>([] { value_iteration(faulty_walk{.count = 4}); }) ==
        "the game gives a state a number that is not below its state_count");
  CHECK(thrown<game_error>([] { value_iteration(faulty_walk{.number_added = 1}); }) ==
        "the game's state_at(number) is a state to which its index(state) gives another number");
  const char* const too_many = "the game has more states than the table can hold";
  CHECK(thrown<capacity_error>([] { value_iteration<4>(faulty_walk{}); }) == too_many);
  CHECK(thrown<capacity_error>([] { value_iteration(faulty_walk{.count = std::size_t{1} << 32}); }) == too_many);
  const auto solved = value_iteration(faulty_walk{});
  CHECK(thrown<game_error>([&solved] { solved.value(5); }).find("state_count") != std::string::npos);
}

TEST_CASE("mistake games with dice out of range") {
  for (const auto& [goal, sides] : {std::pair{0, 6}, {256, 6}, {20, 1}, {20, 101}})
    CHECK(thrown<position_error>([g = goal, n = sides] { pig(g, n); }) ==
          "Pig has a goal of 1 to 255 points and a die of 2 to 100 sides");
  const auto pig_said = [](int i, int j, int k) { return thrown<position_error>([=] { pig(20).position(i, j, k); }); };
  for (const auto& said :
       {pig_said(20, 0, 0), pig_said(0, 20, 0), pig_said(-1, 0, 0), pig_said(10, 0, 11), pig_said(0, 0, -1)})
    CHECK(said.find("a position of Pig has scores from 0 to below the goal") == 0);
  CHECK(pig_said(10, 19, 10).empty());

  for (const auto& [sides, checkers] : {std::pair{1, 3}, {13, 3}, {6, 0}, {6, 4}})
    CHECK(thrown<position_error>([n = sides, k = checkers] { dice_race(n, k); }) ==
          "a dice race has dice of 2 to 12 sides, and 1 to 3 checkers a side");
  const auto race_said = [](dice_race::checkers x, dice_race::checkers y) {
    return thrown<position_error>([=] { dice_race(6, 2).position(x, y); });
  };
  for (const auto& said : {race_said({7}, {1}), race_said({1}, {6, 7}), race_said({1, 1, 1}, {1}), race_said({}, {}),
                           race_said({-1}, {1}), race_said({256}, {1})})
    CHECK(said.find("a dice race has its checkers") == 0);
  CHECK(thrown<position_error>([] { dice_race().position({1}, {1}, player::max, 7, 1); }) ==
        "a die shows no such number: it has those from 1 to its sides");
}
