// How good connect_four::evaluate() is: games of a search of some plies with it against the same search without (every
// state at the depth is worth 0), against one that looks a ply further without, and against random play.
//
//   connect_four_evaluation [DEPTH...]
//
// Openings are the 49 positions after two stones and 451 random ones after six, from a fixed seed; each is played twice,
// with either side. A share counts a win as 1 and a draw as a half, with the interval of 1.96 standard errors. Depths 2, 4,
// 6 and 8 if none is given.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/random_choice.hpp>

#include "../one_game.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {
using game = zermelo::games::connect_four<>;
using zermelo::player;

enum class choice { evaluated, blind, random };

/// Who plays, and how many plies a search looks ahead.
struct seat {
  choice how;
  int depth;
  int operator()(game::state s, zermelo::random_numbers& random) const {
    using namespace zermelo;
    switch (how) {
      case choice::evaluated: return *alpha_beta(game{}, s, max_depth{depth}).action;
      case choice::blind: return *alpha_beta(game{}, s, max_depth{depth}, evaluate_with([](game::state) { return 0; })).action;
      default: return detail::pick_uniformly(game{}, s, random.unit());
    }
  }
};

/// Random play to this many stones, not over.
game::state opening(int stones, zermelo::random_numbers& random) {
  while (true) {
    game::state s = game::start();
    int played = 0;
    for (; played < stones && !game::is_terminal(s); ++played)
      s = game::result(s, zermelo::detail::pick_uniformly(game{}, s, random.unit()));
    if (!game::is_terminal(s)) return s;
  }
}
std::vector<game::state> openings(zermelo::random_numbers& random) {
  std::vector<game::state> all;
  for (const int first : game::actions(game::start()))
    for (const int second : game::actions(game::result(game::start(), first)))
      all.push_back(game::result(game::result(game::start(), first), second));
  for (int i = 0; i < 451; ++i) all.push_back(opening(6, random));
  return all;
}

void series(int depth, const char* name, seat other) {
  zermelo::random_numbers random(zermelo::seed{2});
  int games = 0, wins = 0, losses = 0;
  double sum = 0, squares = 0;
  for (const game::state s : openings(random))
    for (const player side : {player::max, player::min}) {
      const double share = (1 + outcome_of_game(game{}, s, seat{choice::evaluated, depth}, side, other, random)) / 2.0;
      ++games, wins += share == 1, losses += share == 0, sum += share, squares += share * share;
    }
  const double mean = sum / games, error = std::sqrt((squares / games - mean * mean) / (games - 1));
  std::printf("| %d | %s | %d | %d | %d | %.1f %% | %.1f to %.1f |\n", depth, name, wins, games - wins - losses, losses,
              100 * mean, 100 * (mean - 1.96 * error), 100 * (mean + 1.96 * error));
  std::fflush(stdout);
}
}  // namespace

int main(int argc, char** argv) {
  std::vector<int> depths;
  for (int i = 1; i < argc; ++i) depths.push_back(std::atoi(argv[i]));
  if (depths.empty()) depths = {2, 4, 6, 8};
  for (const int depth : depths)
    if (depth < 1 || depth > 42) return std::puts("usage: connect_four_evaluation [DEPTH...]"), 2;
  std::puts("| plies | against | won | drawn | lost | share | 95 % interval |\n|---|---|---|---|---|---|---|");
  for (const int depth : depths) {
    series(depth, "the same without evaluation", {choice::blind, depth});
    series(depth, "a ply more without evaluation", {choice::blind, depth + 1});
    series(depth, "random play", {choice::random, 0});
  }
}
