// Chess endings with a lone king, all positions of them: against a published table, against the solution state by state,
// and played out.
#include <zermelo/games/lone_king.hpp>
#include <zermelo/solve.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <string>

#include "catch.hpp"

using namespace zermelo;
using games::king_and_queen;
using games::king_and_rook;

namespace {
template <class Game>
const auto& solved() {
  static const auto all = solve(Game{});
  return all;
}

/// Every position of the whole board with this mover: of the king, the piece and the lone king.
template <class Game, class Visit>
void each_position(player mover, Visit visit) {
  for (unsigned i = 0; i < 64 * 64 * 64; ++i) {
    typename Game::state s = Game::start();
    s.king = static_cast<unsigned char>(i / 4096);
    s.piece = static_cast<unsigned char>(i / 64 % 64);
    s.lone = static_cast<unsigned char>(i % 64);
    s.mover = mover;
    if (Game::is_legal(s)) visit(s);
  }
}

/// The number of states whose value or distance is not that of the solution state by state.
template <class Game>
std::size_t differences() {
  const auto one_at_a_time = solve(one_by_one(Game{}));
  std::size_t count = 0;
  for (std::size_t i = 0; i < Game::state_count(); ++i)
    count += !(solved<Game>().at(Game::state_at(i)) == one_at_a_time.at(Game::state_at(i)));
  return count;
}
}  // namespace

TEST_CASE("a lone king: sets of states and one state at a time give the same solution") {
  static_assert(block_game<king_and_rook> && !block_game<one_by_one<king_and_rook>>);
  CHECK(differences<king_and_rook>() == 0);
  CHECK(differences<king_and_queen>() == 0);
}

TEST_CASE("a lone king: every number is that of its state") {
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < king_and_rook::state_count(); ++i)
    wrong += king_and_rook::index(king_and_rook::state_at(i)) != i;
  CHECK(wrong == 0);
}

// The counts of K. Thompson's kind of table: the lone king moves, the whole board.
TEST_CASE("king and rook on the whole board") {
  int positions = 0, mates = 0, stalemates = 0, draws = 0;
  each_position<king_and_rook>(player::min, [&](king_and_rook::state s) {
    ++positions;
    const bool over = king_and_rook::is_terminal(s);
    mates += over && king_and_rook::utility(s) == 1;
    stalemates += over && king_and_rook::utility(s) == 0;
    draws += solved<king_and_rook>().value(s) == 0;
  });
  CHECK(positions == 223'944);
  CHECK(mates == 216);
  CHECK(stalemates == 68);
  CHECK(draws == 22'244);
}
