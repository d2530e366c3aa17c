// How a table's work divides: what each of n shards has to solve, beside the whole. Prints rows of docs/embedding.md.
#include <cstdio>

#include <compact_tic_tac_toe.hpp>
#include <subtraction_games.hpp>
#include <zermelo/compiled_table.hpp>
#include <zermelo/games/halving.hpp>

namespace {
template <class Game>
void row(const char* name, const Game& g, std::size_t shards) {
  const std::size_t all = g.state_count();
  std::size_t sum = 0, largest = 0;
  for (std::size_t shard = 0; shard < shards; ++shard) {
    const auto range = zermelo::detail::shard_range(all, shard, shards);
    const std::size_t states = zermelo::reachable_from_range(g, range.first, range.last).state_count();
    sum += states;
    if (largest < states) largest = states;
  }
  std::printf("| %s | %zu | %zu | %zu | %.2f | %.2f |\n", name, all, shards, largest,
              static_cast<double>(all) / static_cast<double>(largest), static_cast<double>(sum) / static_cast<double>(all));
}
}  // namespace

int main() {
  std::puts("| game | states | shards | largest solves | at most so much faster | work of all |");
  std::puts("|---|---|---|---|---|---|");
  row("all subtraction games up to 8", subtraction_games<8>{}, 8);
  row("tic-tac-toe", compact_tic_tac_toe{}, 8);
  row("halving, 1,000", zermelo::games::halving{1000}, 8);
  return 0;
}
