// A game that the program knows, whatever its types: to be played, and to be solved where solve() can do it.
#pragma once

#include <memory>
#include <string>
#include <vector>
#include <zermelo/play/any_game.hpp>
#include <zermelo/table.hpp>

/// What is known of all positions that play can reach.
struct summary {
  std::size_t positions = 0;
  std::size_t over = 0;        ///< those of them in which the game is over
  std::size_t won_by_max = 0;  ///< those that Max wins, over or not
  std::size_t drawn = 0;
  std::size_t won_by_min = 0;
  std::size_t endless = 0;  ///< those from which play never ends
  int farthest = 0;         ///< plies to the end from the position that is farthest from it
  std::string value;        ///< of the start
  int distance = 0;         ///< from the start to the end
};

/// The strong solution of a game.
class strong_solution {
 public:
  virtual ~strong_solution() = default;
  virtual summary told() const = 0;
  /// As the bytes of a file, for the game of this name.
  virtual std::string table(zermelo::contents what, const std::string& name) const = 0;
};

/// What a table tells of a position.
struct probed {
  std::string board;
  std::string mover;  ///< max or min, or a colour; empty where the game is over
  std::string value;
  int distance = 0;
  std::vector<std::string> best;  ///< the actions that keep the value and come nearer to the end
};

class known_game {
 public:
  virtual ~known_game() = default;
  virtual std::unique_ptr<zermelo::play::any_game> in_play() const = 0;
  /// A failure if solve() is not for this game, or if it has more than so many positions.
  virtual std::unique_ptr<strong_solution> solved(std::size_t most) const = 0;
  /// Looks a position up in the table with these bytes; the start if no position is given. A failure that
  /// names what is wrong with the position.
  virtual probed probe(const std::string& bytes, const std::string& name,
                       const std::string& position) const = 0;
  /// The same without a table: the game is solved first. For small games.
  virtual probed solve_and_probe(const std::string& position) const = 0;
};
