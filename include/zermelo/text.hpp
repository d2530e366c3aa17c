// A run of characters that somebody else owns: std::string_view in small, for headers that must stay cheap to include.
#pragma once

#include <concepts>
#include <cstddef>

namespace zermelo {

struct text {
  const char* data = "";
  std::size_t size = 0;

  constexpr text() = default;
  constexpr text(const char* characters, std::size_t length) : data(characters), size(length) {}
  constexpr text(const char* terminated) : data(terminated) {
    while (terminated[size] != '\0') ++size;
  }
  /// From anything with data() and size(), such as std::string and std::string_view.
  template <class String>
    requires requires(const String& s) {
      { s.data() } -> std::convertible_to<const char*>;
      { s.size() } -> std::convertible_to<std::size_t>;
    }
  constexpr text(const String& its_string) : data(its_string.data()), size(its_string.size()) {}

  constexpr bool empty() const { return size == 0; }
  constexpr char operator[](std::size_t i) const { return data[i]; }
  constexpr const char* begin() const { return data; }
  constexpr const char* end() const { return data + size; }

  /// To std::string or std::string_view, by name: the library includes neither.
  template <class String>
  constexpr String as() const {
    return String(data, size);
  }

  friend constexpr bool operator==(const text& x, const text& y) {
    if (x.size != y.size) return false;
    for (std::size_t i = 0; i < x.size; ++i)
      if (x.data[i] != y.data[i]) return false;
    return true;
  }
};
}  // namespace zermelo
