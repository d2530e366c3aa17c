// zermelo gtp: plays Go with a program that speaks the Go Text Protocol.
#include <cstdio>
#include <memory>
#include <zermelo/play/gtp.hpp>

#include "commands.hpp"
#include "failure.hpp"

namespace {
struct request {
  zermelo::play::go_player_options options{};
  int size = 9;
};

constexpr char help[] =
    R"(Speaks the Go Text Protocol, version 2, on standard input and output: for user interfaces such as Sabaki,
GoGui and q5Go, and for matches with other programs. The player samples: Monte Carlo tree search with
RAVE. Rules: area scoring, simple ko, no suicide; the boards are 5, 7 and 9 points a side. The protocol
sets the komi, which is 0 before that.

Examples:
  zermelo gtp
  zermelo gtp --playouts 20000
  printf 'komi 5.5\ngenmove black\nshowboard\n' | zermelo gtp
)";

/// The next line of standard input, without what is beyond the most that a command can have; false at its end.
bool read_line(std::string& line) {
  constexpr std::size_t most = 4096;
  line.clear();
  int c = std::getchar();
  if (c == EOF) return false;
  for (; c != EOF && c != '\n'; c = std::getchar())
    if (line.size() < most) line += static_cast<char>(c);
  return true;
}

void run(const request& r) {
  zermelo::play::gtp_session session(r.options, r.size);
  std::string line;
  while (session.is_open() && read_line(line)) {
    const std::string said = session.answer(line);
    if (std::fwrite(said.data(), 1, said.size(), stdout) != said.size() || std::fflush(stdout) != 0)
      throw failure(exit_file_trouble, "");  // nobody is left to answer
  }
  if (std::ferror(stdin)) throw failure(exit_file_trouble, "standard input cannot be read");
}
}  // namespace

void add_gtp_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command = *program.add_subcommand("gtp", "Play Go with a program that speaks the Go Text Protocol");
  command.add_option("--playouts", r->options.playouts, "Playouts for a move, at most (10000)")
      ->type_name("N")
      ->transform(whole_number(1, 100'000'000));
  command.add_option("--seed", r->options.start.number, "Where the random numbers begin (1)")
      ->type_name("N")
      ->transform(whole_number(0, 0xFFFF'FFFF'FFFF'FFFFu));
  command.add_option("--size", r->size, "The board before the protocol names one: 5, 7 or 9 (9)")
      ->type_name("N")
      ->transform(one_of({"5", "7", "9"}));
  command.add_option_function<std::string>(
      "--search", [r](const std::string& search) { r->options.rave = search == "rave"; },
      "rave, or mcts for comparison: weaker, without what it learns of a point played later (rave)")
      ->type_name("SEARCH")
      ->transform(one_of({"rave", "mcts"}));
  command.footer(std::string(help) + exit_codes_help);
  command.callback([r] { run(*r); });
}
