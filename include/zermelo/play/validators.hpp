// What the options of a program accept, and what they say of the rest. It needs CLI11.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace zermelo::play {

/// Accepts a whole number in decimal digits within these limits. It is for transform(), not check(): CLI11, which would
/// take 010 for eight, then reads the number that is meant.
inline CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
  return CLI::Validator(
      [least, most](std::string& typed) {
        std::uint64_t n = 0;
        const char* const end = typed.data() + typed.size();
        const auto [stop, trouble] = std::from_chars(typed.data(), end, n);
        if (trouble == std::errc() && stop == end && least <= n && n <= most) {
          typed = std::to_string(n);
          return std::string();
        }
        return "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", not '" +
               typed + "'";
      },
      "");
}
/// Accepts one of these words.
inline CLI::Validator one_of(std::vector<std::string> choices) {
  return CLI::Validator(
      [choices = std::move(choices)](std::string& typed) {
        std::string all;
        for (const std::string& c : choices) {
          if (c == typed) return std::string();
          all += (all.empty() ? "" : " or ") + c;
        }
        return "expected " + all + ", not '" + typed + "'";
      },
      "");
}
}  // namespace zermelo::play
