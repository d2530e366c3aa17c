// A game as it was played, as text: what it was, who played, and every action.
//
//   zermelo transcript 1
//   game: nim
//   parameter: 3
//   parameter: 4
//   player 1: human
//   player 2: alpha-beta:4
//   seed: 7
//   1 max: 1 from pile 2
//   2 min: 3 from pile 1
//   unfinished
//
// The last line is `result: ` with the utility, or `unfinished`, so that a text that was cut short is noticed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <zermelo/play/screen.hpp>
#include <zermelo/play/who.hpp>

namespace zermelo::play {

/// What it takes to play the same game again.
struct setting {
  std::string game{};
  std::vector<std::string> parameters{};
  std::vector<who> players{};
  std::uint64_t seed = 0;
};

struct recorded_action {
  std::string mover{};
  std::string action{};
  int line = 0;  ///< of the text that it was read from
};

struct transcript {
  setting played{};
  std::vector<recorded_action> actions{};
  std::string result{};  ///< empty: unfinished
  int game_line = 0;     ///< of the text that it was read from
  int last_line = 0;
};

inline std::string transcript_text(const transcript& t) {
  std::string lines = "zermelo transcript 1\ngame: " + one_line(t.played.game) + '\n';
  for (const std::string& p : t.played.parameters) lines += "parameter: " + one_line(p) + '\n';
  for (std::size_t i = 0; i < t.played.players.size(); ++i)
    lines += "player " + std::to_string(i + 1) + ": " + words(t.played.players[i]) + '\n';
  lines += "seed: " + std::to_string(t.played.seed) + '\n';
  for (std::size_t i = 0; i < t.actions.size(); ++i)
    lines += std::to_string(i + 1) + ' ' + t.actions[i].mover + ": " + one_line(t.actions[i].action) + '\n';
  return lines + (t.result.empty() ? "unfinished\n" : "result: " + t.result + '\n');
}

/// What is wrong in line `line` of the file with this name.
[[noreturn]] inline void damaged(const std::string& file, int line, const std::string& reason) {
  throw failure(exit_bad_input, file + ':' + std::to_string(line) + ": " + one_line(reason));
}

namespace detail {
/// Reads the lines of a transcript one by one.
class transcript_reader {
 public:
  transcript_reader(std::string_view its_characters, const std::string& its_file)
      : lines_(lines_of(its_characters)), file_(its_file) {}

  transcript read() {
    transcript t;
    if (lines_.empty() || stripped(lines_[0]) != "zermelo transcript 1")
      wrong("not a transcript: the first line must be 'zermelo transcript 1'");
    while (!finished_) {
      if (++at_ == lines_.size())
        wrong("the transcript is cut short: its last line must be 'result: ...' or 'unfinished'");
      read_line(t, stripped(lines_[at_]));
    }
    t.last_line = static_cast<int>(at_) + 1;
    for (++at_; at_ < lines_.size(); ++at_)
      if (!stripped(lines_[at_]).empty()) wrong("there is more after the last line of the transcript");
    if (t.played.game.empty()) wrong_at(t.last_line, "the transcript has no line 'game: ...'");
    if (!has_seed_) wrong_at(t.last_line, "the transcript has no line 'seed: ...'");
    return t;
  }

 private:
  static std::string_view stripped(std::string_view line) {  // of the carriage return of another system
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
  }
  [[noreturn]] void wrong_at(int line, const std::string& reason) const { damaged(file_, line, reason); }
  [[noreturn]] void wrong(const std::string& reason) const { wrong_at(static_cast<int>(at_) + 1, reason); }

  void read_line(transcript& t, std::string_view line) {
    const std::size_t colon = line.find(": ");
    const std::string_view key = line.substr(0, colon);
    const std::string value(colon == std::string_view::npos ? "" : line.substr(colon + 2));
    if (line == "unfinished") {
      finished_ = true;
    } else if (colon == std::string_view::npos || value.empty()) {
      wrong("expected 'what: value', not '" + std::string(line) + "'");
    } else if (key == "result") {
      t.result = value;
      finished_ = true;
    } else if ('0' <= key[0] && key[0] <= '9') {
      read_action(t, key, value);
    } else if (!t.actions.empty()) {
      wrong("expected the next action, 'result: ...' or 'unfinished', not '" + std::string(line) + "'");
    } else if (key == "game") {
      if (!t.played.game.empty()) wrong("a second line 'game: ...'");
      t.played.game = value;
      t.game_line = static_cast<int>(at_) + 1;
    } else if (key == "parameter") {
      t.played.parameters.push_back(value);
    } else if (key == "seed") {
      if (has_seed_) wrong("a second line 'seed: ...'");
      has_seed_ = true;
      t.played.seed = whole_number<std::uint64_t>(value);
    } else {
      read_player(t, key, value);
    }
  }
  void read_action(transcript& t, std::string_view key, const std::string& action) {
    const std::size_t space = key.find(' ');
    const auto ply = whole_number<std::size_t>(key.substr(0, space));
    if (ply != t.actions.size() + 1)
      wrong("expected ply " + std::to_string(t.actions.size() + 1) + ", not " + std::to_string(ply));
    if (space == std::string_view::npos) wrong("expected 'PLY PLAYER: ACTION'");
    t.actions.push_back({std::string(key.substr(space + 1)), action, static_cast<int>(at_) + 1});
  }
  void read_player(transcript& t, std::string_view key, const std::string& name) {
    if (key.substr(0, 7) != "player ") wrong("'" + std::string(key) + "' is not known here");
    if (whole_number<std::size_t>(key.substr(7)) != t.played.players.size() + 1)
      wrong("expected 'player " + std::to_string(t.played.players.size() + 1) + ": ...'");
    try {
      t.played.players.push_back(read_who(name));
    } catch (const failure& e) {
      wrong(e.what());
    }
  }
  template <class Number>
  Number whole_number(std::string_view digits) const {
    Number n{};
    const auto [stop, trouble] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
    if (trouble != std::errc() || stop != digits.data() + digits.size())
      wrong("expected a whole number, not '" + std::string(digits) + "'");
    return n;
  }

  std::vector<std::string_view> lines_;
  std::string file_;
  std::size_t at_ = 0;
  bool finished_ = false;
  bool has_seed_ = false;
};
}  // namespace detail

/// Reads a transcript; what is wrong is a failure that names the file, the line and the reason. How many players there must
/// be, and whether the actions are legal, is known to the game only: see session.hpp.
inline transcript read_transcript(std::string_view characters, const std::string& file) {
  return detail::transcript_reader(characters, file).read();
}
}  // namespace zermelo::play
