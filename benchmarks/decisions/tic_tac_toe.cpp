// Minimax and alpha-beta compared on tic-tac-toe, as lectures do: what each plays on the empty board and in a position in
// the middle of the game, the nodes it looks at, the processor's time (the least of some runs), and a whole game against
// itself. A Markdown table. Exits with 1 if two disagree about a value, or if a game is not a draw of nine plies.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/value.hpp>

#include <cstdio>
#include <cstring>
#include <ctime>
#include <string>

namespace {
using namespace zermelo;
using board = games::basic_tic_tac_toe<games::cell_order::by_number, false>;  // cells by number, nothing told in advance

bool once = false, all_agree = true;

/// The centre, then the corners, then the edges.
struct priority {
  constexpr int operator()(const board::state& s, int cell) const {
    const int rank = cell == 4 ? 2 : cell % 2 == 0 ? 1 : 0;
    return board::to_move(s) == player::max ? rank : -rank;
  }
};

/// Searches once; with `microseconds`, as often as it takes to know the time.
template <class Decide>
auto measured(const Decide& decide, const board::state& s, double& microseconds) {
  auto found = decide(s);
  microseconds = 1e9;
  const std::clock_t begin = std::clock();
  for (int runs = 0; runs < 3 || (!once && std::clock() - begin < CLOCKS_PER_SEC / 5); ++runs) {
    const int batch = once ? 1 : found.nodes < 10'000 ? 100 : 1;
    const std::clock_t from = std::clock();
    for (int i = 0; i < batch; ++i) found = decide(s);
    const double taken = 1e6 * static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC / batch;
    if (taken < microseconds) microseconds = taken;
  }
  return found;
}

template <class Decide>
void row(const char* name, const char* where, const board::state& s, int value, const Decide& decide) {
  double microseconds = 0;
  const auto found = measured(decide, s, microseconds);
  std::printf("| %s | %s | %d | %d | %llu | %.1f |\n", name, where, *found.action, found.value,
              static_cast<unsigned long long>(found.nodes), microseconds);
  all_agree &= found.value == value;
}

template <class Decide>
void self_play(const char* name, const Decide& decide) {
  std::string moves;
  unsigned long long nodes = 0;
  double microseconds = 0;
  board::state s = board::start();
  for (; !board::is_terminal(s); s = board::result(s, moves.back() - '0')) {
    double taken = 0;
    const auto found = measured(decide, s, taken);
    nodes += found.nodes, microseconds += taken;
    moves += static_cast<char>('0' + *found.action);
  }
  std::printf("| %s | a game: %s | - | %d | %llu | %.1f |\n", name, moves.c_str(), board::utility(s), nodes, microseconds);
  all_agree &= board::utility(s) == 0 && moves.size() == 9;
}

template <class Decide>
void compare(const char* name, const Decide& decide) {
  row(name, "empty", board::start(), 0, decide);
  row(name, "`X.O/.X./O..`", board::position("X.O/.X./O.."), 1, decide);
  self_play(name, decide);
}
}  // namespace

int main(int argc, char** argv) {
  once = argc > 1 && std::strcmp(argv[1], "once") == 0;
  std::puts("| decision | board | cell | value | nodes | µs |\n|---|---|---|---|---|---|");
  compare("minimax", [](const board::state& s) { return minimax(board{}, s); });
  compare("alpha-beta", [](const board::state& s) { return alpha_beta(board{}, s); });
  compare("alpha-beta, centre first",
          [](const board::state& s) { return alpha_beta(board{}, s, ordered_by(priority{})); });
  return all_agree ? 0 : 1;
}
