// zermelo play: games of the library, and trees, played from the command line.
#include <memory>
#include <zermelo/play/command.hpp>

#include "commands.hpp"
#include "failure.hpp"
#include "game_argument.hpp"
#include "output.hpp"

namespace {

constexpr char help[] = R"(GAME and its parameters are one of those that --list names.

Examples:
  zermelo play tic-tac-toe
  zermelo play nim 3 4 5 --misere --max human --min perfect
  zermelo play kalah 4 3 --max random --min alpha-beta:4 --games 100 --seed 1
  zermelo play tree 'max(A: min(-50, 50), B: min(1, 3))' --min random
  zermelo play --replay game.txt
)";

struct request {
  asked_game game;
  zermelo::play::play_options options;
  bool list = false;
};

void run(const request& r) {
  if (r.list) return print(list_of_games());
  const bool from_file = !(r.options.replay.empty() && r.options.resume.empty());
  if (from_file != r.game.name.empty())
    throw failure(exit_wrong_usage, from_file
                                        ? "--replay and --resume know their game: GAME goes without them"
                                        : "GAME is required");
  const auto make = [](const std::string& name, const typed_words& parameters) {
    return make_known_game(name, parameters)->in_play();
  };
  zermelo::play::run_play(r.options, r.game.name, r.game.parameters, make);
}
}  // namespace

void add_play_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command = *program.add_subcommand("play", "Play a game, watch one, or count the results of many");
  add_game_argument(command, r->game);
  command.add_flag("--list", r->list, "Name the games and their parameters");
  zermelo::play::add_play_options(command, r->options);
  command.footer(std::string(zermelo::play::who_help) + help + exit_codes_help);
  command.callback([r, &command] {
    with_hint_at_help("play", [&] {
      read_parameters(command, r->game);
      run(*r);
    });
  });
}
