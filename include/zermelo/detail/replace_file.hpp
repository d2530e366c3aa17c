// Writing a file completely or not at all.
#pragma once

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <utility>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

#include <zermelo/text.hpp>

namespace zermelo::detail {

using file_handle = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
inline file_handle open_file(const std::string& name, const char* mode) {
  return file_handle(std::fopen(name.c_str(), mode), &std::fclose);
}

/// Whether the disk has it: not before the system says so may a file take the place of an older one.
inline bool reaches_the_disk([[maybe_unused]] std::FILE* file) {
#if __has_include(<unistd.h>)
  return ::fsync(::fileno(file)) == 0 || errno == EINVAL || errno == EROFS;  // these two: nothing there to wait for
#else
  return true;
#endif
}
inline bool write_all(file_handle file, text bytes, bool to_the_disk) {
  if (!file) return false;
  const bool written = std::fwrite(bytes.data, 1, bytes.size, file.get()) == bytes.size &&
                       std::fflush(file.get()) == 0 && (!to_the_disk || reaches_the_disk(file.get()));
  const int reason = errno;
  const bool closed = std::fclose(file.release()) == 0;
  if (!written) errno = reason;
  return written && closed;
}

/// Whether a name is that of something which is no regular file: a folder, a device, a pipe.
inline bool is_special(const std::string& name) {
  std::error_code ignored;
  const std::filesystem::file_status file = std::filesystem::status(name, ignored);
  return std::filesystem::exists(file) && !std::filesystem::is_regular_file(file);
}

/// A new file beside that of a name, whose place it takes once it is written. If it never is, nothing has happened.
/// errno tells why it is not.
class replacement {
 public:
  explicit replacement(const std::string& its_name) {
    std::error_code ignored;
    before_ = std::filesystem::status(its_name, ignored);
    target_ = std::filesystem::exists(before_) ? std::filesystem::canonical(its_name, ignored)  // a link stays a link
                                               : std::filesystem::path(its_name);
    const std::string beside = target_.string() + '.' + std::to_string(std::random_device()()) + ".tmp";
    file_ = open_file(beside, "wbx");  // x: never somebody else's file
    if (file_) beside_ = beside;
  }
  ~replacement() {
    const int reason = errno;
    file_.reset();
    if (!beside_.empty()) std::remove(beside_.c_str());
    errno = reason;
  }
  replacement(const replacement&) = delete;
  replacement& operator=(const replacement&) = delete;

  bool is_open() const { return file_ != nullptr; }
  /// Writes all of the file, with the permissions of the old one.
  bool write(text bytes) {
    if (!write_all(std::move(file_), bytes, true)) return false;
    std::error_code ignored;
    if (std::filesystem::exists(before_)) std::filesystem::permissions(beside_, before_.permissions(), ignored);
    if (std::rename(beside_.c_str(), target_.string().c_str()) != 0) return false;
    beside_.clear();
    return true;
  }

 private:
  std::filesystem::file_status before_{};
  std::filesystem::path target_{};
  std::string beside_{};
  file_handle file_{nullptr, &std::fclose};
};

/// Writes a file completely or not at all; what is no regular file is written directly. False: errno tells why.
inline bool replace_file(const std::string& name, text bytes) {
  if (is_special(name)) return write_all(open_file(name, "wb"), bytes, false);
  replacement file(name);
  return file.is_open() && file.write(bytes);
}
/// Whether replace_file() can begin, as far as that can be told without a change to any file.
inline bool is_replaceable(const std::string& name) {
  if (!is_special(name)) return replacement(name).is_open();
  if (!std::filesystem::is_directory(name)) return true;
  errno = EISDIR;
  return false;
}
}  // namespace zermelo::detail
