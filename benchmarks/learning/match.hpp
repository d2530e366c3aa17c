// How much better one policy is than another, with an interval; and positions that are reached by random play.
#pragma once

#include <zermelo/random_choice.hpp>

#include <cmath>
#include <vector>

namespace learning {
using namespace zermelo;

/// A share of `count` trials and its 95 % interval, by Wilson's formula.
struct share {
  double part = 0, lower = 0, upper = 0;
};
inline share share_of(double hits, double count) {
  const double z = 1.96, p = hits / count, middle = (p + z * z / (2 * count)) / (1 + z * z / count);
  const double half = z * std::sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / (1 + z * z / count);
  return {p, middle - half, middle + half};
}

/// A state that random play reaches in so many plies, not over.
template <class Game>
typename Game::state random_position(const Game& g, int plies, random_numbers& random) {
  for (;;) {
    typename Game::state s = g.start();
    for (int i = 0; i < plies && !g.is_terminal(s); ++i) s = g.result(s, detail::pick_uniformly(g, s, random.unit()));
    if (!g.is_terminal(s)) return s;
  }
}

/// What came of games in pairs: both sides of each opening.
struct match_result {
  int won = 0, drawn = 0, lost = 0;
  double score = 0, error = 0;  ///< of the first policy: a win counts 1, a draw 1/2; the error is a standard error, by pairs
  double lower() const { return score - 1.96 * error; }
  double upper() const { return score + 1.96 * error; }
};

/// 1, 1/2 or 0 for `one`, who plays `side`.
template <class Game, class One, class Other>
double score_of_game(const Game& g, typename Game::state s, const One& one, player side, const Other& other,
                     random_numbers& random) {
  while (!g.is_terminal(s))
    s = g.result(s, g.to_move(s) == side ? detail::pick_by_policy(g, s, one, random) : detail::pick_by_policy(g, s, other, random));
  const auto utility = g.utility(s);
  return utility == 0 ? 0.5 : (utility > 0) == (side == player::max) ? 1 : 0;
}

/// Plays `pairs` openings of `plies` random plies, each twice, with either side for `one`.
template <class Game, class One, class Other>
match_result match(const Game& g, const One& one, const Other& other, int pairs, int plies, seed number) {
  random_numbers random(number);
  match_result all;
  double squares = 0;
  for (int i = 0; i < pairs; ++i) {
    const auto s = random_position(g, plies, random);
    double pair = 0;
    for (const player side : {player::max, player::min}) {
      const double points = score_of_game(g, s, one, side, other, random);
      ++(points == 1 ? all.won : points == 0 ? all.lost : all.drawn);
      pair += points / 2;
    }
    all.score += pair;
    squares += pair * pair;
  }
  all.score /= pairs;
  all.error = pairs > 1 ? std::sqrt((squares / pairs - all.score * all.score) / (pairs - 1)) : 0;
  return all;
}
}  // namespace learning
