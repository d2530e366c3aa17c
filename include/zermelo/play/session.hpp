// One game, played before somebody's eyes: the board after every move, questions to the human players, and a
// transcript.
#pragma once

#include <istream>
#include <set>

#include <zermelo/play/files.hpp>
#include <zermelo/play/seats.hpp>
#include <zermelo/play/transcript.hpp>

namespace zermelo::play {

/// Where a session reads and writes.
struct console {
  std::istream& in;
  std::ostream& out;
  palette colours{};
  bool echo = false;  ///< repeat what was typed: where no terminal has shown it
};

inline std::string plies_in_words(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " ply" : " plies");
}

/// Takes an action of a transcript; one that is not legal is a failure that names the line.
inline void take_recorded(any_game& game, const recorded_action& taken, const std::string& file) {
  if (game.is_over()) damaged(file, taken.line, "the game is over after " + plies_in_words(game.plies()));
  if (const std::string mover = game.name(game.mover()); mover != taken.mover)
    damaged(file, taken.line, mover + " is to move here, not " + taken.mover);
  const std::vector<std::string> legal = game.actions();
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (one_line(legal[i]) == taken.action) return game.take(i);
  std::string all;
  for (const std::string& a : legal) all += (all.empty() ? "" : ", ") + a;
  damaged(file, taken.line, "'" + taken.action + "' is not legal here; legal: " + all);
}

/// Checks that a transcript tells who played: every player of the game, and nobody else.
inline void check_players(const any_game& game, const transcript& t, const std::string& file) {
  const std::size_t told = t.played.players.size();
  if (told < game.players())
    damaged(file, t.last_line, "the transcript has no line 'player " + std::to_string(told + 1) + ": ...'");
  if (told > game.players())
    damaged(file, t.game_line, "this game has " + std::to_string(game.players()) + " players, and the transcript has " +
                                   std::to_string(told));
}

/// Checks the last line of a transcript whose actions have been taken.
inline void check_result(const any_game& game, const transcript& t, const std::string& file) {
  const std::string true_result = game.is_over() ? game.utility_words() : "";
  const bool stopped = !game.is_over() && t.result.compare(0, 7, "stopped") == 0;
  if (t.result == true_result || stopped) return;
  damaged(file, t.last_line, game.is_over() ? "the game is over with utility " + true_result : "the game is not over");
}

class session {
 public:
  /// Plays on from where `its_game` is; `its_record` holds the actions so far. `its_file`, unless it is empty, gets the
  /// transcript at the end.
  session(any_game& its_game, const seats& its_seats, transcript its_record, const stops& its_limits,
          const console& its_console, std::string its_file)
      : game_(its_game),
        seats_(its_seats),
        record_(std::move(its_record)),
        limits_(its_limits),
        console_(its_console),
        file_(std::move(its_file)) {
    record_.result.clear();
  }

  /// To the end of the game, or of the input.
  ending play() {
    introduce();
    show_board("");
    for (;;) {
      if (const auto end = ended(game_, limits_)) return finish(*end);
      if (!seats_.is_human(game_.mover()))
        take(seats_.choose(numbers_of_ply(record_.played.seed, 0, game_.plies())));
      else if (const auto end = ask())
        return finish(*end);
    }
  }

  /// Shows a game that was played: `its_game` is at the start, and the actions of `t` are taken.
  static void replay(any_game& game, const transcript& t, const console& to, const std::string& file) {
    const seats nobody(game, std::vector<who>(game.players(), who{method::first}));
    session shown(game, nobody, {t.played, {}, ""}, {}, to, "");
    for (const recorded_action& a : t.actions) take_recorded(game, a, file);  // all of it, before any of it is shown
    check_result(game, t, file);
    while (game.plies() > 0) game.take_back();
    std::string players;
    for (std::size_t i = 0; i < t.played.players.size(); ++i)
      players += ", " + game.name(nth_player(static_cast<int>(i))) + " was " + words(t.played.players[i]);
    to.out << to.colours.heading(t.played.game) << players << ", seed " << t.played.seed << "\n\n";
    shown.show_board("");
    for (const recorded_action& a : t.actions) {
      const std::string before = game.board();
      shown.announce(game.mover(), a.action);
      take_recorded(game, a, file);
      shown.show_board(before);
    }
    to.out << (game.is_over() ? shown.end_in_words(ending::over) : t.result.empty() ? "unfinished" : t.result) << '\n';
  }

