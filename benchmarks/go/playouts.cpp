// How many playouts of Go, and how many samples of the tree, a processor makes in a second: a line of Markdown for each
// size of the board. Processor time, not the clock's; the best of five rounds. With the argument `once` a short round, as a
// test.
#include <zermelo/games/go_to_win.hpp>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

using namespace zermelo;

namespace {
double seconds_of(const auto& work) {
  const std::clock_t before = std::clock();
  work();
  return static_cast<double>(std::clock() - before + 1) / CLOCKS_PER_SEC;
}
template <int Size>
void measure(int playouts_of_a_round, int rounds) {
  const games::go<Size> g{};
  random_numbers random(seed{1});
  double playing = 1e9, sampling = 1e9, sum = 0;
  for (int round = 0; round < rounds; ++round) {
    const double of_playouts = seconds_of([&] {
      for (int i = 0; i < playouts_of_a_round; ++i) sum += g.playout(g.start(), random);
    });
    const double of_samples = seconds_of([&] {
      const auto found = rave(games::go_to_win<Size>{}, games::go_to_win<Size>::start(),
                              playouts{static_cast<std::uint64_t>(playouts_of_a_round)}, seed{1});
      sum += found.mean;
    });
    if (of_playouts < playing) playing = of_playouts;
    if (of_samples < sampling) sampling = of_samples;
  }
  std::printf("| %d x %d | %.0f | %.0f |\n", Size, Size, playouts_of_a_round / playing, playouts_of_a_round / sampling);
  if (sum != sum) std::abort();  // so that nothing is left out
}
}  // namespace

int main(int argc, char** argv) {
  const bool once = argc > 1 && std::strcmp(argv[1], "once") == 0;
  const int of_a_round = once ? 200 : 20'000, rounds = once ? 1 : 5;
  std::printf("| board | playouts a second | samples of rave a second |\n|---|---|---|\n");
  measure<5>(of_a_round, rounds);
  measure<7>(of_a_round, rounds);
  measure<9>(of_a_round, rounds);
}
