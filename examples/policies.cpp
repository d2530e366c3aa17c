// Who is optimal against whom: the chain of inequalities as a table, and perfect players against random ones.
#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/simulate.hpp>

#include <cstdio>

using namespace zermelo;
using games::halving, games::halving_action, games::tic_tac_toe;

// The utility of four meetings. The known opponent pi plays as it is told; reply is Max's best reply to it; max and min
// are what minimax plays for the two sides.
struct four_values {
  double reply_min, max_min, max_pi, reply_pi;
};
template <class Game, class Known>
constexpr four_values meet(const Game& g, const Known& pi) {
  const auto perfect = minimax_policy(g);
  const auto reply = expectimax_policy(g, pi);
  return {evaluate(g, reply, perfect).value, evaluate(g, perfect, perfect).value, evaluate(g, perfect, pi).value,
          evaluate(g, reply, pi).value};
}

constexpr auto always_halves = [](halving::state) { return halving_action::half; };

// The compiler proves what the program prints: each link of the chain holds, and each is strict somewhere.
constexpr four_values lecture = meet(games::game1, uniform);
static_assert(lecture.reply_min < lecture.max_min && lecture.max_min < lecture.max_pi);
static_assert(lecture.max_pi < lecture.reply_pi);
constexpr four_values won = meet(halving{3}, uniform);
static_assert(won.reply_min == won.max_min && won.max_min == won.max_pi && won.max_pi == won.reply_pi);

void print(const char* name, const four_values& v) {
  const auto sign = [](double x, double y) { return x < y ? "<" : x == y ? "=" : ">"; };
  std::printf("%-10s %9.3f %s %8.3f %s %7.3f %s %9.3f\n", name, v.reply_min, sign(v.reply_min, v.max_min), v.max_min,
              sign(v.max_min, v.max_pi), v.max_pi, sign(v.max_pi, v.reply_pi), v.reply_pi);
}

template <class Known>
void print_chain(const char* opponent, const Known& pi) {
  std::printf("pi: %s\n%-10s %9s   %8s   %7s   %9s\n", opponent, "game", "reply,min", "max,min", "max,pi", "reply,pi");
  for (int n = 1; n <= 11; ++n) {
    char name[16];
    std::snprintf(name, sizeof name, "halving %d", n);
    print(name, meet(halving{n}, pi));
  }
}

constexpr int games_each = 2'000;

// One line of a table: what was played, and what is true.
template <class Game, class MaxPolicy, class MinPolicy>
void print_games(const char* name, const Game& g, const MaxPolicy& max_policy, const MinPolicy& min_policy) {
  const rollouts played = simulate_many(g, max_policy, min_policy, games_each, seed{1});
  std::printf("%-20s %6d %6d %6d %7.3f  [%6.3f, %6.3f] %7.3f\n", name, played.max_wins, played.draws(), played.min_wins,
              played.mean, played.lower(), played.upper(), evaluate(g, max_policy, min_policy).value);
}
void print_heading(const char* title) {
  std::printf("\n%s: %d games each, utility of the first player\n%-20s %6s %6s %6s %7s %18s %7s\n", title, games_each,
              "first - second", "won", "drawn", "lost", "mean", "95 %", "exact");
}

int main() {
  print_chain("uniform", uniform);
  print("Game1", lecture);
  print_chain("always halves", always_halves);

  print_heading("halving");
  for (int n = 1; n <= 11; ++n) {
    const halving g{n};
    const auto perfect = minimax_policy(g);
    char name[32];
    std::snprintf(name, sizeof name, "%2d  minimax - random", n);
    print_games(name, g, perfect, uniform);
    std::snprintf(name, sizeof name, "%2d  random - minimax", n);
    print_games(name, g, uniform, perfect);
  }

  // As a table the perfect player is asked once for each state, and not once for each move of each game.
  const tic_tac_toe board;
  const auto perfect = tabulate(board, minimax_policy(board));
  print_heading("tic-tac-toe");
  print_games("minimax - random", board, perfect, uniform);
  print_games("random - minimax", board, uniform, perfect);
  print_games("minimax - minimax", board, perfect, perfect);
  print_games("random - random", board, uniform, uniform);
}
