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

/// Writes beside the file, then in its place, with its permissions; what is no regular file (a device, a pipe) is
/// written directly. False: it was not written, the file is what it was, and errno tells why.
inline bool replace_file(const std::string& name, text bytes) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const fs::file_status before = fs::status(name, ignored);
  if (fs::exists(before) && !fs::is_regular_file(before)) return write_all(open_file(name, "wb"), bytes, false);
  const fs::path target = fs::exists(before) ? fs::canonical(name, ignored) : fs::path(name);  // a link stays a link
  const std::string beside = target.string() + '.' + std::to_string(std::random_device()()) + ".tmp";
  file_handle file = open_file(beside, "wbx");  // x: never somebody else's file
  if (!file) return false;
  bool written = write_all(std::move(file), bytes, true);
  int reason = errno;
  if (written && fs::exists(before)) fs::permissions(beside, before.permissions(), ignored);
  if (written && std::rename(beside.c_str(), target.string().c_str()) != 0) written = false, reason = errno;
  if (written) return true;
  std::remove(beside.c_str());
  errno = reason;
  return false;
}
}  // namespace zermelo::detail
