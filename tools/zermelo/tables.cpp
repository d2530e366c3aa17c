// zermelo solve-game, table and probe: every position of a game, solved once, kept in a file, and looked up
// there.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <memory>
#include <sstream>
#include <zermelo/table_file.hpp>

#include "commands.hpp"
#include "game_argument.hpp"
#include "output.hpp"

namespace {

constexpr int most_positions = 100'000'000;
constexpr int default_most_positions = 10'000'000;

struct request {
  asked_game game;
  std::string file;
  bool values = false;
  int most = default_most_positions;
};

constexpr char solve_game_help[] =
    R"(Every position that play can reach is solved. Those that only symmetry tells apart are one in
krk, kqk and kayles. A position is drawn where it is worth 0; it is won by Max above it, by Min
below it.

Examples:
  zermelo solve-game tic-tac-toe
  zermelo solve-game nim 3 4 5 --misere --table nim.table
)";
constexpr char table_help[] =
    R"(The file has the value of every position that play can reach, and the plies to the end if the winner
hurries and the loser stalls. It is written completely or not at all.

Examples:
  zermelo table tic-tac-toe --out tic-tac-toe.table
  zermelo table halving 1000 --values --out halving.table
)";
constexpr char probe_help[] =
    R"(POSITION is written as the game's own text; without it, it is the start.
  tic-tac-toe   nine cells, such as XO./.../.OX; whoever has fewer marks is to move, or X
  m-n-k         its cells, such as X.../.O../....; X begins
  connect-four  the columns of the stones so far, from 1, such as 4453
  halving       the number, and max or min for who is to move (max)
  krk, kqk      FEN, such as '8/8/8/3k4/8/8/8/R3K3 w'
  nim           the stones of each pile, and max or min (max)
The best actions are those that keep the value and come nearer to the end of the game; where the
table was made with --values, those that keep the value.

Examples:
  zermelo probe tic-tac-toe.table XO./.../.OX
  zermelo probe nim.table 3 4 1 min
)";

constexpr char ending_help[] =
    R"(The position is in FEN, of which the first two fields are needed; either colour may have the piece.
The distance is the number of plies to mate if the winner hurries and the loser stalls.

)";

std::string plies(int count) {
  return count == zermelo::endless ? "endless" : fmt::format("{} {}", count, count == 1 ? "ply" : "plies");
}

/// A solution that is made for the user, who is told what is wrong with the game.
std::unique_ptr<strong_solution> solve(const request& r) {
  const known_pointer game = make_known_game(r.game.name, r.game.parameters);
  try {
    return game->solved(static_cast<std::size_t>(r.most));
  } catch (const failure& e) {
    throw failure(e.code(), fmt::format("{} cannot be solved: {}", r.game.full_name(), e.what()));
  }
}
void save(const request& r, const strong_solution& solved) {
  const auto what = r.values ? zermelo::contents::values : zermelo::contents::values_and_distances;
  write_file(r.file, solved.table(what, r.game.full_name()));
}

void solve_game(const request& r) {
  if (!r.file.empty()) zermelo::play::require_writable(r.file);
  const auto begin = std::chrono::steady_clock::now();
  const auto solved = solve(r);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  const summary all = solved->told();
  if (!r.file.empty()) save(r, *solved);
  print(
      fmt::format("positions:     {}\n"
                  "over:          {}\n"
                  "won by max:    {}\n"
                  "drawn:         {}\n"
                  "won by min:    {}\n"
                  "endless:       {}\n"
                  "farthest:      {} from the end\n"
                  "value:         {}, at the start\n"
                  "distance:      {}, from the start\n"
                  "seconds:       {:.2f}\n",
                  all.positions, all.over, all.won_by_max, all.drawn, all.won_by_min, all.endless,
                  plies(all.farthest), all.value, plies(all.distance), seconds.count()));
}

void make_table(const request& r) {
  zermelo::play::require_writable(r.file);
  save(r, *solve(r));
}

/// The bytes of a table that is whole.
std::string bytes_of(const std::string& file) {
  errno = 0;
  try {
    std::string bytes = zermelo::read_table_file(file);
    zermelo::detail::must_be_whole(bytes, zermelo::read_label(bytes));
    return bytes;
  } catch (const zermelo::error& e) {
    if (errno != 0) zermelo::play::detail::file_trouble(file, "read");
    throw failure(exit_bad_input, fmt::format("{}: {}", file, e.what()));
  }
}
/// The game with the name that a file has.
known_pointer game_of(const std::string& file, const std::string& name) {
  std::istringstream text(name);
  const typed_words all{std::istream_iterator<std::string>(text), {}};
  if (all.empty())
    throw failure(exit_bad_input, fmt::format("{}: the table does not say of which game it is", file));
  try {
    return make_known_game(all[0], {all.begin() + 1, all.end()});
  } catch (const failure& e) {
    throw failure(exit_bad_input, fmt::format("{}: {}", file, e.what()));
  }
}

