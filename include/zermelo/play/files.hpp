// Files of a program: read as a whole, and written completely or not at all.
#pragma once

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

#include <zermelo/detail/replace_file.hpp>
#include <zermelo/play/failure.hpp>

namespace zermelo::play {
namespace detail {
using zermelo::detail::file_handle;
using zermelo::detail::open_file;
[[noreturn]] inline void file_trouble(const std::string& name, const char* what) {
  throw failure(exit_file_trouble, name + ": cannot be " + what + ": " + std::strerror(errno));
}
}  // namespace detail

/// The most that is read of a file, in bytes.
inline constexpr std::size_t most_input = 1024 * 1024;

/// All that an open file holds; `name` is for messages.
inline std::string read_all(std::FILE* file, const std::string& name) {
  std::string characters;
  char chunk[16384];
  while (std::feof(file) == 0) {  // a terminal's end of input is not asked for twice
    characters.append(chunk, std::fread(chunk, 1, sizeof chunk, file));
    if (std::ferror(file) != 0) detail::file_trouble(name, "read");
    if (characters.size() > most_input) throw failure(exit_bad_input, name + ": more than 1 MiB of text");
  }
  return characters;
}
inline std::string read_file(const std::string& name) {
  const detail::file_handle file = detail::open_file(name, "rb");
  if (!file) detail::file_trouble(name, "read");
  return read_all(file.get(), name);
}

/// Writes a file completely or not at all; what is no regular file (a device, a pipe) is written directly.
inline void write_file(const std::string& name, const std::string& characters) {
  if (!zermelo::detail::replace_file(name, characters)) detail::file_trouble(name, "written");
}
/// Fails now if write_file would fail later, as far as that can be told without a change to any file.
inline void require_writable(const std::string& name) {
  if (!zermelo::detail::is_replaceable(name)) detail::file_trouble(name, "written");
}
}  // namespace zermelo::play
