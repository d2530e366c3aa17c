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

namespace detail {
/// Whether a name is that of something which is no regular file: a folder, a device, a pipe.
inline bool is_special(const std::filesystem::file_status& file) {
  return std::filesystem::exists(file) && !std::filesystem::is_regular_file(file);
}

/// A new file beside that of a name, whose place it takes once it is written. If it never is, nothing has happened.
class replacement {
 public:
  explicit replacement(const std::string& its_name) : name_(its_name) {
    std::error_code ignored;
    before_ = std::filesystem::status(name_, ignored);
    target_ = std::filesystem::exists(before_) ? std::filesystem::canonical(name_, ignored)  // a link stays a link
                                               : std::filesystem::path(name_);
    const std::string beside = target_.string() + '.' + std::to_string(std::random_device()()) + ".tmp";
    file_ = open_file(beside, "wbx");  // x: never somebody else's file
    if (!file_) file_trouble(name_, "written");
    beside_ = beside;
  }
  ~replacement() {
    file_.reset();
    if (!beside_.empty()) std::remove(beside_.c_str());
  }
  replacement(const replacement&) = delete;
  replacement& operator=(const replacement&) = delete;

  void write(const std::string& characters) {
    if (!write_all(std::move(file_), characters)) file_trouble(name_, "written");
    std::error_code ignored;
    if (std::filesystem::exists(before_)) std::filesystem::permissions(beside_, before_.permissions(), ignored);
    if (std::rename(beside_.c_str(), target_.string().c_str()) != 0) file_trouble(name_, "written");
    beside_.clear();
  }

 private:
  std::string name_;
  std::filesystem::file_status before_{};
  std::filesystem::path target_{};
  std::string beside_{};
  file_handle file_{nullptr, &std::fclose};
};
}  // namespace detail

/// Writes beside the file, then in its place, with its permissions; what is no regular file (a device, a pipe) is written
/// directly.
inline void write_file(const std::string& name, const std::string& characters) {
  std::error_code ignored;
  if (!detail::is_special(std::filesystem::status(name, ignored))) return detail::replacement(name).write(characters);
  if (!detail::write_all(detail::open_file(name, "wb"), characters)) detail::file_trouble(name, "written");
}

/// Fails now if write_file would fail later, as far as that can be told without a change to any file.
inline void require_writable(const std::string& name) {
  std::error_code ignored;
  const std::filesystem::file_status file = std::filesystem::status(name, ignored);
  if (!detail::is_special(file)) return static_cast<void>(detail::replacement(name));
  if (!std::filesystem::is_directory(file)) return;
  errno = EISDIR;
  detail::file_trouble(name, "written");
}
}  // namespace zermelo::play