void show(const std::string& name, const probed& answer) {
  std::string out = "game:          " + name + '\n' + answer.board;
  out += fmt::format("to move:       {}\n", answer.mover.empty() ? "nobody" : answer.mover);
  out += fmt::format("value:         {}\n", answer.value);
  if (answer.distance >= 0) out += fmt::format("distance:      {}\n", plies(answer.distance));
  const std::string best = fmt::format("{}", fmt::join(answer.best, ", "));
  out += fmt::format("best actions:  {}\n", best.empty() ? "none" : best);
  print(out);
}

void probe(const std::string& file, const std::string& position) {
  const std::string bytes = bytes_of(file);
  const auto name = zermelo::read_label(bytes).game.as<std::string>();
  const known_pointer game = game_of(file, name);
  probed answer;
  try {
    answer = game->probe(bytes, name, position);
  } catch (const zermelo::error& e) {
    throw failure(exit_bad_input, fmt::format("{}: {}", file, e.what()));
  }
  show(name, answer);
}

/// An ending of chess, solved at once.
void ending(const char* name, const std::string& fen) {
  show(name, make_known_game(name, {})->solve_and_probe(fen));
}

/// A position of one or more words; words without a letter are a mistake.
std::string joined(const typed_words& position) {
  const std::string text = fmt::format("{}", fmt::join(position, " "));
  if (!position.empty() && text.find_first_not_of(' ') == std::string::npos)
    throw failure(exit_bad_input, "the position is empty");
  return text;
}

void add_options(CLI::App& command, request& r, CLI::Option* file) {
  file->type_name("FILE")->check([](const std::string& name) {
    return name.empty() ? "expected the name of a file" : std::string();
  });
  command.add_option("--most", r.most, "Give up beyond so many positions (10000000)")
      ->type_name("NUMBER")
      ->transform(whole_number(1, most_positions));
  command.add_flag("--values", r.values, "Keep values alone in the table: smaller, but without distances")
      ->needs(file);
}
}  // namespace

void add_solve_game_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command = *program.add_subcommand("solve-game", "Solve every position of a game, and count them");
  add_game_argument(command, r->game)->required();
  add_options(command, *r, command.add_option("--table", r->file, "Keep what was found in a file"));
  command.footer(std::string(solve_game_help) + exit_codes_help);
  command.callback([r, &command] {
    with_hint_at_help("solve-game", [&] {
      read_parameters(command, r->game);
      solve_game(*r);
    });
  });
}

void add_table_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command =
      *program.add_subcommand("table", "Solve every position of a game, and keep them in a file");
  add_game_argument(command, r->game)->required();
  add_options(command, *r, command.add_option("-o,--out", r->file, "The file to write")->required());
  command.footer(std::string(table_help) + exit_codes_help);
  command.callback([r, &command] {
    with_hint_at_help("table", [&] {
      read_parameters(command, r->game);
      make_table(*r);
    });
  });
}

void add_probe_command(CLI::App& program) {
  struct asked {
    std::string file;
    typed_words position;
  };
  const auto r = std::make_shared<asked>();
  CLI::App& command = *program.add_subcommand("probe", "Look a position up in the file of a table");
  command.add_option("FILE", r->file, "A file that zermelo table has written")->type_name("")->required();
  command.add_option("POSITION", r->position, "The position (the start)")->type_name("");
  command.footer(std::string(probe_help) + exit_codes_help);
  command.callback([r] {
    with_hint_at_help("probe", [&] { probe(r->file, joined(r->position)); });
  });
}

void add_chess_ending_commands(CLI::App& program) {
  const auto add = [&program](const char* name, const char* what, const char* example) {
    const auto fen = std::make_shared<typed_words>();
    CLI::App& command = *program.add_subcommand(name, what);
    command.add_option("FEN", *fen, "The position, White's or Black's to move")->type_name("")->required();
    command.footer(
        fmt::format("{}Examples:\n  zermelo {} '{}'\n{}", ending_help, name, example, exit_codes_help));
    command.callback([fen, name] {
      with_hint_at_help(name, [&] { ending(name, joined(*fen)); });
    });
  };
  add("krk", "Tell what king and rook against king are worth, and what to play", "8/8/8/3k4/8/8/8/R3K3 w");
  add("kqk", "Tell what king and queen against king are worth, and what to play", "8/8/8/3k4/8/8/8/Q3K3 b");
}
