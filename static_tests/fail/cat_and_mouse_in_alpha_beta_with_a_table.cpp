// EXPECT: the_game_does_not_end_within_the_ply_limit
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/solve.hpp>

// A memoised search that takes a repeated state for a draw would say 0.
struct chase : zermelo::games::cat_and_mouse {
  using zermelo::games::cat_and_mouse::cat_and_mouse;
  constexpr std::uint64_t key(state s) const { return index(s); }
};
constexpr chase graph("[[5,6],[3,4],[6],[1,4,5],[1,3,5],[0,3,4,6],[0,2,5]]");
constexpr int value() {
#ifdef ZERMELO_TWIN
  return zermelo::solve(graph).value(graph.start());
#else
  zermelo::transposition_table<chase, 128> table;
  return zermelo::alpha_beta(graph, zermelo::remember(table)).value;
#endif
}
static_assert(value() == -1);
