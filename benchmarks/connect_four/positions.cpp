// Solves files of Connect Four positions, the public test sets of P. Pons's solver for one: Test_L3_R1, Test_L2_R1, ...
//
//   connect_four FILE...
//
// A line is the columns played, from 1, a space, and the score for the side to move. For each file one line tells how
// many were right, the nodes, the time and the time for a node; exits with 1 if any score is wrong. One table of at
// most 2^23 entries of 8 bytes serves all of them; solving them in the order given is part of the measurement. There is
// no opening book. The test sets are at http://blog.gamesolver.org/solving-connect-four/02-test-protocol/.
#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/large_table.hpp>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {
using game = zermelo::games::connect_four_threats<>;
using table_of_scores = zermelo::large_table<game>;

struct position {
  std::string columns;
  int score;
};

std::vector<position> read(const char* file) {
  std::vector<position> all;
  std::ifstream in(file);
  for (position p; in >> p.columns >> p.score;) all.push_back(p);
  return all;
}

zermelo::search_result<int, int> solve(const std::string& columns, table_of_scores& table) {
  const auto s = game::position(columns);
  auto found = bisect(game{}, s, zermelo::remember(table), zermelo::ordered_by(game::by_threats));
  if (game::to_move(s) == zermelo::player::min) found.value = -found.value;
  return found;
}

/// Whether all positions of the file came out right.
bool run(const char* file, table_of_scores& table) {
  const std::vector<position> all = read(file);
  if (all.empty()) {
    std::fprintf(stderr, "connect_four: %s: no positions\n", file);
    return false;
  }
  std::size_t right = 0;
  std::uint64_t nodes = 0;
  const auto begin = std::chrono::steady_clock::now();
  for (const position& p : all) {
    const auto found = solve(p.columns, table);
    right += found.value == p.score;
    nodes += found.nodes;
  }
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  std::printf("%s: %zu of %zu right, %llu nodes, %.4f s, %.1f ns a node, table %zu MB\n", file, right, all.size(),
              static_cast<unsigned long long>(nodes), taken.count(), 1e9 * taken.count() / static_cast<double>(nodes),
              table.bytes() >> 20);
  return right == all.size();
}
}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::puts("usage: connect_four FILE...  (each line: the columns played, a space, the score)");
    return 2;
  }
  table_of_scores table(std::size_t{1} << 23);
  bool right = true;
  for (int i = 1; i < argc; ++i) right = run(argv[i], table) && right;
  return right ? 0 : 1;
}
