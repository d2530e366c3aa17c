// Nodes and time of four searches against depth, on Connect Four 5 x 4 from the empty board and on a uniform tree of four
// actions. Prints lines of
//   game search depth nodes microseconds
// where time is the processor's, the least of some runs. With the argument `once` depths are small, as a test; exits with 1
// if two searches disagree about a value.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/value.hpp>

#include <cstdio>
#include <cstring>
#include <ctime>

#include "../../runtime_tests/uniform_tree.hpp"

namespace {
using namespace zermelo;
using four = games::connect_four<5, 4>;

/// The cells of 5 x 4 through which at least so many lines of four run.
constexpr four::cells cells_in(int lines) {
  constexpr int count[4][5] = {{3, 4, 5, 4, 3}, {4, 5, 6, 5, 4}, {4, 5, 6, 5, 4}, {3, 4, 5, 4, 3}};
  four::cells found = 0;
  for (int row = 0; row < 4; ++row)
    for (int column = 0; column < 5; ++column)
      if (count[row][column] >= lines) found |= four::cells{1} << (column * 5 + row);
  return found;
}
/// As simple as an estimate can be: the lines of four through Max's stones less those through Min's.
int lines_through_stones(const four::state& s) {
  const four::cells other = s.own ^ s.stones;
  const bool max_moves = four::to_move(s) == player::max;
  const four::cells of_max = max_moves ? s.own : other, of_min = max_moves ? other : s.own;
  const auto lines = [](four::cells c) {
    return 3 * __builtin_popcountll(c) + __builtin_popcountll(c & cells_in(4)) + __builtin_popcountll(c & cells_in(5)) +
           __builtin_popcountll(c & cells_in(6));
  };
  return lines(of_max) - lines(of_min);
}
/// Estimates are below what a win is worth.
struct estimate {
  int operator()(const four::state& s) const { return lines_through_stones(s) / 16; }
  int operator()(const uniform_tree::state& s) const { return s.sum; }
};
struct order {
  int operator()(const four::state& s) const { return lines_through_stones(s); }
  int operator()(const uniform_tree::state& s) const { return s.sum; }
};

/// The least time of at least three runs, which last a fifth of a second together.
template <class Search>
auto run(const char* game, const char* name, int depth, bool once, const Search& search) {
  auto least = static_cast<std::clock_t>(-1);
  const std::clock_t begin = std::clock();
  auto found = search();
  int runs = 0;
  do {
    const std::clock_t from = std::clock();
    found = search();
    if (const std::clock_t taken = std::clock() - from; runs == 0 || taken < least) least = taken;
  } while (++runs < 3 || (!once && std::clock() - begin < CLOCKS_PER_SEC / 5));
  std::printf("%s %s %d %llu %.1f\n", game, name, depth, static_cast<unsigned long long>(found.nodes),
              1e6 * static_cast<double>(least) / CLOCKS_PER_SEC);
  std::fflush(stdout);
  return found.value;
}

/// Each search to each depth; what needs every node, only as far as it is quick. Whether all agree.
template <class Game>
bool grow(const char* name, const Game& g, int deepest, int deepest_of_all_nodes, bool once) {
  bool agree = true;
  const auto by_estimate = evaluate_with(estimate{});
  const auto by_order = ordered_by(order{});
  for (int depth = 1; depth <= deepest; ++depth) {
    const max_depth limit{depth};
    const int value = run(name, "alpha_beta", depth, once, [&] { return alpha_beta(g, limit, by_estimate); });
    if (depth <= deepest_of_all_nodes)
      agree &= value == run(name, "minimax", depth, once, [&] { return minimax(g, limit, by_estimate); });
    agree &= value == run(name, "ordered", depth, once, [&] { return alpha_beta(g, limit, by_estimate, by_order); });
    agree &= value == run(name, "table", depth, once, [&] {
      large_table<Game> table(std::size_t{1} << 20);
      return alpha_beta(g, limit, by_estimate, by_order, remember(table));
    });
  }
  return agree;
}
}  // namespace

int main(int argc, char** argv) {
  const bool once = argc > 1 && std::strcmp(argv[1], "once") == 0;
  const bool agree = grow("connect_four_5x4", four{}, once ? 5 : 16, once ? 5 : 10, once);
  const bool agree_too = grow("uniform_tree", uniform_tree{4, 100, steps::random, 1}, once ? 4 : 12, once ? 4 : 10, once);
  return agree && agree_too ? 0 : 1;
}
