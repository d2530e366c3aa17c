// How much better one policy is than another, with an interval; and positions that are reached by random play.
#pragma once

#include <zermelo/random_choice.hpp>

#include "../one_game.hpp"

#include <cmath>
#include <unordered_set>
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

/// Different positions, not over, that random play reaches in at most so many plies: `count` of them, or as many as are found.
/// None of those whose keys are known already.
template <class Game>
std::vector<typename Game::state> positions(const Game& g, int most_plies, int count, seed number,
                                            std::unordered_set<std::uint64_t> known = {}) {
  std::vector<typename Game::state> found;
  random_numbers random(number);
  for (int tries = 0; static_cast<int>(found.size()) < count && tries < 100 * count; ++tries) {
    typename Game::state s = g.start();
    for (int rest = static_cast<int>(random.unit() * (most_plies + 1)); rest > 0 && !g.is_terminal(s); --rest)
      s = g.result(s, detail::pick_uniformly(g, s, random.unit()));
    if (!g.is_terminal(s) && known.insert(g.key(s)).second) found.push_back(s);
  }
  return found;
}

/// What came of games in pairs: both sides of each opening.
struct match_result {
  int won = 0, drawn = 0, lost = 0;
  double score = 0, error = 0;  ///< of the first policy: a win counts 1, a draw 1/2; the error is a standard error, by pairs
  double lower() const { return score - 1.96 * error; }
  double upper() const { return score + 1.96 * error; }
};

/// Plays by a policy.
template <class Game, class Policy>
struct player_by {
  const Game& rules;
  const Policy& policy;
  typename Game::action operator()(const typename Game::state& s, random_numbers& random) const {
    return detail::pick_by_policy(rules, s, policy, random);
  }
};

/// Plays each opening twice, with either side for `one`. Openings ought to be different: policies that draw no random numbers
/// would play the same game again, and the interval would promise too much.
template <class Game, class One, class Other>
match_result match(const Game& g, const std::vector<typename Game::state>& openings, const One& one, const Other& other,
                   seed number) {
  random_numbers random(number);
  match_result all;
  double squares = 0;
  for (const auto& s : openings) {
    double pair = 0;
    for (const player side : {player::max, player::min}) {
      const int outcome = outcome_of_game(g, s, player_by<Game, One>{g, one}, side, player_by<Game, Other>{g, other}, random);
      ++(outcome > 0 ? all.won : outcome < 0 ? all.lost : all.drawn);
      pair += (1 + outcome) / 4.0;
    }
    all.score += pair;
    squares += pair * pair;
  }
  const double pairs = static_cast<double>(openings.size());
  all.score /= pairs;
  const double spread = squares / pairs - all.score * all.score;
  all.error = pairs > 1 && spread > 0 ? std::sqrt(spread / (pairs - 1)) : 0;
  return all;
}
}  // namespace learning
