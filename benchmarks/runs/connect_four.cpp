#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/large_table.hpp>

#include "connect_four.hpp"

namespace {
struct solver {
  using game = zermelo::games::connect_four_threats<>;
  zermelo::large_table<game> table{1 << 14};
  std::uint64_t nodes = 0;

  int solve(const char* columns) {
    const game::state s = game::position(columns);
    const auto found = bisect(game{}, s, zermelo::remember(table), zermelo::ordered_by(game::by_threats));
    nodes += found.nodes;
    return game::to_move(s) == zermelo::player::max ? found.value : -found.value;
  }
};
}  // namespace

int main(int argc, char** argv) {
  return solve_all(argc, argv, [] { return solver{}; });
}
