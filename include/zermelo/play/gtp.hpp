// The Go Text Protocol, version 2: a session between a program that shows or referees games of Go and a player.
//
//   gtp_session session({.playouts = 10'000});
//   while (session.is_open() && read(line)) write(session.answer(line));
//
// Source: G. Farneback, Specification of the Go Text Protocol, version 2, draft 2 (2002). All required commands are known,
// and those that user interfaces ask for besides; `list_commands` names them.
#pragma once

#include <charconv>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <zermelo/play/go_player.hpp>
#include <zermelo/version.hpp>

namespace zermelo::play {

class gtp_session {
 public:
  explicit gtp_session(const go_player_options& its_options, int its_size = 9)
      : options_(its_options), player_(make_go_player(its_size, its_options)), size_(its_size) {}

  /// Whether nobody has said quit.
  bool is_open() const { return open_; }
  /// The answer to a line, with its empty line at the end; nothing if there is no command on the line. A line of any bytes
  /// is taken: what is no command is answered as one that failed.
  std::string answer(std::string_view line) {
    std::vector<std::string> words = words_of(line);
    std::string id;
    if (!words.empty() && is_number(words.front())) {
      id = words.front();
      words.erase(words.begin());
    } else if (words.empty()) {
      return {};
    }
    const reply said = words.empty() ? failed("unknown command") : obey(words);
    return (said.fine ? "=" : "?") + id + (said.words.empty() ? "" : " " + said.words) + "\n\n";
  }

 private:
  struct reply {
    bool fine;
    std::string words;
  };
  using arguments = std::vector<std::string>;
  struct command {
    const char* name;
    std::size_t needed;  // arguments; more are ignored
    reply (gtp_session::*obey)(const arguments&);
  };

  static reply fine(std::string words = {}) { return {true, std::move(words)}; }
  static reply failed(std::string words) { return {false, std::move(words)}; }

  // ---- lines ----

  /// What is left of a line without control characters and comments, in words.
  static arguments words_of(std::string_view line) {
    arguments words;
    bool in_word = false;
    for (const char c : line.substr(0, line.find('#'))) {
      if (c == ' ' || c == '\t') {
        in_word = false;
      } else if (static_cast<unsigned char>(c) > ' ' && c != '\x7F') {
        if (!in_word) words.emplace_back();
        words.back() += c;
        in_word = true;
      }
    }
    return words;
  }
  static bool is_number(const std::string& word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
  }
  static std::string small_letters(std::string word) {
    for (char& c : word)
      if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return word;
  }
  static bool read(const std::string& word, int& n) {
    const auto [stop, trouble] = std::from_chars(word.data(), word.data() + word.size(), n);
    return trouble == std::errc() && stop == word.data() + word.size();
  }
  // Not std::from_chars, which libc++ 16 has for whole numbers only.
  static bool read(const std::string& word, double& n) {
    if (word.find_first_not_of("0123456789+-.eE") != std::string::npos) return false;
    char* stop = nullptr;
    n = std::strtod(word.c_str(), &stop);
    return stop == word.c_str() + word.size() && n - n == 0;
  }
  static bool read_colour(const std::string& word, player& mover) {
    const std::string colour = small_letters(word);
    mover = colour == "b" || colour == "black" ? player::max : player::min;
    return mover == player::max || colour == "w" || colour == "white";
  }

  // ---- commands ----

  static const std::vector<command>& commands() {
    static const std::vector<command> all = {
        {"protocol_version", 0, &gtp_session::protocol_version},
        {"name", 0, &gtp_session::name},
        {"version", 0, &gtp_session::version},
        {"known_command", 1, &gtp_session::known_command},
        {"list_commands", 0, &gtp_session::list_commands},
        {"quit", 0, &gtp_session::quit},
        {"boardsize", 1, &gtp_session::boardsize},
        {"clear_board", 0, &gtp_session::clear_board},
        {"komi", 1, &gtp_session::komi},
        {"play", 2, &gtp_session::play},
        {"genmove", 1, &gtp_session::genmove},
        {"reg_genmove", 1, &gtp_session::reg_genmove},
        {"undo", 0, &gtp_session::undo},
        {"final_score", 0, &gtp_session::final_score},
        {"showboard", 0, &gtp_session::showboard},
        {"time_settings", 3, &gtp_session::time_settings},
        {"time_left", 3, &gtp_session::time_left},
    };
    return all;
  }
  static const command* find(const std::string& name) {
    for (const command& c : commands())
      if (c.name == name) return &c;
    return nullptr;
  }
  reply obey(const arguments& words) {
    const command* const asked = find(words.front());
    if (asked == nullptr) return failed("unknown command");
    const arguments given(words.begin() + 1, words.end());
    if (given.size() < asked->needed) return failed("syntax error");
    return (this->*asked->obey)(given);
  }

