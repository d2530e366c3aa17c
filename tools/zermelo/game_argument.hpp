// How the commands that are about a game are told which.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>

#include "failure.hpp"
#include "games.hpp"

struct asked_game {
  std::string name;
  typed_words parameters;
  bool misere = false;

  /// As it was asked for, parameters included: this is its name in a file.
  std::string full_name() const {
    return parameters.empty() ? name : fmt::format("{} {}", name, fmt::join(parameters, " "));
  }
};

inline CLI::Option* add_game_argument(CLI::App& command, asked_game& asked) {
  command.allow_extras();
  command.add_flag("--misere", asked.misere, "In nim: who takes the last stone loses");
  return command
      .add_option("GAME", asked.name, "The game, which its parameters follow (see zermelo play --list)")
      ->type_name("");
}

/// Reads what follows GAME, as typed. (CLI11 would take a parameter in brackets, such as the tree [[3, 9],
/// [2, 5]], for a list in a notation of its own if the parameters were an option with many values.)
inline void read_parameters(const CLI::App& command, asked_game& asked) {
  for (const std::string& typed : command.remaining()) {
    const bool is_option = typed.size() > 1 && typed[0] == '-' && !('0' <= typed[1] && typed[1] <= '9');
    if (is_option && typed != "--")
      throw failure(exit_wrong_usage, fmt::format("'{}' is not expected here", typed));
    if (typed != "--") asked.parameters.push_back(typed);
  }
  if (asked.misere && asked.name != "nim") throw failure(exit_wrong_usage, "--misere goes with nim only");
  if (asked.misere) asked.parameters.push_back("misere");
}
