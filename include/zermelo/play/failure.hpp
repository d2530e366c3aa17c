// How a program ends when it cannot do what it was asked: with one line on standard error and an exit code.
#pragma once

#include <stdexcept>
#include <string>

namespace zermelo::play {

enum exit_code : int {
  exit_fine = 0,
  exit_bad_input = 1,    ///< a game, an action or a transcript that is wrong, or that the player asked for cannot play
  exit_wrong_usage = 2,  ///< options that are unknown, missing, out of range or do not go together
  exit_file_trouble = 3  ///< a file, standard input or standard output could not be read or written
};

/// An empty message means that there is nobody left to read it.
class failure : public std::runtime_error {
 public:
  failure(exit_code its_code, const std::string& its_message) : std::runtime_error(its_message), code_(its_code) {}
  exit_code code() const noexcept { return code_; }

 private:
  exit_code code_;
};
}  // namespace zermelo::play
