// libFuzzer: any bytes as a session of the Go Text Protocol. Every line has one answer of the right form, or none.
#include <zermelo/play/gtp.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace zermelo::play;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  gtp_session session({.playouts = 2}, 5);
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  while (session.is_open() && !rest.empty()) {
    const std::size_t length = rest.find('\n');
    const std::string said = session.answer(rest.substr(0, length));
    rest.remove_prefix(length == std::string_view::npos ? rest.size() : length + 1);
    if (said.empty()) continue;
    const bool begins = said[0] == '=' || said[0] == '?';
    if (!begins || said.size() < 3 || said.find("\n\n") != said.size() - 2) std::abort();
  }
  return 0;
}
