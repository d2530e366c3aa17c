// The command `play` of a program: its options, and what it does. It needs CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>
#include <limits>
#include <random>
#include <utility>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

#include <zermelo/play/series.hpp>
#include <zermelo/play/session.hpp>
#include <zermelo/play/validators.hpp>

namespace zermelo::play {

/// As typed.
struct play_options {
  std::string max{}, min{};
  std::vector<std::pair<int, std::string>> others{};
  std::uint64_t seed = 0;
  bool has_seed = false;
  int games = 0;  ///< 0: one, to be watched
  int ply_limit = default_ply_limit();
  int repetitions = 0;
  std::string save{}, replay{}, resume{}, colour = "auto";
};

/// A game by its name and parameters; a failure if there is none, or if the parameters are wrong.
using game_maker = std::function<std::unique_ptr<any_game>(const std::string&, const std::vector<std::string>&)>;

/// The streams of a program, and which of them are terminals.
struct streams {
  std::istream& in = std::cin;
  std::ostream& out = std::cout;
  std::ostream& errors = std::cerr;
  bool in_is_terminal = false, out_is_terminal = false, errors_are_terminal = false;
};
inline streams standard_streams() {
  streams s;
#if __has_include(<unistd.h>)
  s.in_is_terminal = ::isatty(STDIN_FILENO) == 1;
  s.out_is_terminal = ::isatty(STDOUT_FILENO) == 1;
  s.errors_are_terminal = ::isatty(STDERR_FILENO) == 1;
#endif
  return s;
}

inline constexpr char who_help[] =
    R"(WHO is one of these. Unless you say otherwise, you are the first player and the computer the others.
  human                asked for every action; help lists what else can be typed
  computer             perfect where the game is small, otherwise looks ahead a few plies or samples
  perfect              a table of all positions, for games of up to 3,000,000
  alpha-beta[:DEPTH]   looks ahead, to the end of the game or so many plies; what is not over then
                       is worth what the game estimates, or 0
  minimax[:DEPTH]      the same without cuts; in games with chance it is expectiminimax
  expectimax[:DEPTH]   the best reply to an opponent who plays at random
  mcts[:PLAYOUTS]      samples: plays out at random so often (10000), the more so what is promising
  puct[:PLAYOUTS]      the same by another rule; what the game estimates serves instead of playouts
  max-n[:DEPTH]        for games of more than two players: all play for themselves
  random, first        any legal action; the first legal action
)";

