// Pig to 100 points: how likely the first player wins, and when to stop rolling.
#include <zermelo/games/pig.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/value_iteration.hpp>

#include <cstdio>

using namespace zermelo;
using games::pig;

// A small game is solved while it compiles: to four points the first player wins with a probability of 9/11.
constexpr pig to_four(4);
constexpr auto solved_to_four = value_iteration<to_four.state_count()>(to_four);
static_assert(solved_to_four.value(to_four.start()) > 7. / 11 - 1e-9);
static_assert(solved_to_four.value(to_four.start()) < 7. / 11 + 1e-9);
static_assert(solved_to_four.action(to_four.position(0, 0, 2)) == pig::roll);

// The smallest total at which the mover holds; all the missing points, where it pays to roll until the game is won.
template <class Solved>
int holds_at(const pig& g, const Solved& solved, int own, int other) {
  int total = 2;
  while (own + total < g.goal() && solved.action(g.position(own, other, total)) == pig::roll) ++total;
  return own + total < g.goal() ? total : g.goal() - own;
}

int main() {
  const pig g(100);
  const auto solved = value_iteration(g, 1e-6);
  std::printf("Pig to %d points with a die of %d sides: %zu states\n", g.goal(), g.sides(), g.state_count());
  std::printf("the first player wins with a probability of %.4f\n", (1 + solved.value(g.start())) / 2);

  const auto played = simulate_many(g, solved, solved, 2'000, seed{1});
  std::printf("and has won %d of %d games\n\n", played.max_wins, played.games);

  std::printf("Hold with how many points of the turn? Down: own score, across: the other's, *: roll until won\n   ");
  for (int other = 0; other < g.goal(); other += 10) std::printf("%5d", other);
  for (int own = 0; own < g.goal(); own += 5) {
    std::printf("\n%3d", own);
    for (int other = 0; other < g.goal(); other += 10) {
      const int total = holds_at(g, solved, own, other);
      std::printf("%4d%c", total, own + total < g.goal() ? ' ' : '*');
    }
  }
  std::printf("\n");
}