  const transcript& record() const { return record_; }

 private:
  std::ostream& out() const { return console_.out; }
  const palette& colours() const { return console_.colours; }
  std::string painted(player p) const {
    return colours().player(p == player::chance ? -1 : number_of(p), game_.name(p));
  }

  void introduce() const {
    out() << colours().heading(record_.played.game);
    for (const std::string& p : record_.played.parameters) out() << ' ' << one_line(p);
    out() << '\n';
    for (std::size_t i = 0; i < game_.players(); ++i) {
      const player p = nth_player(static_cast<int>(i));
      out() << "  " << painted(p) << ": " << seats_.described(p) << '\n';
    }
    out() << "  seed: " << record_.played.seed << "\n\n";
    if (game_.plies() > 0) out() << "after " << plies_in_words(game_.plies()) << ":\n";
  }
  void show_board(const std::string& before) const {
    const std::string board = printable(game_.board());
    out() << with_changes(printable(before), board, colours());
    if (!board.empty()) out() << '\n';
  }
  void announce(player mover, const std::string& action, const std::string& remark = "") const {
    out() << painted(mover) << (mover == player::chance ? " gives " : " plays ") << one_line(action) << remark << '\n';
  }

  void take(std::size_t action) {
    const std::string before = game_.board();
    const player mover = game_.mover();
    const std::string name = game_.actions()[action];
    std::string remark;
    if (mover == player::chance) remark = " (probability " + detail::written(game_.probabilities()[action]) + ')';
    announce(mover, name, remark);
    record_.actions.push_back({game_.name(mover), one_line(name)});
    game_.take(action);
    show_board(before);
  }

  // ---- questions to a human ----

  // Returns once an action is taken (or taken back), or tells why there is none.
  std::optional<ending> ask() {
    const std::vector<std::string> legal = game_.actions();
    offered_.insert(legal.begin(), legal.end());
    list(legal);
    for (;;) {
      out() << painted(game_.mover()) << "> " << std::flush;
      std::string line;
      if (!std::getline(console_.in, line)) {
        out() << '\n';
        return ending::input_ended;
      }
      const std::string typed = trimmed(line);
      if (console_.echo) out() << one_line(typed) << '\n';
      if (const auto action = action_named(typed, legal)) return take(*action), std::nullopt;
      if (typed == "quit") return ending::quit;
      if (typed == "undo") {
        if (undo()) return {};
        refuse("There is nothing to take back.");
      } else if (typed == "hint") {
        hint(legal);
      } else if (typed == "help") {
        help();
      } else if (typed == "save" || typed.compare(0, 5, "save ") == 0) {
        save(trimmed(typed.substr(4)));
      } else {
        refuse(why_not(typed, legal));
      }
    }
  }

  static std::string trimmed(const std::string& line) {
    const std::size_t first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r");
    return first == std::string::npos ? "" : line.substr(first, last - first + 1);
  }
  static bool is_number(const std::string& s) {
    return !s.empty() && s.size() < 10 && s.find_first_not_of("0123456789") == std::string::npos;
  }
  // Actions are numbered from 1 for whoever types, unless some of them are numbers themselves.
  static bool are_numbered(const std::vector<std::string>& legal) {
    return std::none_of(legal.begin(), legal.end(), is_number);
  }
  static std::optional<std::size_t> action_named(const std::string& typed, const std::vector<std::string>& legal) {
    for (std::size_t i = 0; i < legal.size(); ++i)
      if (one_line(legal[i]) == typed) return i;
    if (are_numbered(legal) && is_number(typed))
      if (const auto number = static_cast<std::size_t>(std::stoi(typed)); 1 <= number && number <= legal.size())
        return number - 1;
    return {};
  }

