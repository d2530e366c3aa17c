// How well TD(lambda) learns evaluations by playing against itself: the learnt weights against those of the beginning, and how
// often the sign of an evaluation is that of the exact value, on positions that were never looked at while learning.
//
//   learning_linear [once]      with "once" a tenth of everything, as a test: fails if nothing was learnt
//
// Matches are played from different positions, each twice, with either side. An evaluation from -1 to 1 says a win above
// 1/3, a loss below -1/3, and a draw between them; in the halving game, which has no draws, above and below 0.
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/connect_four_features.hpp>
#include <zermelo/games/halving_features.hpp>
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/learn.hpp>
#include <zermelo/policies.hpp>
#include <zermelo/who_wins.hpp>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <unordered_set>

#include "match.hpp"

namespace {
using namespace zermelo;

/// Features, and the keys of all states whose features were asked for.
template <class Game, class Features>
struct remembered_features {
  Features features;
  const Game* rules;
  std::unordered_set<std::uint64_t>* seen;
  auto operator()(const typename Game::state& s) const {
    if (seen != nullptr) seen->insert(rules->key(s));
    return features(s);
  }
};

int sign_of(double worth, double least) { return worth > least ? 1 : worth < -least ? -1 : 0; }

/// Whether the learnt weights are better than those of the beginning, and than random play, beyond doubt.
template <class Game, class Evaluation>
bool print_match(const char* name, const Game& g, const Evaluation& learnt, const Evaluation& blank,
                 const std::vector<typename Game::state>& openings) {
  const auto against_blank = learning::match(g, openings, greedy_policy(g, learnt), greedy_policy(g, blank), seed{7});
  const auto against_random = learning::match(g, openings, greedy_policy(g, learnt), uniform, seed{8});
  for (const auto& [opponent, m] : {std::pair{"untaught", against_blank}, std::pair{"random", against_random}})
    std::printf("%-17s - %-9s %6d won %6d drawn %6d lost   %.3f  [%.3f, %.3f]\n", name, opponent, m.won, m.drawn, m.lost, m.score,
                m.lower(), m.upper());
  return against_blank.lower() > 0.5 && against_random.lower() > 0.5;
}

template <class Evaluation>
void print_weights(const Evaluation& learnt) {
  std::printf("%-17s", "  weights");
  for (const double weight : learnt.weights.of) std::printf(" %.2f", weight);
  std::puts("");
}

struct amounts {
  int games;
  double rate;
  int openings, opening_plies;    // of the matches
  int positions, position_plies;  // to be compared with exact values
};

/// Learns from the start of a board game, and measures what was learnt: whether it is something.
template <class Game, class Features>
bool board_game(const char* name, const Game& g, const Features& features, const amounts& all) {
  std::unordered_set<std::uint64_t> seen;
  const auto blank = linear(g, remembered_features<Game, Features>{features, &g, &seen});
  const auto begin = std::chrono::steady_clock::now();
  const auto result = learn(g, blank, episodes{all.games}, seed{1}, learning_rate{all.rate, all.games / 4.0},
                            trace_decay{0.5}, exploring{0.5});
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  auto learnt = result.evaluation;
  learnt.features.seen = nullptr;
  auto start = blank;
  start.features.seen = nullptr;
  std::printf("%s: %d games, %llu plies, %.2f s, %zu states looked at\n", name, all.games,
              static_cast<unsigned long long>(result.plies), seconds, seen.size());
  print_weights(learnt);
  const bool better = print_match(name, g, learnt, start, learning::positions(g, all.opening_plies, all.openings, seed{2}));

  large_table<Game> table(1 << 22);
  int right = 0, draws = 0, decided = 0, right_of_decided = 0, count = 0;
  for (const auto& s : learning::positions(g, all.position_plies, all.positions, seed{3}, seen)) {
    ++count;
    const int exact = alpha_beta(g, s, remember(table)).value, said = sign_of(learnt(s), 1.0 / 3);
    right += said == exact;
    draws += exact == 0;
    decided += exact != 0;
    right_of_decided += exact != 0 && (learnt(s) > 0) == (exact > 0);
  }
  const auto sign = learning::share_of(right, count), drawn = learning::share_of(draws, count),
             won = learning::share_of(right_of_decided, decided);
  std::printf("%-17s %d positions not seen before: win, draw or loss right %.3f [%.3f, %.3f]; untaught, always a draw, %.3f\n", "",
              count, sign.part, sign.lower, sign.upper, drawn.part);
  std::printf("%-17s %d of them won by a side: the right side %.3f [%.3f, %.3f]\n", "", decided, won.part, won.lower, won.upper);
  return better && sign.lower > drawn.upper && won.lower > 0.7;
}

bool halving_game(int scale) {
  auto learnt = linear(games::halving{}, games::halving_features{});
  const auto blank = learnt;
  const int games = 500 / scale, largest = 50, last = 1'000;
  random_numbers random(seed{1});
  for (int i = 0; i < games; ++i)
    learnt = learn(games::halving{1 + static_cast<int>(random.unit() * largest)}, learnt, episodes{1}, seed{random.next()},
                   learning_rate{0.1}, exploring{0.3})
                 .evaluation;
  std::printf("halving: %d games from 1 to %d\n", games, largest);
  print_weights(learnt);
  std::vector<games::halving::state> openings;
  for (int n = largest + 1; n <= last; n += scale) openings.push_back({n, player::max});
  const bool better = print_match("halving", games::halving{last}, learnt, blank, openings);
  int right = 0, blank_right = 0, count = 0;
  bool wins[last + 1] = {true, false};  // who is to move at 0 wins
  for (int n = 2; n <= last; ++n) wins[n] = !wins[n - 1] || !wins[n / 2];
  for (int n = largest + 1; n <= last; ++n)
    for (const player mover : {player::max, player::min}) {
      const int exact = wins[n] == (mover == player::max) ? 1 : -1;
      ++count;
      right += sign_of(learnt(games::halving::state{n, mover}), 0) == exact;
      blank_right += sign_of(blank(games::halving::state{n, mover}), 0) == exact;
    }
  const auto all = learning::share_of(right, count);
  std::printf("%-17s %d positions from %d to %d: sign right %.3f [%.3f, %.3f]; untaught %.3f\n", "", count, largest + 1, last,
              all.part, all.lower, all.upper, 1.0 * blank_right / count);
  return better && right == count;
}
}  // namespace

int main(int count, char** arguments) {
  const int scale = count > 1 && std::strcmp(arguments[1], "once") == 0 ? 10 : 1;
  const bool learnt[] = {
      halving_game(scale),
      board_game("tic-tac-toe", games::tic_tac_toe{}, games::tic_tac_toe_features{},
                 {300 / scale, 0.05, 500 / scale, 4, 1'000 / scale, 7}),
      board_game("connect four 4x4", who_wins(games::connect_four<4, 4>{}), games::connect_four_features<4, 4>{},
                 {5'000 / scale, 0.02, 1'000 / scale, 6, 2'000 / scale, 13}),
      board_game("connect four 5x4", who_wins(games::connect_four<5, 4>{}), games::connect_four_features<5, 4>{},
                 {5'000 / scale, 0.02, 1'000 / scale, 6, 2'000 / scale, 17})};
  for (const bool one : learnt)
    if (!one) return 1;
}
