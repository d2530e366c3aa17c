// Ranked tables at run time: any set of numbers, whole games, and what is wrong with them.
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/ranked_table.hpp>
#include <zermelo/solve.hpp>

#include <rapidcheck.h>

#include <vector>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;

TEST_CASE("a ranked table agrees with the solution in every state that play can reach") {
  using board = games::tic_tac_toe;
  const board game;
  const auto solved = solve(game, game.start());
  const solution perfect(game, pack_ranked(solved));
  const auto all = reachable(game);
  REQUIRE(all.state_count() == 5478);
  CHECK(perfect.entries().kept_count() == 5478 - 958);
  for (std::size_t i = 0; i < all.state_count(); ++i) {
    const board::state s = all.state_at(i);
    REQUIRE(perfect.value(s) == solved.value(s));
    REQUIRE(perfect.distance(s) == solved.distance(s));
    REQUIRE(perfect.action(s) == solved.action(s));
  }
}

TEST_CASE("a ranked table keeps what it was given") {
  REQUIRE(rc::check("any set of numbers", [](const std::vector<bool>& wanted) {
    std::size_t kept = 0;
    for (const bool w : wanted) kept += w;
    ranked_table<int> ranked(wanted.size(), kept, 5);
    for (int code = 0; code < 5; ++code) ranked.add_entry({code, code});
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (wanted[i]) ranked.keep(i, i % 5);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const solved_state<int> expected{static_cast<int>(i % 5), static_cast<int>(i % 5)};
      RC_ASSERT(ranked[i] == (wanted[i] ? expected : solved_state<int>{}));
    }
    RC_ASSERT(ranked.kept_count() == kept);
  }));
}

TEST_CASE("mistake a ranked table that is asked for too much") {
  ranked_table<int> ranked(100, 2, 1);
  ranked.add_entry({1, 1});
  ranked.keep(3, 0);
  ranked.keep(70, 0);
  CHECK(thrown<capacity_error>([&] { ranked.keep(71, 0); }) == "the game has more states than the table can hold");
  CHECK(ranked[99] == solved_state<int>{});
  CHECK_FALSE(thrown<game_error>([&] { ranked[100]; }).empty());
}
