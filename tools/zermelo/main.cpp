// zermelo: solves, traces and draws game trees, plays games, and knows some of them perfectly. `zermelo --help` says how.
#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <new>
#include <sstream>
#include <zermelo/error.hpp>
#include <zermelo/version.hpp>

#include "commands.hpp"
#include "failure.hpp"
#include "output.hpp"

namespace {

constexpr char examples_help[] = R"(Examples:
  zermelo solve 'max(min(3, 9, 10), min(2, 5, 7), min(10, 5, 1))'
  zermelo solve --json game.txt
  zermelo trace --fail-hard '[[3, 9, 10], [2, 5, 7], [10, 5, 1]]'
  zermelo draw game.txt -o game.svg
  zermelo halving --from 1 --to 40
  zermelo tic-tac-toe X.O/.X./O..
  zermelo connect-four 32164625 --analyse
  zermelo play nim 3 4 5 --min perfect
  zermelo solve-game tic-tac-toe
  zermelo table nim 3 4 5 --out nim.table
  zermelo probe nim.table 3 4 1
Each command has more: zermelo solve --help
)";

void add_version(CLI::App& program) {
  program.set_version_flag(
      "--version",
      fmt::format("zermelo {}.{}.{}", ZERMELO_VERSION_MAJOR, ZERMELO_VERSION_MINOR, ZERMELO_VERSION_PATCH),
      "Print the version and exit");
}

/// What was wrong with the command line, and where to read more.
std::string wrong_usage(const CLI::App& program, const CLI::ParseError& e) {
  const auto called = program.get_subcommands();
  const bool has_extras = !called.empty() && called.front()->get_allow_extras();  // which are no mistake
  const auto unknown = program.remaining(!has_extras);
  const std::string what =
      unknown.empty() ? e.what() : fmt::format("'{}' is not expected here", unknown.front());
  return fmt::format("{} (see zermelo{} --help)", what,
                     called.empty() ? "" : ' ' + called.front()->get_name());
}

void run(int argc, char** argv) {
  CLI::App program("zermelo solves and plays finite games of perfect information, chance included.", "zermelo");
  program.set_help_flag("-h,--help", "Print this help and exit");
  add_version(program);
  program.require_subcommand(1);
  program.footer(std::string(examples_help) + exit_codes_help);
  program.get_formatter()->column_width(24);
  add_solve_command(program);
  add_trace_command(program);
  add_draw_command(program);
  add_halving_command(program);
  add_tic_tac_toe_command(program);
  add_connect_four_command(program);
  add_play_command(program);
  add_solve_game_command(program);
  add_table_command(program);
  add_probe_command(program);
  add_chess_ending_commands(program);
  add_gtp_command(program);

  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& asked_for_help) {
    std::ostringstream help, nothing;
    program.exit(asked_for_help, help, nothing);
    print(help.str());
  } catch (const CLI::ParseError& e) {
    throw failure(exit_wrong_usage, wrong_usage(program, e));
  }
}

int report(int code, const char* message) {
  if (*message != '\0') std::fprintf(stderr, "zermelo: %s\n", one_line(message).c_str());
  return code;
}
}  // namespace

int main(int argc, char** argv) {
#if defined(SIGPIPE)
  std::signal(SIGPIPE, SIG_IGN);  // a reader that has gone is an error of writing, like any other
#endif
  try {
    run(argc, argv);
    return exit_fine;
  } catch (const failure& e) {
    return report(e.code(), e.what());
  } catch (const zermelo::error& e) {
    return report(exit_bad_input, e.what());
  } catch (const std::bad_alloc&) {
    return report(exit_file_trouble, "out of memory");
  } catch (const std::exception& e) {
    return report(exit_file_trouble, e.what());
  }
}
