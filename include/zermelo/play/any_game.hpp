// A game that is being played, whatever its types: the one door through which all that is not a template sees a game.
//
//   const std::unique_ptr<any_game> game = game_in_play(games::tic_tac_toe{});
//   game->take(0);  std::cout << game->board();
//
// Positions are held inside; actions are numbers, in the order of the game's actions(), and have words.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <zermelo/play/append_to.hpp>
#include <zermelo/play/perfect_table.hpp>
#include <zermelo/play/who.hpp>
#include <zermelo/random_choice.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::play {
namespace detail {
/// A number in the library's words.
template <class Number>
std::string written(const Number& n) {
  std::string words;
  write_value(append_to{words}, n);
  return words;
}
}  // namespace detail

/// What a search says: an action by its number and, in words, what it is worth.
struct advice {
  std::size_t action = 0;
  std::string worth{};
};

class any_game {
 public:
  virtual ~any_game() = default;

  /// How many players there are, and whether what one wins the other loses.
  virtual std::size_t players() const = 0;
  virtual bool is_zero_sum() const = 0;

  /// A failure if there is no such search for this game. search() fails in the same way.
  virtual void require_search(const who& searcher) const = 0;

  virtual bool is_over() const = 0;
  /// Precondition of the next five: the game is not over.
  virtual player mover() const = 0;
  virtual std::size_t action_count() const = 0;
  /// The legal actions in the game's own words, each different.
  virtual std::vector<std::string> actions() const = 0;
  /// How likely each of them is; chance moves.
  virtual std::vector<double> probabilities() const = 0;
  /// What plays well where there are too many positions for a table.
  virtual who usual_search() const = 0;
  /// What a search recommends to the mover. One that samples takes its random numbers from there.
  virtual advice search(const who& searcher, seed random = {}) const = 0;

  virtual void take(std::size_t action) = 0;
  /// Goes back by one ply; precondition: plies() > 0.
  virtual void take_back() = 0;
  virtual std::size_t plies() const = 0;

  /// The position as lines of text, each ending with a line break; empty if the game has no words for it.
  virtual std::string board() const = 0;
  /// What the end of the game is worth: to Max, or to each player. Precondition: the game is over.
  virtual std::vector<double> utilities() const = 0;
  virtual std::string utility_words() const = 0;

  /// How often the position has been there since the start, this time included; 0 if states cannot be compared.
  virtual int occurrences() const = 0;

  /// The table of all positions, made at the first call; none if they are more than `limit` or cannot be told
  /// apart. `position` is the number of the present one.
  virtual const perfect_table* table(std::size_t limit) = 0;
  /// Who hears how many positions are in the table, now and then while a large one is made; 0 says that this is over.
  void report_counting_to(std::function<void(std::size_t)> listener) { count_ = std::move(listener); }
  virtual std::size_t position() const = 0;
  /// Whether states have a key, or operator== and can be written (or have no padding), so that there can be a table.
  virtual bool tells_positions_apart() const = 0;

  /// The name of a player or of chance.
  std::string name(player p) const {
    if (is_zero_sum() || p == player::chance) return p == player::chance ? "chance" : p == player::max ? "max" : "min";
    return "player " + std::to_string(number_of(p) + 1);
  }

 protected:
  void report_counting(std::size_t positions) const {
    if (count_) count_(positions);
  }

 private:
  std::function<void(std::size_t)> count_{};
};
}  // namespace zermelo::play
