#include "output.hpp"

#include <cerrno>
#include <cstdio>

#include "failure.hpp"

namespace {
bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }
}  // namespace

std::string one_line(std::string characters) {
  for (char& c : characters)
    if (is_control(c)) c = '?';
  return characters;
}

void print(std::string characters) {
  for (char& c : characters)
    if (is_control(c) && c != '\n' && c != '\t') c = '?';
  errno = 0;
  const bool written = std::fwrite(characters.data(), 1, characters.size(), stdout) == characters.size();
  if (written && std::fflush(stdout) == 0) return;
  if (errno == EPIPE) throw failure(exit_file_trouble, "");
  zermelo::play::detail::file_trouble("standard output", "written");
}
