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
  max_n,       ///< everybody maximises a utility of one's own: games of many players
  perfect,     ///< by a table of all positions
  computer     ///< perfect where the game is small, otherwise a search of a few plies
};

struct who {
  method how = method::human;
  int depth = to_the_end;  ///< plies that a search looks ahead

  static constexpr int to_the_end = -1;
  friend bool operator==(const who&, const who&) = default;
};

namespace detail {
struct named_method {
  const char* name;
  method how;
  bool searches;  // and so may be given a depth
};
inline constexpr named_method methods[] = {
    {"human", method::human, false},          {"computer", method::computer, false},
    {"random", method::random, false},        {"first", method::first, false},
    {"minimax", method::minimax, true},       {"alpha-beta", method::alpha_beta, true},
    {"expectimax", method::expectimax, true}, {"max-n", method::max_n, true},
    {"perfect", method::perfect, false},
};
}  // namespace detail

/// Whether it looks ahead, and so may be given a depth.
inline bool searches(method how) {
  for (const auto& m : detail::methods)
    if (m.how == how) return m.searches;
  return false;
}

inline constexpr int most_depth = 1000;

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
    if (m.searches && trouble == std::errc() && stop == digits.data() + digits.size() && 1 <= w.depth &&
        w.depth <= most_depth)
      return w;
    throw failure(exit_wrong_usage, m.searches
                                        ? "'" + std::string(typed) + "': the depth is a whole number from 1 to " +
                                              std::to_string(most_depth)
                                        : "'" + std::string(typed) + "': " + m.name + " has no depth");
  }
  std::string all;
  for (const auto& m : detail::methods)
    all += (all.empty() ? "" : ", ") + std::string(m.name) + (m.searches ? "[:DEPTH]" : "");
  throw failure(exit_wrong_usage, "'" + std::string(typed) + "' is no player; players are " + all);
}

/// The words that read_who reads.
inline std::string words(const who& w) {
  for (const auto& m : detail::methods)
    if (m.how == w.how) return w.depth == who::to_the_end ? m.name : m.name + (':' + std::to_string(w.depth));
  return "";
}
}  // namespace zermelo::play
