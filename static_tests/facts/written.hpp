// Whether what is written is what was expected, and how often it says something.
#pragma once

#include <zermelo/text_output.hpp>

/// A sink that compares with an expected text as it goes.
struct comparing_sink {
  zermelo::text rest;
  bool same = true;

  constexpr void operator()(zermelo::text piece) {
    same = same && piece.size <= rest.size && piece == zermelo::text(rest.data, piece.size);
    if (same) rest = {rest.data + piece.size, rest.size - piece.size};
  }
};

/// Whether write(out) writes exactly `expected`.
template <class Write>
constexpr bool writes(zermelo::text expected, const Write& write) {
  comparing_sink compare{expected};
  write([&compare](zermelo::text piece) { compare(piece); });
  return compare.same && compare.rest.empty();
}
/// Whether a value is written as `expected`.
template <class T>
constexpr bool writes_value(zermelo::text expected, const T& v) {
  return writes(expected, [&value = v](auto out) { zermelo::write_value(out, value); });
}

/// How often `part` occurs in `whole`.
constexpr std::size_t count_of(zermelo::text part, zermelo::text whole) {
  std::size_t count = 0;
  for (std::size_t i = 0; i + part.size <= whole.size; ++i) {
    std::size_t same = 0;
    while (same < part.size && whole[i + same] == part[same]) ++same;
    if (same == part.size) ++count;
  }
  return count;
}
