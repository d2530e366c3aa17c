// Cases under every driver that are too dear for the compiler: facts/drivers.hpp has the others.
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/large_table.hpp>

#include <map>

#include "catch.hpp"
#include "facts/can_i_win.hpp"
#include "facts/every_driver.hpp"

using namespace zermelo;

namespace {
using expert = games::connect_four_threats<>;

/// Checks the score for the side to move, and that the column, from 1, is one of these.
void scores(text record, int score, const action_list<int, 7>& columns) {
  const auto s = expert::position(record);
  for_every_driver([&](const char* name, const auto& driver) {
    large_table<expert> table(std::size_t{1} << 22);
    const auto found = driver(expert{}, s, remember(table), ordered_by(expert::by_threats));
    INFO(name);
    CHECK(found.value == (expert::to_move(s) == player::max ? score : -score));
    CHECK(columns.contains(expert::column(*found.action) + 1));
  });
}
/// Can I Win by the words of the problem alone.
bool mover_can_win(unsigned taken, int numbers, int missing, std::map<unsigned, bool>& known) {
  if (const auto found = known.find(taken); found != known.end()) return found->second;
  bool can = false;
  for (int n = 1; n <= numbers && !can; ++n)
    can = (taken >> n & 1) == 0 && (n >= missing || !mover_can_win(taken | 1u << n, numbers, missing - n, known));
  return known[taken] = can;
}
bool first_player_can_win(int numbers, int goal) {
  std::map<unsigned, bool> known;
  return goal <= 0 || (numbers * (numbers + 1) / 2 >= goal && mover_can_win(0, numbers, goal, known));
}
}  // namespace

TEST_CASE("Connect Four, one column holds and all others lose, by every driver") {
  scores("14131125633355", 0, action_list<int, 7>(5));  // best play from 14131125
  scores("5546655442244262322", 0, action_list<int, 7>(5));
}
TEST_CASE("Connect Four, one column holds after eight stones, by every driver", "[.slow]") {
  scores("14131125", 0, action_list<int, 7>(6));
}
TEST_CASE("Connect Four, whose score it is, by every driver") {
  scores("55466554422442623", 0, action_list<int, 7>(2, 5));
}

TEST_CASE("who can win by taking numbers, by every driver") {
  for_every_driver([](const char* name, const auto& driver) {
    INFO(name);
    const auto first_wins = [&](int numbers, int goal) {
      const can_i_win g{numbers, goal};
      if (numbers <= 10) {
        transposition_table<can_i_win, 1024> table;
        return driver(g, g.start(), remember(table)).value == 1;
      }
      large_table<can_i_win> table(std::size_t{1} << 20);
      return driver(g, g.start(), remember(table)).value == 1;
    };
    CHECK_FALSE(first_wins(10, 11));
    CHECK_FALSE(first_wins(20, 189));
    CHECK(first_wins(10, 0));
    for (int numbers = 1; numbers <= 6; ++numbers)
      for (int goal = 0; goal <= 25; ++goal)
        if (first_wins(numbers, goal) != first_player_can_win(numbers, goal)) FAIL(numbers << " numbers, " << goal);
  });
}
