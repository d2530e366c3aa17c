// Texts that come from outside, as they may be shown: no name in a game can play with the terminal.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace zermelo::play {

/// The characters with '?' for each control character but those in `allowed`.
inline std::string printable(std::string characters, std::string_view allowed = "\n") {
  for (char& c : characters) {
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    if (control && allowed.find(c) == std::string_view::npos) c = '?';
  }
  return characters;
}
/// The same on one line.
inline std::string one_line(std::string characters) { return printable(std::move(characters), ""); }
}  // namespace zermelo::play