  void list(const std::vector<std::string>& legal) const {
    std::vector<std::string> entries;
    const std::size_t widest = std::to_string(legal.size()).size();
    const bool numbered = are_numbered(legal);
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const std::string number = std::to_string(i + 1);
      entries.push_back((numbered ? std::string(widest - number.size(), ' ') + number + ") " : "") +
                        one_line(legal[i]));
    }
    out() << in_columns(entries);
  }
  void refuse(const std::string& sentence) const { out() << colours().refusal(sentence) << '\n'; }
  std::string why_not(const std::string& typed, const std::vector<std::string>& legal) const {
    if (typed.empty()) return "An action is expected, such as '" + one_line(legal[0]) + "', or 'help'.";
    const std::string quoted = "'" + one_line(typed) + "' ";
    if (offered_.count(typed) > 0) return quoted + "was legal before, but is not now.";
    if (are_numbered(legal) && is_number(typed))
      return quoted + "is not the number of an action: they go from 1 to " + std::to_string(legal.size()) + ".";
    return quoted + "is not a legal action here: type one of those listed, or 'help'.";
  }
  void help() const {
    out() << colours().help("Type an action" + std::string(are_numbered(game_.actions()) ? " or its number" : "") +
                            ", or one of these words:\n"
                            "  hint       what a good player would do\n"
                            "  undo       back to your last decision\n"
                            "  save FILE  write the game so far to a file\n"
                            "  help       these words\n"
                            "  quit       leave the game")
          << '\n';
    list(game_.actions());
  }
  void hint(const std::vector<std::string>& legal) const {
    const auto [advised, by] = seats_.hint();
    out() << colours().help("hint: " + one_line(legal[advised.action]) + " (" + words(by) + ": worth " + advised.worth +
                            (game_.is_zero_sum() ? " to max" : "") + ")")
          << '\n';
  }
  // Back to the last decision of the one who is to move now.
  bool undo() {
    std::size_t ply = record_.actions.size();
    const std::string me = game_.name(game_.mover());
    while (ply > 0 && record_.actions[ply - 1].mover != me) --ply;
    if (ply == 0) return false;
    while (record_.actions.size() >= ply) {
      record_.actions.pop_back();
      game_.take_back();
    }
    show_board("");
    return true;
  }
  void save(const std::string& name) const {
    if (name.empty()) return refuse("The name of a file is expected: save FILE.");
    try {
      write_file(name, transcript_text(record_));
      out() << colours().help("saved as " + one_line(name)) << '\n';
    } catch (const failure& e) {
      refuse(one_line(e.what()));
    }
  }

  // ---- the end ----

  std::string end_in_words(ending end) const {
    const std::string after = " after " + plies_in_words(game_.plies());
    switch (end) {
      case ending::over:
        return "The game is over" + after + ": " + verdict(game_) +
               (game_.is_zero_sum() ? " (utility " + game_.utility_words() + ")."
                                    : ", utilities " + game_.utility_words() + '.');
      case ending::ply_limit:
        return "The game is stopped at the limit of " + plies_in_words(game_.plies()) + ", worth 0.";
      case ending::repetition:
        return "The game is stopped" + after + ": this position has been there " + std::to_string(limits_.repetitions) +
               " times, worth 0.";
      case ending::input_ended: return "The input has ended, and the game has not.";
      case ending::quit: break;
    }
    return "You leave the game" + after + '.';
  }
  ending finish(ending end) {
    out() << colours().heading(end_in_words(end)) << '\n';
    if (end == ending::over) record_.result = game_.utility_words();
    if (end == ending::ply_limit) record_.result = "stopped at the ply limit";
    if (end == ending::repetition) record_.result = "stopped by repetition";
    if (end == ending::input_ended && !record_.actions.empty()) {
      std::string all;
      for (const recorded_action& a : record_.actions) all += (all.empty() ? "" : ", ") + a.action;
      out() << "The game so far: " << all << '\n';
    }
    out() << std::flush;
    if (!file_.empty()) write_file(file_, transcript_text(record_));
    return end;
  }

  any_game& game_;
  const seats& seats_;
  transcript record_;
  stops limits_;
  console console_;
  std::string file_;
  std::set<std::string> offered_{};
};
}  // namespace zermelo::play
