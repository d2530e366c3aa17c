// Makes end games of Connect Four: prints so many positions (100, or the argument), each the columns of a game played at
// random to 29 to 41 stones, in which nobody wins at once, and its score for the side to move by plain minimax on the
// rules, without cuts or threats. The positions are the same everywhere; end_games.txt has the first 100.
#include <zermelo/games/connect_four.hpp>
#include <zermelo/random_choice.hpp>
#include <zermelo/value.hpp>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace {
using game = zermelo::games::connect_four<>;
using zermelo::random_numbers;

int below(int n, random_numbers& random) { return static_cast<int>(random.next() % static_cast<std::uint64_t>(n)); }

/// The columns of a game of so many stones that is not over, or "" if it ended before.
std::string play(random_numbers& random, int stones) {
  std::string columns;
  for (game::state s = game::start(); !game::is_terminal(s);) {
    if (static_cast<int>(columns.size()) == stones) return columns;
    const int column = below(game::width, random);
    for (const int a : game::actions(s))
      if (a == column) {
        columns += static_cast<char>('1' + column);
        s = game::result(s, a);
        break;
      }
  }
  return "";
}

bool wins_at_once(const game::state& s) {
  for (const int a : game::actions(s)) {
    const game::state next = game::result(s, a);
    if (game::is_terminal(next) && game::utility(next) != 0) return true;
  }
  return false;
}
}  // namespace

int main(int argc, char** argv) {
  random_numbers random(zermelo::seed{1});
  for (int wanted = argc > 1 ? std::atoi(argv[1]) : 100; wanted > 0;) {
    const std::string columns = play(random, 29 + below(13, random));
    const game::state s = game::position(columns);
    if (columns.empty() || wins_at_once(s)) continue;
    const int value = zermelo::minimax(game{}, s).value;
    std::printf("%s %d\n", columns.c_str(), game::to_move(s) == zermelo::player::max ? value : -value);
    --wanted;
  }
}
