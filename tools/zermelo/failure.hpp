// How a command ends when it cannot do what it was asked: with one line on standard error and an exit code. What a game
// that is played says, and what the other commands say, is said in the same way.
#pragma once

#include <zermelo/play/failure.hpp>

using zermelo::play::failure;
using enum zermelo::play::exit_code;
using zermelo::play::exit_code;

/// What `run` returns; its failures of usage end with where to read about the command.
template <class Run>
auto with_hint_at_help(const char* command, Run run) {
  try {
    return run();
  } catch (const failure& e) {
    if (e.code() != exit_wrong_usage) throw;
    throw failure(exit_wrong_usage, std::string(e.what()) + " (see zermelo " + command + " --help)");
  }
}
