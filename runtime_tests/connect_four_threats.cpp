// Connect Four by the expert's game: every state of small boards, published values, and positions of the standard board.
#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/solve.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;
using games::connect_four;
using games::connect_four_threats;

namespace {
template <class Game>
int value_of(const Game& g, const typename Game::state& s, large_table<Game>& table) {
  return bisect(g, s, remember(table), ordered_by(Game::by_threats)).value;
}
template <int Width, int Height>
int value_of_start() {
  large_table<connect_four_threats<Width, Height>> table(std::size_t{1} << 22);
  return value_of({}, connect_four_threats<Width, Height>::start(), table);
}

/// Compares every state that can be reached, terminal ones apart, with a strong solution by the rules alone.
template <int Width, int Height>
std::size_t compared_states() {
  using rules = connect_four<Width, Height>;
  using expert = connect_four_threats<Width, Height>;
  const auto solved = solve(rules{});
  large_table<expert> table(std::size_t{1} << 20);
  std::size_t count = 0;
  std::vector<typename rules::state> open{rules::start()};
  std::map<std::uint64_t, bool> seen;
  while (!open.empty()) {
    const auto s = open.back();
    open.pop_back();
    if (rules::is_terminal(s) || !seen.emplace(rules::key(s), true).second) continue;
    ++count;
    const auto e = expert::of(s);
    const int truth = solved.value(s);
    const auto known = expert::utility_bounds(e);
    const bool right = expert::is_terminal(e) ? expert::utility(e) == truth
                                              : value_of({}, e, table) == truth && known.lower <= truth && truth <= known.upper;
    if (!right) FAIL("a state of value " << truth << " after " << e.played);
    for (const int a : rules::actions(s)) open.push_back(rules::result(s, a));
  }
  return count;
}

/// The score of each column for the side to move, "-" for a full one.
std::vector<std::string> scores(text record) {
  using rules = connect_four<>;
  const auto s = rules::position(record);
  static large_table<connect_four_threats<>> table(std::size_t{1} << 22);
  std::vector<std::string> line;
  for (int a = 0; a < 7; ++a) {
    bool legal = false;
    for (const int possible : rules::actions(s)) legal = legal || possible == a;
    const auto next = rules::result(s, a);
    const int v = !legal                    ? 0
                  : rules::is_terminal(next) ? rules::utility(next)
                                             : value_of({}, connect_four_threats<>::of(next), table);
    line.push_back(!legal ? "-" : std::to_string(rules::to_move(s) == player::max ? v : -v));
  }
  return line;
}
}  // namespace

TEST_CASE("every state of small boards of Connect Four is worth what the rules say") {
  CHECK(compared_states<3, 3>() > 500);
  CHECK(compared_states<4, 3>() > 5'000);
  CHECK(compared_states<3, 4>() > 3'000);
  CHECK(compared_states<5, 2>() > 500);
  CHECK(compared_states<1, 5>() == 5);
  CHECK(compared_states<4, 1>() == 29);  // of 35, six of which are full boards
  CHECK(compared_states<5, 3>() > 50'000);
}

TEST_CASE("who wins Connect Four on small boards") {
  CHECK(value_of_start<4, 4>() == 0);
  CHECK(value_of_start<5, 4>() == 0);
  CHECK(value_of_start<4, 5>() == 0);
  CHECK(value_of_start<5, 5>() == 0);
  CHECK(value_of_start<6, 4>() < 0);
  CHECK(value_of_start<4, 6>() == 0);
  CHECK(value_of_start<4, 7>() == 0);
  CHECK(value_of_start<7, 4>() == 0);
  CHECK(value_of_start<6, 5>() == 0);
  CHECK(value_of_start<5, 6>() == 0);
}
// Some seconds each where the compiler optimises: runtime_tests "[.slow]"
TEST_CASE("who wins Connect Four on the largest boards below the standard one", "[.slow]") {
  CHECK(value_of_start<7, 5>() == 0);
  CHECK(value_of_start<6, 6>() < 0);
}

TEST_CASE("Connect Four, the scores of all columns") {
  using line = std::vector<std::string>;
  CHECK(scores("55466554422442623") == line{"-4", "0", "-4", "-4", "0", "-7", "-12"});
  CHECK(scores("4311264216511556612544474655776")[0] == "-");
  const line only_column_6 = scores("14131125");
  for (std::size_t a = 0; a < 7; ++a) CHECK((only_column_6[a] == "0") == (a == 5));
  const line right = scores("445566"), left = scores("443322");
  CHECK(right == line(left.rbegin(), left.rend()));
  CHECK(right[6] == "18");
}

TEST_CASE("a move that loses at once is left out and nothing else") {
  // Random play: the moves of the expert's game are those after which the other side does not win with its next stone.
  REQUIRE(rc::check([](std::vector<unsigned> choices) {
    using rules = connect_four<>;
    using expert = connect_four_threats<>;
    const auto wins_at_once = [](rules::state s) {
      for (const int a : rules::actions(s))
        if (const auto next = rules::result(s, a); rules::is_terminal(next) && rules::utility(next) != 0) return true;
      return false;
    };
    auto s = rules::start();
    for (const unsigned choice : choices) {
      unsigned count = 0;
      for ([[maybe_unused]] const int a : rules::actions(s)) ++count;
      unsigned number = 0;
      for (const int a : rules::actions(s))
        if (number++ == choice % count) {
          s = rules::result(s, a);
          break;
        }
      if (rules::is_terminal(s)) return;
      const auto e = expert::of(s);
      const auto known = expert::utility_bounds(e);
      if (!expert::is_terminal(e))
        RC_ASSERT(expert::evaluate(e) == std::clamp(rules::evaluate(s), std::min(known.lower + 1, 0), std::max(known.upper - 1, 0)));
      for (int a = 0; a < 7; ++a) {
        bool legal = false, kept = false;
        int cell = 0;
        for (const int b : rules::actions(s)) legal = legal || a == b;
        for (const int b : expert::actions(e))
          if (expert::column(b) == a) kept = true, cell = b;
        RC_ASSERT(kept == (legal && !wins_at_once(s) && !wins_at_once(rules::result(s, a))));
        if (kept && !rules::is_terminal(rules::result(s, a)))
          RC_ASSERT(expert::result(e, cell) == expert::of(rules::result(s, a)));
      }
    }
  }));
}

TEST_CASE("mistake this game of Connect Four is over") {
  CHECK(thrown<position_error>([] { connect_four_threats<>::position("1212121"); }) ==
        "this game of Connect Four is over, so there is nothing to search");
}
