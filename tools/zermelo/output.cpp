#include "output.hpp"

#include <cerrno>
#include <cstdio>
#include <utility>

#include "failure.hpp"

void print(std::string characters) {
  characters = zermelo::play::printable(characters, "\n\t");
  errno = 0;
  const bool written = std::fwrite(characters.data(), 1, characters.size(), stdout) == characters.size();
  if (written && std::fflush(stdout) == 0) return;
  if (errno == EPIPE) throw failure(exit_file_trouble, "");
  zermelo::play::detail::file_trouble("standard output", "written");
}
