// The players of the lectures compared on tic-tac-toe: minimax, alpha-beta and search by sampling. What each plays on the
// empty board and in a position in the middle of the game, the nodes it looks at or the playouts it makes, the processor's time
// (the least of some runs), and a whole game against itself. A Markdown table.
//   decisions [once]      with "once" each is timed once, as a test
// Exits with 1 if a value that is exact is wrong, or if a game of exact players is not a draw of nine plies.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/mcts.hpp>
#include <zermelo/value.hpp>
#include <zermelo/who_wins.hpp>

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

/// A cell, what it is worth from X's view, and whether that is exact or the mean of samples.
struct decision {
  int cell;
  double value;
  bool exact;
  unsigned long long work;  // nodes, or playouts
};
/// A player who searches to the end.
template <class Search>
auto searching(const Search& search) {
  return [search](const board::state& s) {
    const auto found = search(s);
    return decision{*found.action, static_cast<double>(found.value), true, found.nodes};
  };
}
/// A player who samples, and stops at a proof: it is told that nothing is better than a win.
auto sampling(std::uint64_t number) {
  return [number](const board::state& s) {
    const auto found = mcts(who_wins(board{}), s, playouts{number}, seed{1});
    return decision{*found.action, found.mean, found.proven, found.samples};
  };
}

/// Decides once; with `microseconds`, as often as it takes to know the time.
template <class Decide>
decision measured(const Decide& decide, const board::state& s, double& microseconds) {
  decision found = decide(s);
  microseconds = 1e9;
  const std::clock_t begin = std::clock();
  for (int runs = 0; runs < 3 || (!once && std::clock() - begin < CLOCKS_PER_SEC / 5); ++runs) {
    const int batch = once ? 1 : found.work <= 100 ? 100 : found.work < 10'000 ? 10 : 1;
    const std::clock_t from = std::clock();
    for (int i = 0; i < batch; ++i) found = decide(s);
    const double taken = 1e6 * static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC / batch;
    if (taken < microseconds) microseconds = taken;
  }
  return found;
}

void print(const char* name, const std::string& where, const std::string& cell, double value, bool exact,
           unsigned long long work, double microseconds) {
  std::printf("| %s | %s | %s | %.*f%s | %llu | %.1f |\n", name, where.c_str(), cell.c_str(), exact ? 0 : 2, value,
              exact ? "" : " in the mean", work, microseconds);
}

template <class Decide>
void row(const char* name, const char* where, const board::state& s, int value, const Decide& decide) {
  double microseconds = 0;
  const decision found = measured(decide, s, microseconds);
  print(name, where, std::to_string(found.cell), found.value, found.exact, found.work, microseconds);
  all_agree &= !found.exact || found.value == value;
}

template <class Decide>
void self_play(const char* name, const Decide& decide) {
  std::string moves;
  unsigned long long work = 0;
  double microseconds = 0;
  bool exact = true;
  board::state s = board::start();
  for (; !board::is_terminal(s); s = board::result(s, moves.back() - '0')) {
    double taken = 0;
    const decision found = measured(decide, s, taken);
    work += found.work, microseconds += taken;
    exact &= found.exact;
    moves += static_cast<char>('0' + found.cell);
  }
  print(name, "a game: " + moves, "-", board::utility(s), true, work, microseconds);
  all_agree &= !exact || (board::utility(s) == 0 && moves.size() == 9);
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
  std::puts("| player | board | cell | value | nodes or playouts | µs |\n|---|---|---|---|---|---|");
  compare("minimax", searching([](const board::state& s) { return minimax(board{}, s); }));
  compare("alpha-beta", searching([](const board::state& s) { return alpha_beta(board{}, s); }));
  compare("alpha-beta, centre first",
          searching([](const board::state& s) { return alpha_beta(board{}, s, ordered_by(priority{})); }));
  compare("MCTS-100", sampling(100));
  compare("MCTS-1000", sampling(1'000));
  compare("MCTS to a proof", sampling(1'000'000));
  return all_agree ? 0 : 1;
}
