// Files of a program: read as a whole, and written completely or not at all.
#pragma once

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <utility>

#include <zermelo/play/failure.hpp>

namespace zermelo::play {
namespace detail {
using file_handle = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
inline file_handle open_file(const std::string& name, const char* mode) {
  return file_handle(std::fopen(name.c_str(), mode), &std::fclose);
}
[[noreturn]] inline void file_trouble(const std::string& name, const char* what) {
  throw failure(exit_file_trouble, name + ": cannot be " + what + ": " + std::strerror(errno));
}
inline bool write_all(file_handle file, const std::string& characters) {
  if (!file) return false;
  const bool written = std::fwrite(characters.data(), 1, characters.size(), file.get()) == characters.size();
  return std::fclose(file.release()) == 0 && written;
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

/// Writes beside the file, then in its place, with its permissions; what is no regular file (a device, a pipe) is written
/// directly.
inline void write_file(const std::string& name, const std::string& characters) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const fs::file_status before = fs::status(name, ignored);
  if (fs::exists(before) && !fs::is_regular_file(before)) {
    if (!detail::write_all(detail::open_file(name, "wb"), characters)) detail::file_trouble(name, "written");
    return;
  }
  const fs::path target = fs::exists(before) ? fs::canonical(name, ignored) : fs::path(name);  // a link stays a link
  const std::string beside = target.string() + '.' + std::to_string(std::random_device()()) + ".tmp";
  detail::file_handle file = detail::open_file(beside, "wbx");  // x: never somebody else's file
  if (!file) detail::file_trouble(name, "written");
  bool written = detail::write_all(std::move(file), characters);
  int reason = errno;
  if (written && fs::exists(before)) fs::permissions(beside, before.permissions(), ignored);
  if (written && std::rename(beside.c_str(), target.string().c_str()) != 0) written = false, reason = errno;
  if (written) return;
  std::remove(beside.c_str());
  errno = reason;
  detail::file_trouble(name, "written");
}
}  // namespace zermelo::play
