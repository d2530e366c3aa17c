#include <zermelo/games/lone_king.hpp>
#include <zermelo/solve.hpp>

constexpr auto solved = zermelo::solve(zermelo::games::king_and_queen{});
constexpr int longest() {
  static_assert(solved.entries().dictionary()[11].distance == 20);
  int n = 0;
  for (std::size_t b = 0; b < 640; ++b) n += __builtin_popcountll(solved.entries().states_with(b, 11));
  return n;
}
static_assert(longest() == 14);
