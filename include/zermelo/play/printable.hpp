// Texts that come from outside, as they may be shown: no name in a game can play with the terminal.
#pragma once

#include <string>
#include <string_view>

#include <zermelo/detail/utf8.hpp>

namespace zermelo::play {

/// The characters with '?' for each control character but those in `allowed`, and for each byte that is not UTF-8.
inline std::string printable(std::string_view characters, std::string_view allowed = "\n") {
  std::string shown;
  while (!characters.empty()) {
    const text rest(characters.data(), characters.size());
    const std::size_t length = zermelo::detail::utf8_length(rest);
    const bool refused = length == 0 || (zermelo::detail::begins_with_control(rest) &&
                                         allowed.find(characters[0]) == std::string_view::npos);
    if (refused)
      shown += '?';
    else
      shown += characters.substr(0, length);
    characters.remove_prefix(length == 0 ? 1 : length);
  }
  return shown;
}
/// The same on one line.
inline std::string one_line(std::string_view characters) { return printable(characters, ""); }
}  // namespace zermelo::play
