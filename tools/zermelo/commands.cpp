#include "commands.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

CLI::Validator whole_number(int least, int most) {
  return CLI::Validator(
      [=](std::string& typed) {
        int n = 0;
        const char* const end = typed.data() + typed.size();
        const auto [stop, error] = std::from_chars(typed.data(), end, n);
        if (error == std::errc() && stop == end && least <= n && n <= most) return std::string();
        return fmt::format("expected a whole number from {} to {}, not '{}'", least, most, typed);
      },
      "");
}

CLI::Validator one_of(std::vector<std::string> words) {
  return CLI::Validator(
      [=](std::string& typed) {
        if (std::find(words.begin(), words.end(), typed) != words.end()) return std::string();
        return fmt::format("expected {}, not '{}'", fmt::join(words, " or "), typed);
      },
      "");
}
