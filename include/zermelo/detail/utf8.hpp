// The characters of UTF-8.
#pragma once

#include <zermelo/text.hpp>

namespace zermelo::detail {

/// How many bytes the character takes that `t` begins with: 1 to 4, or 0 where there is none, but a stray byte, an overlong
/// form, a surrogate or what is above U+10FFFF. Source: RFC 3629. Precondition: `t` is not empty.
constexpr std::size_t utf8_length(text t) {
  const auto byte = [t](std::size_t i) { return static_cast<unsigned char>(t.data[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (length > t.size) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  if (length < 3) return length;
  const unsigned second = byte(1);
  const bool wrong = (lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f) ||
                     (lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second > 0x8f);
  return wrong ? 0 : length;
}

/// Whether `t` begins with a control character: U+0000 to U+001F, U+007F, or one of those of ISO 6429 above, U+0080 to
/// U+009F, among them one that begins escape sequences. Precondition: utf8_length(t) is not 0.
constexpr bool begins_with_control(text t) {
  const auto lead = static_cast<unsigned char>(t.data[0]);
  return lead < 0x20 || lead == 0x7f || (lead == 0xc2 && static_cast<unsigned char>(t.data[1]) < 0xa0);
}
}  // namespace zermelo::detail