inline void add_play_options(CLI::App& command, play_options& o) {
  command.add_option("--max", o.max, "Who plays Max, the first player")->type_name("WHO");
  command.add_option("--min", o.min, "Who plays Min, the second player")->type_name("WHO");
  command.add_option("--player", o.others, "Who plays player number NUMBER (1 is Max, 2 is Min)")
      ->type_name("NUMBER WHO")
      ->transform(whole_number(1, 254).application_index(0))
      ->allow_extra_args(false);  // two words each time, and no list in CLI11's notation, [1,first]
  command.add_option("--seed", o.seed, "Where the random numbers begin (a new place each time)")
      ->type_name("NUMBER")
      ->transform(whole_number(0, (std::numeric_limits<std::uint64_t>::max)()))
      ->each([&o](const std::string&) { o.has_seed = true; });
  command.add_option("--games", o.games, "Play so many games without showing them, and count")
      ->type_name("NUMBER")
      ->transform(whole_number(1, 1'000'000'000));
  command.add_option("--ply-limit", o.ply_limit, "Stop a game after so many plies, worth 0 (2000)")
      ->type_name("PLIES")
      ->transform(whole_number(1, 1'000'000));
  command
      .add_option("--repetition", o.repetitions, "Stop a game when a position has been there so many\ntimes, worth 0")
      ->type_name("NUMBER")
      ->transform(whole_number(2, 1'000));
  command.add_option("--save", o.save, "Write a transcript of the game at its end")->type_name("FILE");
  CLI::Option* const replay =
      command.add_option("--replay", o.replay, "Show the game of a transcript again")->type_name("FILE");
  command.add_option("--resume", o.resume, "Go on with the game of a transcript")->type_name("FILE")->excludes(replay);
  command.add_option("--color,--colour", o.colour, "auto, always or never (auto)")
      ->type_name("WHEN")
      ->check(one_of({"auto", "always", "never"}));
}

namespace detail {
inline void refuse_usage_if(bool wrong, const char* why) {
  if (wrong) throw failure(exit_wrong_usage, why);
}

/// Puts those who were named on the command line in the places of `players`.
inline void seat(std::vector<who>& players, const play_options& o, std::size_t count) {
  players.resize(count, who{method::computer});
  std::vector<bool> named(count);
  const auto place = [&](int number, const std::string& typed, const std::string& option) {
    const auto i = static_cast<std::size_t>(number - 1);
    if (number < 1 || i >= count)
      throw failure(exit_wrong_usage, option + ": this game has players 1 to " + std::to_string(count));
    if (named[i]) throw failure(exit_wrong_usage, option + ": player " + std::to_string(number) + " is named twice");
    named[i] = true;
    try {
      players[i] = read_who(typed);
    } catch (const failure& e) {
      throw failure(e.code(), option + ": " + e.what());
    }
  };
  if (!o.max.empty()) place(1, o.max, "--max");
  if (!o.min.empty()) place(2, o.min, "--min");
  for (const auto& [number, typed] : o.others) place(number, typed, "--player");
}

inline void check_options(const play_options& o) {
  refuse_usage_if(o.games > 0 && !(o.replay.empty() && o.resume.empty()), "--games excludes --replay and --resume");
  refuse_usage_if(o.games > 0 && !o.save.empty(), "--games excludes --save: a transcript is of one game");
  refuse_usage_if(o.has_seed && !(o.replay.empty() && o.resume.empty()),
                  "--seed excludes --replay and --resume, which have one");
  refuse_usage_if(!o.replay.empty() && !(o.max.empty() && o.min.empty() && o.others.empty() && o.save.empty()),
                  "--replay excludes --max, --min, --player and --save");
}

inline void must_be_written(std::ostream& out) {
  if (out) errno = 0, out << std::flush;
  if (out) return;
  if (errno == EPIPE) throw failure(exit_file_trouble, "");
  throw failure(exit_file_trouble, std::string("standard output: cannot be written") +
                                       (errno == 0 ? "" : std::string(": ") + std::strerror(errno)));
}

inline void play_series(any_game& game, const setting& s, const play_options& o, const stops& limits,
                        const streams& to) {
  const seats players(game, s.players);
  refuse_usage_if(players.any_human(), "--games needs players that are not human: name them with --max and --min");
  const auto counted = [&] {
    progress_bar bar(to.errors, to.errors_are_terminal, o.games);  // gone when all games are played
    return play_many(game, players, o.games, s.seed, limits, bar);
  };
  const tally all = counted();
  to.out << s.game;
  for (const std::string& p : s.parameters) to.out << ' ' << one_line(p);
  to.out << ": " << all.games << (all.games == 1 ? " game" : " games") << ", seed " << s.seed << "\n\n"
         << table_of(all, game, players);
}

inline void play_one(any_game& game, transcript t, const play_options& o, const stops& limits, const console& with) {
  const seats players(game, t.played.players);
  t.played.players = players.players();
  if (const auto end = ended(game, limits); end && game.plies() > 0)
    throw failure(exit_bad_input, o.resume + ": this game is over; --replay shows it");
  if (!o.save.empty()) require_writable(o.save);  // before anybody has played
  session s(game, players, std::move(t), limits, with, o.save);
  if (s.play() == ending::input_ended) {
    const bool broken = &with.in == &std::cin && std::ferror(stdin) != 0;
    must_be_written(with.out);
    if (broken) throw failure(exit_file_trouble, "standard input: cannot be read");
    throw failure(exit_bad_input, "standard input ended before the game did, after " + plies_in_words(game.plies()));
  }
}
}  // namespace detail

/// Plays as the options say: the game `name` with these parameters or, where there is one, that of the transcript.
inline void run_play(const play_options& o, const std::string& name, const std::vector<std::string>& parameters,
                     const game_maker& make, const streams& to = standard_streams()) {
  detail::check_options(o);
  const std::string file = o.replay.empty() ? o.resume : o.replay;
  transcript t;
  std::unique_ptr<any_game> game;
  if (file.empty()) {
    t.played = {name, parameters, {{method::human}}, o.has_seed ? o.seed : std::random_device()() % 1'000'000u};
    game = make(name, parameters);
  } else {
    t = read_transcript(read_file(file), file);
    try {
      game = make(t.played.game, t.played.parameters);
    } catch (const failure& e) {
      damaged(file, t.game_line, e.what());
    }
    check_players(*game, t, file);
  }
  status_line counting(to.errors, to.errors_are_terminal);
  game->report_counting_to([&counting](std::size_t positions) {
    if (positions == 0) return counting.clear();
    counting.show([positions] { return "a table of all positions: " + std::to_string(positions); });
  });
  const stops limits{o.ply_limit, o.repetitions};
  detail::refuse_usage_if(o.repetitions > 0 && game->occurrences() == 0,
                          "--repetition cannot watch this game: its states have neither a key nor operator==");
  const auto choice = o.colour == "always"  ? colour_choice::always
                      : o.colour == "never" ? colour_choice::never
                                            : colour_choice::automatic;
  const console with{to.in, to.out, {wants_colour(choice, to.out_is_terminal)}, !to.in_is_terminal};
  if (!o.replay.empty()) {
    session::replay(*game, t, with, file);
  } else {
    for (const recorded_action& a : t.actions) take_recorded(*game, a, file);
    if (!file.empty()) check_result(*game, t, file);
    detail::seat(t.played.players, o, game->players());
    if (o.games > 0)
      detail::play_series(*game, t.played, o, limits, to);
    else
      detail::play_one(*game, std::move(t), o, limits, with);
  }
  detail::must_be_written(to.out);
}
}  // namespace zermelo::play
