#include "output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <random>

#include "failure.hpp"

namespace {
namespace fs = std::filesystem;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

[[noreturn]] void cannot_write(const std::string& place, int reason) {
  throw failure(exit_file_trouble, place + ": cannot be written: " + std::strerror(reason));
}

void write_open_file(std::FILE* file, const std::string& characters, const std::string& name) {
  const bool written = std::fwrite(characters.data(), 1, characters.size(), file) == characters.size();
  int reason = written ? 0 : errno;
  if (std::fclose(file) != 0 && reason == 0) reason = errno;
  if (reason != 0) cannot_write(name, reason);
}

/// Removes the file that it names, unless it has been told to keep it.
struct temporary_file {
  std::string name;
  bool keep = false;
  ~temporary_file() {
    if (!keep) std::remove(name.c_str());
  }
};

void replace_file(const fs::path& target, const std::string& characters, const std::string& name) {
  std::random_device random;
  for (int attempt = 0;; ++attempt) {
    temporary_file beside{target.string() + '.' + std::to_string(random()) + ".tmp", true};
    std::FILE* const file = std::fopen(beside.name.c_str(), "wbx");  // x: never somebody else's file
    if (file == nullptr && errno == EEXIST && attempt < 100) continue;
    if (file == nullptr) cannot_write(name, errno);
    beside.keep = false;
    write_open_file(file, characters, name);
    std::error_code ignored, trouble;
    if (const fs::file_status before = fs::status(target, ignored); fs::exists(before))
      fs::permissions(beside.name, before.permissions(), ignored);
    fs::rename(beside.name, target, trouble);
    if (trouble) cannot_write(name, trouble.value());
    beside.keep = true;
    return;
  }
}
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
  cannot_write("standard output", errno);
}

void write_file(const std::string& name, const std::string& characters) {
  std::error_code ignored;
  const fs::file_status status = fs::status(name, ignored);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    std::FILE* const file = std::fopen(name.c_str(), "wb");
    if (file == nullptr) cannot_write(name, errno);
    return write_open_file(file, characters, name);
  }
  // A link stays a link: the file that it leads to is replaced.
  const fs::path target = fs::exists(status) ? fs::canonical(name, ignored) : fs::path(name);
  replace_file(target.empty() ? fs::path(name) : target, characters, name);
}
