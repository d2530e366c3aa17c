#include "format.hpp"

#include <fmt/ranges.h>

namespace {

/// The length of the UTF-8 sequence at the beginning of `t`, or 0 if there is none (RFC 3629).
std::size_t sequence_length(zermelo::text t) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(t[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (length == 0 || length > t.size) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  const unsigned second = byte(1);  // overlong forms, surrogates and what is above U+10FFFF
  const bool wrong = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
                     (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
  return wrong ? 0 : length;
}
}  // namespace

std::string json_string(zermelo::text t) {
  std::string json = "\"";
  while (!t.empty()) {
    const std::size_t length = sequence_length(t);
    if (length == 0)
      json += "\\ufffd";
    else if (t[0] == '"' || t[0] == '\\')
      json += {'\\', t[0]};
    else if (static_cast<unsigned char>(t[0]) < 0x20)
      json += fmt::format("\\u{:04x}", static_cast<unsigned>(t[0]));
    else
      json.append(t.data, length);
    const std::size_t taken = length == 0 ? 1 : length;
    t = {t.data + taken, t.size - taken};
  }
  return json + '"';
}

std::string json_list(const std::vector<std::string>& items) {
  return fmt::format("[{}]", fmt::join(items, ", "));
}
