// What a second thread is worth: searches by one thread, by threads{1} and by threads{2}, in turns.
//
//   speed_up [ROUNDS] [FILE...]       (FILE: positions of Connect Four, one a line: the columns played, from 1)
//
// Prints a row of a table for each search: nodes and wall time of each kind (the median of the rounds, 5 if not given), how
// many nodes two threads need in relation to one, the speed-up (median of the ratios of a round), and how much of the
// machine other programs took meanwhile: figures from a machine that has other work to do say little.
#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/games/othello.hpp>
#include <zermelo/parallel.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace {
using namespace zermelo;
using four = games::connect_four_threats<>;

double median(std::vector<double> all) {
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

double seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
double seconds_of_this_program() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
/// Processor seconds of all programs since the machine was started; 0 where /proc/stat is not to be had.
double seconds_of_all_programs() {
  std::ifstream in("/proc/stat");
  std::string name;
  double user = 0, nice = 0, system = 0;
  in >> name >> user >> nice >> system;
  return (user + nice + system) / 100;
}

struct measured {
  std::vector<double> times;
  double nodes = 0;
};

/// `search(options...)` returns the nodes that it took; `prepare()` is not measured.
template <class Prepare, class Search>
void compare(const char* name, int rounds, Prepare prepare, Search search) {
  measured kinds[3];
  std::vector<double> ratios;
  double others = 0, in_all = 0;
  const auto measure = [&](measured& kind, auto... options) {
    prepare();
    const double all = seconds_of_all_programs(), own = seconds_of_this_program(), begin = seconds();
    const std::uint64_t nodes = search(options...);
    kind.times.push_back(seconds() - begin);
    kind.nodes += static_cast<double>(nodes) / rounds;
    others += seconds_of_all_programs() - all - (seconds_of_this_program() - own);
    in_all += kind.times.back() * std::thread::hardware_concurrency();
  };
  for (int round = 0; round < rounds; ++round) {
    measure(kinds[0]);
    measure(kinds[1], threads{1});
    measure(kinds[2], threads{2});
    ratios.push_back(kinds[0].times.back() / kinds[2].times.back());
  }
  std::printf("| %s | %.0f | %.0f | %.0f | %.0f | %.2f | %.2f | %.0f %% |\n", name, kinds[0].nodes,
              1e3 * median(kinds[0].times), 1e3 * median(kinds[1].times), 1e3 * median(kinds[2].times),
              kinds[2].nodes / kinds[0].nodes, median(ratios), 100 * std::max(0., others) / in_all);
}

std::vector<four::state> read(const char* file) {
  std::vector<four::state> all;
  std::ifstream in(file);
  std::string columns, rest;
  while (in >> columns && std::getline(in, rest)) all.push_back(four::position(columns));
  return all;
}
}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 5;
  if (rounds < 1) return std::puts("usage: speed_up [ROUNDS] [FILE...]"), 2;
  std::puts("| search | nodes | one thread, ms | threads{1}, ms | threads{2}, ms | nodes of two / one | speed-up | others |");
  std::puts("|---|---|---|---|---|---|---|---|");

  shared_table<four> table(std::size_t{1} << 22);
  const auto forget = [&] { table.clear(); };
  const auto solve = [&](const std::vector<four::state>& positions, auto... options) {
    std::uint64_t nodes = 0;
    for (const four::state& s : positions)
      nodes += bisect(four{}, s, remember(table), ordered_by(four::by_threats), options...).nodes;
    return nodes;
  };
  const std::vector<four::state> long_one{four::position("4333332")};
  compare("Connect Four, after 4333332", rounds, forget, [&](auto... o) { return solve(long_one, o...); });
  for (int i = 2; i < argc; ++i) {
    const std::vector<four::state> positions = read(argv[i]);
    compare(argv[i], rounds, forget, [&](auto... o) { return solve(positions, o...); });
  }
  compare("Othello 6x6, 15 plies, no table", rounds, [] {}, [](auto... o) {
    return alpha_beta(games::othello<6>{}, max_depth{15}, o...).nodes;
  });
}
