// What a terminal shows: colours where it has them, what has changed, lists that fit, and how far a long run is.
#pragma once

#include <chrono>
#include <cstdlib>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <zermelo/play/printable.hpp>

namespace zermelo::play {

enum class colour_choice : unsigned char { automatic, always, never };

/// Whether to write colours: as told or, if not told, on a terminal that has them and whose user has not set NO_COLOR
/// (https://no-color.org).
inline bool wants_colour(colour_choice choice, bool on_terminal) {
  if (choice != colour_choice::automatic) return choice == colour_choice::always;
  const char* const refused = std::getenv("NO_COLOR");
  const char* const terminal = std::getenv("TERM");
  const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return on_terminal && !dumb && (refused == nullptr || *refused == '\0');
}

/// Escape sequences (ECMA-48), or nothing.
struct palette {
  bool on = false;

  std::string paint(const char* code, std::string_view words) const {
    return on ? std::string("\x1b[") + code + 'm' + std::string(words) + "\x1b[0m" : std::string(words);
  }
  std::string heading(std::string_view words) const { return paint("1", words); }
  std::string changed(std::string_view words) const { return paint("1;32", words); }
  std::string refusal(std::string_view words) const { return paint("31", words); }
  std::string help(std::string_view words) const { return paint("36", words); }
  /// Player number `number`, from 0.
  std::string player(int number, std::string_view words) const {
    constexpr const char* codes[] = {"1;34", "1;31", "1;33", "1;35"};
    return paint(number < 0 ? "1;36" : codes[number % 4], words);
  }
};

namespace detail {
inline std::vector<std::string_view> lines_of(std::string_view characters) {
  std::vector<std::string_view> lines;
  while (!characters.empty()) {
    const std::size_t end = characters.find('\n');
    lines.push_back(characters.substr(0, end));
    characters.remove_prefix(end == std::string_view::npos ? characters.size() : end + 1);
  }
  return lines;
}
/// The characters of UTF-8: a byte 10xxxxxx goes with the one before it.
inline std::vector<std::string_view> characters_of(std::string_view line) {
  std::vector<std::string_view> characters;
  for (std::size_t i = 0, next = 1; i < line.size(); i = next++) {
    while (next < line.size() && (static_cast<unsigned char>(line[next]) & 0xc0) == 0x80) ++next;
    characters.push_back(line.substr(i, next - i));
  }
  return characters;
}
inline std::size_t width_of(std::string_view words) { return characters_of(words).size(); }
}  // namespace detail

/// A board with the characters painted that were others on the board before.
inline std::string with_changes(const std::string& before, const std::string& now, const palette& colours) {
  const auto old_lines = detail::lines_of(before), lines = detail::lines_of(now);
  if (!colours.on || old_lines.size() != lines.size()) return now;
  std::string painted;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto old_line = detail::characters_of(old_lines[i]), line = detail::characters_of(lines[i]);
    for (std::size_t k = 0; k < line.size(); ++k) {
      const bool same = old_line.size() != line.size() || old_line[k] == line[k];
      painted += same ? std::string(line[k]) : colours.changed(line[k]);
    }
    painted += '\n';
  }
  return painted;
}

/// Words side by side, as many on a line as fit, each line indented by two.
inline std::string in_columns(const std::vector<std::string>& words) {
  constexpr std::size_t line_width = 78;
  std::size_t widest = 0;
  for (const std::string& w : words)
    if (const std::size_t width = detail::width_of(w); widest < width) widest = width;
  std::size_t columns = line_width / (widest + 2);
  if (columns == 0) columns = 1;
  std::string lines;
  for (std::size_t i = 0; i < words.size(); ++i) {
    lines += "  " + words[i];
    const bool last = (i + 1) % columns == 0 || i + 1 == words.size();
    lines += last ? "\n" : std::string(widest - detail::width_of(words[i]), ' ');
  }
  return lines;
}

/// One line of a terminal that tells how far something is, and is gone when that is done.
class status_line {
 public:
  status_line(std::ostream& its_out, bool its_shown) : out_(its_out), shown_(its_shown) {}
  ~status_line() { clear(); }
  status_line(const status_line&) = delete;
  status_line& operator=(const status_line&) = delete;

  /// Shows what words() returns, at most every 50 milliseconds.
  template <class Words>
  void show(const Words& words) {
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || (drawn_ && now - last_ < std::chrono::milliseconds(50))) return;
    drawn_ = true;
    last_ = now;
    out_ << '\r' << words() << std::flush;
  }
  void clear() {
    if (drawn_) out_ << "\r\x1b[K" << std::flush;
    drawn_ = false;
  }

 private:
  std::ostream& out_;
  bool shown_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point last_{};
};

/// A bar that grows with the number of games that have been played.
class progress_bar {
 public:
  progress_bar(std::ostream& its_out, bool its_shown, int its_total) : line_(its_out, its_shown), total_(its_total) {}

  /// So many are done.
  void reach(int done) {
    line_.show([this, done] {
      const auto filled = static_cast<std::size_t>(static_cast<long long>(width) * done / total_);
      return '[' + std::string(filled, '#') + std::string(width - filled, '.') + "] " + std::to_string(done) + " of " +
             std::to_string(total_) + " games";
    });
  }

 private:
  static constexpr std::size_t width = 40;
  status_line line_;
  int total_;
};
}  // namespace zermelo::play
