// Chess endings with a lone king, all positions of them: against a published table, against the solution state by state,
// and played out.
#include <zermelo/games/lone_king.hpp>
#include <zermelo/solve.hpp>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
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

namespace {
/// The number of states in which the best action does not do what was promised, or any other does better.
template <class Game>
std::size_t broken_promises() {
  std::size_t broken = 0;
  for (std::size_t i = 0; i < Game::state_count(); ++i) {
    const auto s = Game::state_at(i);
    if (Game::is_terminal(s)) continue;
    const auto here = solved<Game>().at(s);
    broken += !(solved<Game>().at(Game::result(s, *solved<Game>().action(s))) == solved_state<int>{here.value, here.distance - 1});
    auto rest = Game::actions(s);
    for (typename Game::action a; rest.next(a);) {
      const auto next = solved<Game>().at(Game::result(s, a));
      if (s.mover == player::max)
        broken += next.value > here.value || (here.value == 1 && next.value == 1 && next.distance < here.distance - 1);
      else
        broken += next.value < here.value || (here.value == 1 && next.distance > here.distance - 1);
    }
  }
  return broken;
}
/// How many plies play takes when the side with the piece follows the solution and the lone king takes his moves in turn.
template <class Game>
int plies_to_mate(typename Game::state s) {
  int plies = 0;
  for (; !Game::is_terminal(s) && plies <= 40; ++plies) {
    auto a = *solved<Game>().action(s);
    auto rest = Game::actions(s);
    for (int i = 0; s.mover == player::min && i <= plies % 3; ++i) rest.next(a);
    s = Game::result(s, a);
  }
  return Game::is_mate(s) ? plies : -1;
}
template <class Game>
bool mates_within_the_distance() {
  for (std::size_t i = 0; i < 64 * Game::block_count; i += 7) {
    const auto s = Game::state_at(i);
    if (Game::is_terminal(s) || solved<Game>().value(s) == 0) continue;
    const int plies = plies_to_mate<Game>(s);
    if (plies < 0 || plies > solved<Game>().distance(s)) return false;
  }
  return true;
}
}  // namespace

TEST_CASE("a lone king: every best action does what was promised, and no other does better") {
  CHECK(broken_promises<king_and_rook>() == 0);
  CHECK(broken_promises<king_and_queen>() == 0);
}

TEST_CASE("a lone king is mated within the distance from every seventh lost position") {
  CHECK(mates_within_the_distance<king_and_rook>());
  CHECK(mates_within_the_distance<king_and_queen>());
}

// The public table: a line for each position with Black to move, up to mirrors: file and rank of White's king and rook and of
// Black's king, and in how many moves White wins, in words, or "draw".
TEST_CASE("king and rook: the 28,056 positions of krkopt.data") {
  const char* const folder = std::getenv("ZERMELO_DATA_DIR");
  std::ifstream file(std::string(folder != nullptr ? folder : ".") + "/krkopt.data");
  if (!file) {
    std::cout << "SKIPPED: no krkopt.data in the folder that the environment variable ZERMELO_DATA_DIR names; the data set is "
                 "'Chess (King-Rook vs. King)' of the UCI Machine Learning Repository, archive.ics.uci.edu\n";
    return;
  }
  const std::string words[] = {"zero", "one",    "two",    "three",    "four",     "five",    "six",     "seven", "eight",
                               "nine", "ten",    "eleven", "twelve",   "thirteen", "fourteen", "fifteen", "sixteen"};
  int lines = 0, wrong = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[1] != ',' || line[2] < '1' || line[2] > '8') continue;  // a heading
    const auto square = [&](std::size_t at) {
      return static_cast<unsigned char>(line[at] - 'a' + 8 * (line[at + 2] - '1'));
    };
    const king_and_rook::state s{square(0), square(4), square(8), player::min};
    const std::string depth = line.substr(12, line.find_last_not_of("\r \n") - 11);
    const auto all = solved<king_and_rook>().at(s);
    const std::string found = all.value == 0 ? "draw" : words[all.distance / 2];
    ++lines;
    wrong += found != depth;
  }
  CHECK(lines == 28'056);
  CHECK(wrong == 0);
}