  reply protocol_version(const arguments&) { return fine("2"); }
  reply name(const arguments&) { return fine("zermelo"); }
  reply version(const arguments&) {
    return fine(std::to_string(ZERMELO_VERSION_MAJOR) + '.' + std::to_string(ZERMELO_VERSION_MINOR) + '.' +
                std::to_string(ZERMELO_VERSION_PATCH));
  }
  reply known_command(const arguments& given) { return fine(find(given[0]) != nullptr ? "true" : "false"); }
  reply list_commands(const arguments&) {
    std::string names;
    for (const command& c : commands()) names += (names.empty() ? "" : "\n") + std::string(c.name);
    return fine(names);
  }
  reply quit(const arguments&) {
    open_ = false;
    return fine();
  }

  reply boardsize(const arguments& given) {
    int size = 0;
    if (!read(given[0], size)) return failed("syntax error");
    auto another = make_go_player(size, options_);
    if (!another) return failed("unacceptable size");
    size_ = size;
    player_ = std::move(another);
    player_->set_komi(komi_);
    return fine();
  }
  reply clear_board(const arguments&) {
    player_ = make_go_player(size_, options_);
    player_->set_komi(komi_);
    return fine();
  }
  reply komi(const arguments& given) {
    double points = 0;
    if (!read(given[0], points)) return failed("syntax error");
    komi_ = points;
    player_->set_komi(komi_);
    return fine();
  }
  reply play(const arguments& given) {
    player mover{};
    if (!read_colour(given[0], mover) || !player_->is_action(given[1])) return failed("syntax error");
    return player_->play(mover, given[1]) ? fine() : failed("illegal move");
  }
  reply genmove(const arguments& given) { return choose(given, true); }
  reply reg_genmove(const arguments& given) { return choose(given, false); }
  reply undo(const arguments&) { return player_->take_back() ? fine() : failed("cannot undo"); }
  reply final_score(const arguments&) {
    const double points = player_->score();
    if (points == 0) return fine("0");
    std::string words;
    write_value(append_to{words}, points < 0 ? -points : points);
    return fine((points > 0 ? "B+" : "W+") + words);
  }
  reply showboard(const arguments&) {
    std::string board = '\n' + player_->board();
    board.pop_back();  // an answer ends with one empty line, and has none within
    return fine(board);
  }

  // ---- time ----

  // The player keeps no clock: it takes an even share of the time that it is told of.
  static constexpr double expected_moves = 30;
  static std::optional<any_go_player::seconds> share(double seconds, double stones) {
    return any_go_player::seconds((seconds < 0 ? 0 : seconds) / (stones > 0 ? stones : expected_moves) * 0.9);
  }
  reply time_settings(const arguments& given) {
    int main = 0, byo_yomi = 0, stones = 0;
    if (!read(given[0], main) || !read(given[1], byo_yomi) || !read(given[2], stones) || main < 0 || byo_yomi < 0 ||
        stones < 0)
      return failed("syntax error");
    const bool unlimited = (byo_yomi > 0 && stones == 0) || (main == 0 && byo_yomi == 0);
    for (auto& time : time_)
      time = unlimited ? std::optional<any_go_player::seconds>() : main > 0 ? share(main, 0) : share(byo_yomi, stones);
    return fine();
  }
  reply time_left(const arguments& given) {
    player mover{};
    int seconds = 0, stones = 0;
    if (!read_colour(given[0], mover) || !read(given[1], seconds) || !read(given[2], stones))
      return failed("syntax error");
    time_[number_of(mover)] = share(seconds, stones);
    return fine();
  }

  reply choose(const arguments& given, bool plays) {
    player mover{};
    if (!read_colour(given[0], mover)) return failed("syntax error");
    const std::string chosen = player_->choose(mover, time_[number_of(mover)]);
    if (plays && chosen != "resign") player_->play(mover, chosen);
    return fine(chosen);
  }

  go_player_options options_;
  std::unique_ptr<any_go_player> player_;
  int size_;
  double komi_ = 0;
  std::optional<any_go_player::seconds> time_[2]{};
  bool open_ = true;
};
}  // namespace zermelo::play
