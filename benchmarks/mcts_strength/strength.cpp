// How strong search by sampling is, as its playouts grow.
//
//   strength tic-tac-toe [GAMES]             against minimax and against random play; exits with 1 if 10,000 playouts ever
//                                            lose
//   strength connect-four [GAMES [PLAYOUTS...]]  against alpha-beta to depth 2, 4 and 6, after four random plies
//   strength agreement FILE [POSITIONS]      how often it plays a move with the best exact score, on a file of Connect Four
//                                            positions with their scores, such as Test_L3_R1 of P. Pons's solver
//
// Lines are `section player opponent games won drawn lost share lower upper`: the share is that of points, a draw is half of
// one, and the last two are the ends of its 95 % interval. Seeds are fixed, so the same call prints the same lines.
#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four.hpp>
#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/puct.hpp>
#include <zermelo/simulate.hpp>
#include <zermelo/value.hpp>
#include <zermelo/who_wins.hpp>

#include "../one_game.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

using namespace zermelo;

namespace {
using four = games::connect_four<>;
using board = games::tic_tac_toe;

// ---- matches

/// A match: points of the first player, and the squares of them.
struct points {
  int won = 0, drawn = 0, lost = 0;
  void add(int outcome) { ++(outcome > 0 ? won : outcome < 0 ? lost : drawn); }
  void print(const char* section, const std::string& who, const std::string& opponent) const {
    detail::running_mean mean;
    for (int i = 0; i < won + drawn + lost; ++i) mean.add(i < won ? 1 : i < won + drawn ? 0.5 : 0);
    const auto share = mean.result();
    std::printf("%s %s %s %d %d %d %d %.4f %.4f %.4f\n", section, who.c_str(), opponent.c_str(), won + drawn + lost, won, drawn,
                lost, share.mean, share.lower(), share.upper());
    std::fflush(stdout);
  }
};

/// The outcome for the first of two players, each a function(state, random) -> action. Games come in pairs from the same
/// random opening of so many plies: in one of the two the first player is Max.
template <class Game, class First, class Second>
points match(const Game& g, int games, int opening, const First& first, const Second& second) {
  points all;
  for (int game = 0; game < games; ++game) {
    random_numbers openings(seed{static_cast<std::uint64_t>(game / 2)});
    random_numbers random(seed{openings.next() + static_cast<std::uint64_t>(game)});
    const player side = game % 2 == 0 ? player::max : player::min;
    auto s = g.start();
    for (int ply = 0; ply < opening && !g.is_terminal(s); ++ply)
      s = g.result(s, detail::pick_uniformly(g, s, openings.unit()));
    all.add(outcome_of_game(g, s, first, side, second, random));
  }
  return all;
}

template <class Game>
struct sampler {
  Game rules;
  std::uint64_t number;
  int operator()(const typename Game::state& s, random_numbers& random) const {
    return *mcts(rules, s, playouts{number}, seed{random.next()}).action;
  }
};
template <class Game>
struct random_player {
  Game rules;
  int operator()(const typename Game::state& s, random_numbers& random) const {
    return detail::pick_uniformly(rules, s, random.unit());
  }
};
/// Of equal values any, drawn by the random numbers: so that games differ.
struct minimax_player {
  int operator()(board::state s, random_numbers& random) const {
    const board g;
    const int best = minimax(g, s).value;
    action_list<int, 9> all;
    for (const int a : g.actions(s))
      if (minimax(g, g.result(s, a)).value == best) all.push_back(a);
    return all[static_cast<std::size_t>(random.unit() * static_cast<double>(all.size()))];
  }
};
/// What the game estimates, if it does.
template <class Game>
int estimate(const typename Game::state& s) {
  if constexpr (evaluated_game<Game>)
    return Game::evaluate(s);
  else
    return 0;
}
struct alpha_beta_player {
  int depth;
  int operator()(four::state s, random_numbers&) const {
    return *alpha_beta(four{}, s, max_depth{depth}, evaluate_with{estimate<four>}).action;
  }
};

const std::string name_of(const char* player, std::uint64_t number) { return player + ("-" + std::to_string(number)); }

/// Whether 10,000 playouts never lost.
bool tic_tac_toe(int games) {
  int lost = 0;  // by the most playouts
  for (const std::uint64_t n : {10u, 30u, 100u, 300u, 1'000u, 3'000u, 10'000u}) {
    const points by_minimax = match(board{}, games, 0, sampler<board>{{}, n}, minimax_player{});
    const points by_chance = match(board{}, games, 0, sampler<board>{{}, n}, random_player<board>{});
    by_minimax.print("tic-tac-toe", name_of("mcts", n), "minimax");
    by_chance.print("tic-tac-toe", name_of("mcts", n), "random");
    lost = by_minimax.lost + by_chance.lost;
  }
  return lost == 0;
}
void connect_four(int games, const std::vector<std::uint64_t>& numbers) {
  const auto rules = who_wins(four{});
  using rules_type = std::remove_const_t<decltype(rules)>;
  for (const std::uint64_t n : numbers)
    for (const int depth : {2, 4, 6})
      match(four{}, games, 4, sampler<rules_type>{rules, n}, alpha_beta_player{depth})
          .print("connect-four", name_of("mcts", n), name_of("alpha-beta", static_cast<std::uint64_t>(depth)));
}

// ---- agreement with exact scores

using scored = games::connect_four_threats<>;
using table_of_scores = large_table<scored>;

int exact_score(const std::string& columns, table_of_scores& table) {
  const auto s = scored::position(columns);
  if (scored{}.is_terminal(s)) return scored{}.utility(s);
  return bisect(scored{}, s, remember(table), ordered_by(scored::by_threats)).value;
}
/// The columns (from 0) that have the best exact score, as bits; and those that keep the outcome: win, draw or loss.
struct best_columns {
  unsigned score = 0, outcome = 0;
};
int sign(int x) { return (x > 0) - (x < 0); }
best_columns best_of(const std::string& columns, table_of_scores& table) {
  const auto s = four::position(columns);
  const int side = four::to_move(s) == player::max ? 1 : -1;
  int best = -1'000;
  std::vector<std::pair<int, int>> all;
  for (const int a : four::actions(s)) {
    const auto after = four::result(s, a);
    const int score = side * (four::is_terminal(after) ? four::utility(after)
                                                       : exact_score(columns + static_cast<char>('1' + a), table));
    if (score > best) best = score;
    all.emplace_back(a, score);
  }
  best_columns found;
  for (const auto& [a, score] : all) {
    if (score == best) found.score |= 1u << a;
    if (sign(score) == sign(best)) found.outcome |= 1u << a;
  }
  return found;
}

struct agreement_count {
  int score = 0, outcome = 0, proven = 0;
};
template <class Found>
void count(const Found& found, const best_columns& best, agreement_count& so_far) {
  so_far.score += (best.score >> *found.action & 1) != 0;
  so_far.outcome += (best.outcome >> *found.action & 1) != 0;
  so_far.proven += found.proven;
}
void print(const char* who, std::uint64_t n, const agreement_count& all, int positions) {
  const auto share = [positions](int x) { return x / static_cast<double>(positions); };
  std::printf("agreement %s %llu %d %.4f %.4f %.4f\n", who, static_cast<unsigned long long>(n), positions, share(all.score),
              share(all.outcome), share(all.proven));
  std::fflush(stdout);
}
int agreement(const char* file, int positions) {
  std::ifstream in(file);
  std::vector<std::string> all;
  std::vector<best_columns> best;
  table_of_scores table(1 << 22);
  std::string columns;
  for (int score = 0; static_cast<int>(all.size()) < positions && in >> columns >> score;) {
    all.push_back(columns);
    best.push_back(best_of(columns, table));
  }
  if (all.empty()) {
    std::fprintf(stderr, "strength: %s: no positions\n", file);
    return 1;
  }
  for (const std::uint64_t n : {7u, 20u, 50u, 100u, 200u, 500u, 1'000u, 2'000u, 5'000u, 10'000u}) {
    agreement_count by_score, by_winner, guided;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto s = four::position(all[i]);
      count(mcts(four{}, s, playouts{n}, seed{i}), best[i], by_score);
      count(mcts(who_wins(four{}), s, playouts{n}, seed{i}), best[i], by_winner);
      count(puct(who_wins(four{}), s, uniform, by_playouts, playouts{n}, seed{i}), best[i], guided);
    }
    const int number = static_cast<int>(all.size());
    print("mcts-of-scores", n, by_score, number);
    print("mcts-of-wins", n, by_winner, number);
    print("puct-of-wins", n, guided, number);
  }
  return 0;
}
}  // namespace

int main(int argc, char** argv) {
  const std::string section = argc > 1 ? argv[1] : "";
  const auto number = [&](int i, int otherwise) { return argc > i ? std::atoi(argv[i]) : otherwise; };
  if (section == "tic-tac-toe") return tic_tac_toe(number(2, 1'000)) ? 0 : 1;
  if (section == "connect-four") {
    std::vector<std::uint64_t> numbers;
    for (int i = 3; i < argc; ++i) numbers.push_back(static_cast<std::uint64_t>(std::atoll(argv[i])));
    if (numbers.empty()) numbers = {100, 1'000, 10'000};
    return connect_four(number(2, 100), numbers), 0;
  }
  if (section == "agreement" && argc > 2) return agreement(argv[2], number(3, 1'000));
  std::fprintf(stderr,
               "usage: strength tic-tac-toe [GAMES] | connect-four [GAMES [PLAYOUTS...]] | agreement FILE [POSITIONS]\n");
  return 2;
}
