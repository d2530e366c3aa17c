// What alpha-beta can be told, and what it answers.
#include <zermelo/zermelo.hpp>

#include <cstdio>

using namespace zermelo;
using games::tic_tac_toe;

// Own marks minus the opponent's that stand in a corner or the centre: an estimate for play to a limited depth.
constexpr int good_cells(tic_tac_toe::state s) {
  constexpr unsigned good = 0b101'010'101;
  return __builtin_popcount(tic_tac_toe::x_cells(s) & good) - __builtin_popcount(tic_tac_toe::o_cells(s) & good);
}

// Exact: the game is a draw, and here is a perfect line of nine plies.
constexpr auto perfect = principal_variation(tic_tac_toe{});
static_assert(perfect.value == 0 && perfect.size() == 9);

// A position that X wins: all best actions, and the distance to the end.
constexpr auto position = tic_tac_toe::position("XO./.../.OX");
constexpr auto best = all_best(tic_tac_toe{}, position, by_distance);
static_assert(best.value == 1 && best.contains(4) && best.distance == 1);

// Two plies deep with an estimate: the value of the tree cut off there.
constexpr auto shallow = alpha_beta(tic_tac_toe{}, max_depth{2}, evaluate_with(good_cells));
static_assert(shallow.action.has_value());

// A question with a yes or no for an answer: can X reach more than a draw? The value is then a bound.
constexpr auto more_than_a_draw = alpha_beta(tic_tac_toe{}, window{0, 1});
static_assert(more_than_a_draw.value <= 0 && more_than_a_draw.bound == bound::upper);

int main() {
  std::printf("perfect play:");
  for (const int cell : perfect) std::printf(" %d", cell);
  std::printf("\nnodes: %llu exact, %llu to depth 2, %llu for the question\n",
              static_cast<unsigned long long>(alpha_beta(tic_tac_toe{}).nodes),
              static_cast<unsigned long long>(shallow.nodes), static_cast<unsigned long long>(more_than_a_draw.nodes));
}
