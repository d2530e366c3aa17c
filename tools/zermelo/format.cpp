#include "format.hpp"

#include <fmt/ranges.h>

#include <zermelo/detail/utf8.hpp>

std::string json_string(zermelo::text t) {
  std::string json = "\"";
  while (!t.empty()) {
    const std::size_t length = zermelo::detail::utf8_length(t);
    if (length == 0)
      json += "\\ufffd";
    else if (t[0] == '"' || t[0] == '\\')
      json += {'\\', t[0]};
    else if (zermelo::detail::begins_with_control(t))
      json += fmt::format("\\u{:04x}", static_cast<unsigned char>(t[length - 1]));  // C2 9B is U+009B, and so on
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
