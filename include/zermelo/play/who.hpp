// Who plays: a person, or a way to choose an action.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include <zermelo/play/failure.hpp>

namespace zermelo::play {

enum class method : unsigned char {
  human,       ///< asked for every action
  random,      ///< any legal action with equal probability
  first,       ///< the first action in the game's order
  minimax,     ///< looks at everything; in games with chance it is expectiminimax
  alpha_beta,  ///< the same with cuts
  expectimax,  ///< the best reply to an opponent who plays at random
  mcts,        ///< samples: playouts at random, the tree grows where they are promising
  puct,        ///< the same by another rule, and where the game estimates positions without playouts
  max_n,       ///< everybody maximises a utility of one's own: games of many players
  perfect,     ///< by a table of all positions
  computer     ///< perfect where the game is small, otherwise what usually suits it: any_game::usual_search
};

struct who {
  method how = method::human;
  int depth = to_the_end;  ///< plies that a search looks ahead, or the playouts of mcts and puct

  static constexpr int to_the_end = -1;
  friend bool operator==(const who&, const who&) = default;
};

namespace detail {
/// What the number after the colon tells, if there may be one.
struct effort {
  const char* placeholder;
  const char* name;
  int most;
};
}  // namespace detail

inline constexpr int most_depth = 1000;
inline constexpr int most_playouts_asked_for = 1'000'000'000;
/// Of mcts and puct, where none is given.
inline constexpr int usual_playouts = 10'000;

namespace detail {
inline constexpr effort no_effort{"", "", 0}, plies_ahead{"DEPTH", "depth", most_depth},
    number_of_playouts{"PLAYOUTS", "number of playouts", most_playouts_asked_for};
struct named_method {
  const char* name;
  method how;
  const effort& number;
  bool searches() const { return number.most > 0; }
};
inline constexpr named_method methods[] = {
    {"human", method::human, no_effort},
    {"computer", method::computer, no_effort},
    {"random", method::random, no_effort},
    {"first", method::first, no_effort},
    {"minimax", method::minimax, plies_ahead},
    {"alpha-beta", method::alpha_beta, plies_ahead},
    {"expectimax", method::expectimax, plies_ahead},
    {"mcts", method::mcts, number_of_playouts},
    {"puct", method::puct, number_of_playouts},
    {"max-n", method::max_n, plies_ahead},
    {"perfect", method::perfect, no_effort},
};
}  // namespace detail

/// Whether it looks ahead, and so may be given a depth or a number of playouts.
inline bool searches(method how) {
  for (const auto& m : detail::methods)
    if (m.how == how) return m.searches();
  return false;
}

/// Reads `alpha-beta:4`; a word that is none of these is a failure (wrong usage).
inline who read_who(std::string_view typed) {
  const std::size_t colon = typed.find(':');
  const std::string_view name = typed.substr(0, colon);
  for (const auto& m : detail::methods) {
    if (m.name != name) continue;
    if (colon == std::string_view::npos) return {m.how};
    const std::string_view digits = typed.substr(colon + 1);
    who w{m.how};
    const auto [stop, trouble] = std::from_chars(digits.data(), digits.data() + digits.size(), w.depth);
    if (m.searches() && trouble == std::errc() && stop == digits.data() + digits.size() && 1 <= w.depth &&
        w.depth <= m.number.most)
      return w;
    throw failure(exit_wrong_usage, m.searches() ? "'" + std::string(typed) + "': the " + m.number.name +
                                                       " is a whole number from 1 to " + std::to_string(m.number.most)
                                                 : "'" + std::string(typed) + "': " + m.name + " has no depth");
  }
  std::string all;
  for (const auto& m : detail::methods)
    all += (all.empty() ? "" : ", ") + std::string(m.name) +
           (m.searches() ? std::string("[:") + m.number.placeholder + "]" : "");
  throw failure(exit_wrong_usage, "'" + std::string(typed) + "' is no player; players are " + all);
}

/// The words that read_who reads.
inline std::string words(const who& w) {
  for (const auto& m : detail::methods)
    if (m.how == w.how) return w.depth == who::to_the_end ? m.name : m.name + (':' + std::to_string(w.depth));
  return "";
}
}  // namespace zermelo::play
