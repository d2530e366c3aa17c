// A game of one's own as a whole program: played, solved and drawn from the command line.
//
//   int main(int argc, char** argv) { return zermelo::program(my_game{}, argc, argv); }
//
// It has the commands play, solve and draw; `--help` says how. It needs CLI11 (https://github.com/CLIUtils/CLI11) and
// exceptions, and no other header of the library includes it. A game can tell, besides its rules, how it looks: see
// write_board, write_state and write_action in docs/playing.md.
#pragma once

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <sstream>

#include <zermelo/alpha_beta.hpp>
#include <zermelo/play/command.hpp>
#include <zermelo/play/findings.hpp>
#include <zermelo/play/game_in_play.hpp>
#include <zermelo/play/pictures.hpp>
#include <zermelo/unfold.hpp>

namespace zermelo {
namespace play::detail {
/// The most nodes that a picture may have.
inline constexpr std::size_t most_nodes_drawn = 20'000;

struct solve_options {
  int depth = who::to_the_end;
};
struct draw_options {
  int depth = 3;
  std::string format{};  // empty: by the ending of the file's name
  std::string file = "-";
  std::string title{};
};

template <class Action>
std::string joined(const std::vector<Action>& actions) {
  std::string all;
  for (const auto& a : actions) all += (all.empty() ? "" : ", ") + a;
  return all.empty() ? "none" : all;
}

/// The value and whether it rests on estimates, what to do, the line of play, and what it cost.
template <class Game>
std::string solution(const Game& g, const solve_options& o) {
  const auto start = g.start();
  const max_depth depth{o.depth == who::to_the_end ? default_ply_limit() : o.depth};
  std::uint64_t estimates = 0, estimated = 0, leaves = 0, nodes = 0;
  const evaluate_with evaluation{[&g, &o, &estimates](const auto& s) {
    ++estimates;
    return estimate<Game>{&g, o.depth}(s);
  }};
  std::vector<std::string> line;
  std::string value;
  const auto tell = [&](const auto& found) {
    value = written(found.value) + (estimates > 0 ? " (an estimate)" : "");
    estimated = estimates;
    leaves = found.leaves;
    nodes = found.nodes;
    if (found.action) write_action(append_to{line.emplace_back()}, g, start, *found.action);
  };
  // Follows the best actions to the end: there is one way to go on where no average is taken.
  const auto follow = [&](const auto& search) {
    auto found = search(start, depth.plies);
    tell(found);
    line.clear();
    auto s = start;
    for (int plies = depth.plies; found.action; found = search(s, --plies)) {
      write_action(append_to{line.emplace_back()}, g, s, *found.action);
      s = g.result(s, *found.action);
    }
  };
  if constexpr (is_utility_vector<typename Game::value>) {
    if constexpr (chance_game<Game>)
      tell(max_n(g, start, depth, evaluation));
    else
      follow([&](const auto& s, int plies) { return max_n(g, s, max_depth{plies}, evaluation); });
  } else if constexpr (chance_game<Game>) {
    tell(expectiminimax(g, start, depth, evaluation));
  } else if (o.depth == who::to_the_end) {
    follow([&](const auto& s, int) { return alpha_beta(g, s); });
  } else {
    follow([&](const auto& s, int plies) { return alpha_beta(g, s, max_depth{plies}, evaluation); });
  }
  return "value:         " + value + "\naction:        " + (line.empty() ? "none" : one_line(line[0])) +
         "\nline of play:  " + one_line(joined(line)) + "\nleaves:        " + std::to_string(leaves) +
         (estimated == 0 ? "" : "\nestimates:     " + std::to_string(estimated) + " of these leaves, not over at the depth limit" +
                                    (evaluated_game<Game> ? "" : " and worth 0, as the game has no evaluate")) +
         "\nnodes:         " + std::to_string(nodes) + '\n';
}

/// Nodes of the tree below `s`, counted up to `limit`.
template <class Game>
std::size_t count_nodes(const Game& g, const typename Game::state& s, int depth, std::size_t limit) {
  std::size_t count = 1;
  if (depth == 0 || g.is_terminal(s)) return count;
  auto rest = each_action<typename Game::action>(g.actions(s));
  for (typename Game::action a{}; count <= limit && rest.next(a);)
    count += count_nodes(g, g.result(s, a), depth - 1, limit - count);
  return count;
}

/// The picture of the game's tree.
template <class Game>
std::string drawing_of(const Game& g, const std::string& format, const draw_options& o, const std::string& name) {
  if (count_nodes(g, g.start(), o.depth, most_nodes_drawn) > most_nodes_drawn)
    throw failure(exit_bad_input, "a tree of more than " + std::to_string(most_nodes_drawn) +
                                      " nodes is too large to be drawn: choose a smaller --depth");
  const auto tree = unfold(g, max_depth{o.depth}, evaluate_with{estimate<Game>{&g, o.depth}});
  bool estimates = false;
  auto picture = draw::make_picture(tree, [&](auto& out, tree_node n, const auto& value) {
    if (tree.is_terminal(n) && !g.is_terminal(tree.state_at(n))) out(text("\u2248 ")), estimates = true;
    write_value(out, value);
  });
  picture.estimates = estimates;
  const std::string title = o.title.empty() ? name : o.title;
  draw::options how;
  how.title = title;
  return drawn(picture, format, how);
}

inline constexpr char exit_codes_help[] = R"(
Exit codes:
  0  fine
  1  bad input: a game, an action or a transcript that is wrong, or a player who cannot play
  2  wrong usage: an option that is unknown, missing or out of range
  3  a file could not be read or written (or standard input or output))";

template <class Game>
void run_program(const Game& g, const std::string& name, int argc, char** argv) {
  CLI::App program(name + ", a game", name);
  program.set_help_flag("-h,--help", "Print this help and exit");
  program.require_subcommand(1);
  program.footer(exit_codes_help);
  program.get_formatter()->column_width(24);

  play_options playing;
  CLI::App& play_command = *program.add_subcommand("play", "Play the game, watch it, or count many games");
  add_play_options(play_command, playing);
  play_command.footer(std::string(who_help) + exit_codes_help);
  play_command.callback([&] {
    const auto make = [&](const std::string& asked, const std::vector<std::string>& parameters) {
      if (asked != name || !parameters.empty())
        throw failure(exit_bad_input, "this is a game of '" + asked + "', and not of '" + name + "'");
      return game_in_play(g);
    };
    run_play(playing, name, {}, make);
  });

  solve_options solving;
  CLI::App& solve_command = *program.add_subcommand("solve", "Find the value of the game and the best line of play");
  solve_command
      .add_option("--depth", solving.depth,
                  "Look at most so many plies ahead; what is not over by then is worth its\nevaluation, or 0")
      ->type_name("PLIES")
      ->transform(whole_number(0, most_depth));
  solve_command.callback([&] {
    std::cout << solution(g, solving);
    must_be_written(std::cout);
  });

  draw_options drawing;
  CLI::App& draw_command = *program.add_subcommand("draw", "Draw the tree of the game as SVG, Graphviz DOT or Mermaid");
  draw_command
      .add_option("--depth", drawing.depth, "So many plies; what is not over by then is worth its\nevaluation or 0 (3)")
      ->type_name("PLIES")
      ->transform(whole_number(0, most_depth));
  draw_command.add_option("--format", drawing.format, "svg, dot or mermaid (by the ending of the file's name)")
      ->type_name("FORMAT")
      ->check(one_of(picture_formats));
  draw_command.add_option("-o,--output", drawing.file, "The file to write; - is standard output (-)")
      ->type_name("FILE");
  draw_command.add_option("--title", drawing.title, "The title of the picture")->type_name("TEXT");
  draw_command.callback([&] {
    const std::string picture = drawing_of(g, picture_format(drawing.format, drawing.file), drawing, name);
    if (drawing.file != "-") return write_file(drawing.file, picture);
    std::cout << printable(picture, "\n\t");
    must_be_written(std::cout);
  });

  if constexpr (verifiable_game<Game>) {
    CLI::App& verify_command = *program.add_subcommand("verify", "Look for what is wrong with the game, in every position");
    verify_command.callback([&] {
      const auto found = verify(g);
      std::cout << printable(words(g, found), "\n\t");
      must_be_written(std::cout);
      if (!found.ok()) throw failure(exit_bad_input, "the game does not agree with itself");
    });
  }

  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& asked_for_help) {
    std::ostringstream nothing;
    program.exit(asked_for_help, std::cout, nothing);
    must_be_written(std::cout);
  } catch (const CLI::ParseError& e) {
    const auto unknown = program.remaining(true);
    throw failure(exit_wrong_usage, unknown.empty() ? e.what() : "'" + unknown.front() + "' is not expected here");
  }
}

inline int report(const std::string& name, int code, const std::string& message) {
  if (!message.empty())
    std::fprintf(stderr, "%s: %s%s\n", name.c_str(), one_line(message).c_str(),
                 code == exit_wrong_usage ? " (see --help)" : "");
  return code;
}
}  // namespace play::detail

/// The main function of a program that plays, solves and draws the game; returns its exit code. `name` is what the
/// program and its transcripts call the game: without it, the name of the program's file.
template <class Game>
int program(const Game& g, int argc, char** argv, std::string name = "") {
  if (name.empty()) name = argc > 0 ? std::filesystem::path(argv[0]).stem().string() : "game";
  try {
    play::detail::run_program(g, name, argc, argv);
    return play::exit_fine;
  } catch (const play::failure& e) {
    return play::detail::report(name, e.code(), e.what());
  } catch (const error& e) {
    return play::detail::report(name, play::exit_bad_input, e.what());
  } catch (const std::exception& e) {
    return play::detail::report(name, play::exit_file_trouble, e.what());
  }
}
}  // namespace zermelo
