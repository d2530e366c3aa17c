// How a command ends when it cannot do what it was asked: with one line on standard error and an exit code.
#pragma once

#include <stdexcept>
#include <string>

enum exit_code : int {
  exit_fine = 0,
  exit_bad_input = 1,    ///< a tree or a board that is wrong, or that the chosen search cannot solve
  exit_wrong_usage = 2,  ///< options that are unknown, missing, out of range or do not go together
  exit_file_trouble = 3  ///< a file, standard input or standard output could not be read or written
};

class failure : public std::runtime_error {
 public:
  failure(exit_code code, const std::string& message) : std::runtime_error(message), code_(code) {}
  exit_code code() const noexcept { return code_; }

 private:
  exit_code code_;
};
