// One search of tic-tac-toe from the empty board at run time: by hand and by the library. The first three visit the same
// 18,297 nodes in the same order.
#include <benchmark/benchmark.h>

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/value.hpp>

#include "hand_written/tic_tac_toe_best.hpp"
#include "hand_written/tic_tac_toe_plain.hpp"
#include "own_tic_tac_toe.hpp"

// Google Benchmark's macros use __COUNTER__, an extension that clang 22 has begun to warn about.
#if defined(__clang__) && __clang_major__ >= 22
#pragma clang diagnostic ignored "-Wc2y-extensions"
#endif

namespace {
using by_number = zermelo::games::basic_tic_tac_toe<zermelo::games::cell_order::by_number, false>;
using zermelo::games::tic_tac_toe;

void count_nodes(benchmark::State& run, std::uint64_t nodes) {
  run.counters["nodes"] = static_cast<double>(nodes);
  run.counters["nodes/s"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsIterationInvariantRate);
}

void plain_by_hand(benchmark::State& run) {
  unsigned board = 0, nodes = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(board);
    nodes = 0;
    benchmark::DoNotOptimize(hand_written::plain::ab(board, board, -2, 2, nodes));
  }
  count_nodes(run, nodes);
}
void best_by_hand(benchmark::State& run) {
  unsigned board = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(board);
    benchmark::DoNotOptimize(hand_written::best::ab(board, board, 511, -1, 1));
  }
}

template <class Game>
void alpha_beta(benchmark::State& run) {
  auto start = Game::start();
  std::uint64_t nodes = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(start);
    const auto found = zermelo::alpha_beta(Game{}, start);
    benchmark::DoNotOptimize(found);
    nodes = found.nodes;
  }
  count_nodes(run, nodes);
}
void minimax(benchmark::State& run) {
  auto start = by_number::start();
  std::uint64_t nodes = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(start);
    const auto found = zermelo::minimax(by_number{}, start);
    benchmark::DoNotOptimize(found);
    nodes = found.nodes;
  }
  count_nodes(run, nodes);
}
}  // namespace

BENCHMARK(plain_by_hand);
BENCHMARK_TEMPLATE(alpha_beta, by_number);
BENCHMARK_TEMPLATE(alpha_beta, own_tic_tac_toe);
BENCHMARK(best_by_hand);
BENCHMARK_TEMPLATE(alpha_beta, tic_tac_toe);
BENCHMARK(minimax)->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
