// The one way in which the library writes text: piece by piece, to a sink.
//
// A sink is anything that can be called with a text: out(text). It decides where the characters go, and a text may itself
// be a constant of the program:
//
//   std::string s;   z::draw::svg([&](z::text t) { s.append(t.data, t.size); }, tree);               // to a string
//   z::draw::svg([](z::text t) { std::fwrite(t.data, 1, t.size, stdout); }, tree);                   // to a file
//   constexpr auto svg = z::constant_text([](auto out) { z::draw::svg(out, tree); });                // to a constant
//
// A piece of text is valid during the call only. The library writes UTF-8.
#pragma once

#include <zermelo/result.hpp>
#include <zermelo/text.hpp>

namespace zermelo {

/// Where text goes: out(text) takes the next piece.
template <class Out>
concept text_sink = requires(Out& out) { out(text{}); };

/// A sink that only counts the characters; a copy counts into the same place.
struct counting_sink {
  std::size_t& count;
  constexpr void operator()(text t) const { count += t.size; }
};

/// How many characters write(out) writes.
template <class Write>
constexpr std::size_t length_of(const Write& write) {
  std::size_t count = 0;
  write(counting_sink{count});
  return count;
}

/// A text that owns its N characters and may be a constant. It converts to zermelo::text; c_str() ends with '\0'.
template <std::size_t N>
struct fixed_text {
  char characters[N + 1]{};

  static constexpr std::size_t size() { return N; }
  constexpr const char* data() const { return characters; }
  constexpr const char* c_str() const { return characters; }
};

/// The text that write(out) writes, as a constant of exact size. `write` is a lambda without captures: it is called twice,
/// once to count and once to write.
template <class Write>
consteval auto constant_text(Write) {
  static_assert(std::is_empty_v<Write>,
                "zermelo: constant_text needs a lambda without captures: let it name constants, declared static "
                "constexpr if they are local");
  fixed_text<length_of(Write{})> result;
  char* next = result.characters;
  Write{}([&next](text its_text) {
    for (const char its : its_text) *next++ = its;
  });
  return result;
}

namespace detail {

/// The digits of a number, written from the last to the first.
struct digits {
  char characters[40]{};
  int first = 40;

  constexpr void prepend(char c) { characters[--first] = c; }
  template <class Unsigned>
  constexpr void prepend_number(Unsigned n) {
    do prepend(static_cast<char>('0' + static_cast<int>(n % 10)));
    while ((n /= 10) != 0);
  }
  constexpr operator text() const { return {characters + first, static_cast<std::size_t>(40 - first)}; }
};

template <class Out, std::integral Integer>
constexpr void write_integer(Out& out, Integer n) {
  using magnitude = std::make_unsigned_t<std::common_type_t<Integer, int>>;
  const bool negative = n < 0;
  digits d;
  d.prepend_number(negative ? magnitude{0} - static_cast<magnitude>(n) : static_cast<magnitude>(n));
  if (negative) d.prepend('-');
  out(text(d));
}

/// A positive number with six significant digits: as a decimal or, far from 1, with an exponent of ten.
template <class Out>
constexpr void write_rounded(Out& out, double v) {
  constexpr int significant = 6;
  constexpr double least = 100'000, end = 1'000'000;  // the integers with that many digits
  int exponent = significant - 1;                     // of ten, of the first digit
  for (; v >= end; ++exponent) v /= 10;
  for (; v < least; --exponent) v *= 10;
  auto n = static_cast<std::uint32_t>(v + 0.5);
  if (n == 1'000'000) n /= 10, ++exponent;

  const bool scientific = exponent < -5 || exponent >= significant;
  int after_the_point = scientific ? significant - 1 : significant - 1 - exponent;
  for (; after_the_point > 0 && n % 10 == 0; n /= 10) --after_the_point;
  digits d;
  for (int i = 0; i < after_the_point; ++i, n /= 10) d.prepend(static_cast<char>('0' + static_cast<int>(n % 10)));
  if (after_the_point > 0) d.prepend('.');
  d.prepend_number(n);
  out(text(d));
  if (scientific) {
    out(text("e"));
    write_integer(out, exponent);
  }
}

constexpr std::int64_t nearest(double v) {
  const auto below = static_cast<std::int64_t>(v);
  return v - static_cast<double>(below) < 0.5 ? below : below + 1;
}

template <class Out>
constexpr void write_floating(Out& out, double v) {
  constexpr double all_are_integers = 9'007'199'254'740'992;  // 2^53
  if (v != v) return out(text("nan"));
  if (v < 0) {
    out(text("-"));
    v = -v;
  }
  if (v > (std::numeric_limits<double>::max)()) return out(text("inf"));
  if (v < all_are_integers && (v >= 100'000 || v == static_cast<double>(static_cast<std::int64_t>(v))))
    return write_integer(out, nearest(v));
  write_rounded(out, v);
}

template <class T>
concept has_fraction_members = requires(const T& v) { v.numerator + v.denominator; };
template <class T>
concept has_fraction_functions = requires(const T& v) { v.numerator() + v.denominator(); };

template <class Out, class Integer>
constexpr void write_fraction(Out& out, const Integer& numerator, const Integer& denominator) {
  write_integer(out, numerator);
  if (denominator == 1) return;
  out(text("/"));
  write_integer(out, denominator);
}

/// Writes a text in which some characters stand for themselves only if they are replaced: replacement(c), or empty.
template <class Out, class Replacement>
constexpr void write_escaped(Out& out, text t, Replacement replacement) {
  std::size_t from = 0;
  for (std::size_t i = 0; i < t.size; ++i) {
    const text instead = replacement(t.data[i]);
    if (instead.empty()) continue;
    out(text(t.data + from, i - from));
    out(instead);
    from = i + 1;
  }
  out(text(t.data + from, t.size - from));
}

/// The types that write_value can write.
template <class T>
concept writable = std::is_arithmetic_v<T> || std::is_enum_v<T> || std::convertible_to<const T&, text> ||
                   has_fraction_members<T> || has_fraction_functions<T> || is_utility_vector<T>;
}  // namespace detail

/// The names of the movers, and the signs of bounds as they stand before a value. The players beyond two have numbers that
/// people count with, from 1.
constexpr text name_of(player p) {
  constexpr text names[] = {"max",      "min",      "player 3", "player 4", "player 5", "player 6",
                            "player 7", "player 8", "player 9"};
  constexpr int named = sizeof names / sizeof names[0];
  return p == player::chance ? "chance" : number_of(p) < named ? names[number_of(p)] : "player 10 or more";
}
constexpr text sign_of(bound b) { return b == bound::exact ? "=" : b == bound::lower ? ">=" : "<="; }

/// Writes a value: an integer, a floating number with up to six significant digits (integers up to 2^53 exactly), a
/// fraction as 2/3, a utility vector as (1, 2, 6), a text, a character, true or false, a player or bound by name, any other
/// enumerator as its number.
template <text_sink Out, detail::writable T>
constexpr void write_value(Out&& out, const T& v) {
  if constexpr (std::same_as<T, player>)
    out(name_of(v));
  else if constexpr (std::same_as<T, bound>)
    out(sign_of(v));
  else if constexpr (std::same_as<T, bool>)
    out(text(v ? "true" : "false"));
  else if constexpr (std::same_as<T, char>)
    out(text(&v, 1));
  else if constexpr (std::is_enum_v<T>)
    detail::write_integer(out, static_cast<std::underlying_type_t<T>>(v));
  else if constexpr (std::is_integral_v<T>)
    detail::write_integer(out, v);
  else if constexpr (std::is_floating_point_v<T>)
    detail::write_floating(out, static_cast<double>(v));
  else if constexpr (detail::has_fraction_members<T>)
    detail::write_fraction(out, v.numerator, v.denominator);
  else if constexpr (detail::has_fraction_functions<T>)
    detail::write_fraction(out, v.numerator(), v.denominator());
  else if constexpr (detail::is_utility_vector<T>)
    for (std::size_t i = 0; i <= T::players; ++i) {
      out(text(i == 0 ? "(" : i < T::players ? ", " : ")"));
      if (i < T::players) write_value(out, v.of[i]);
    }
  else
    out(text(v));
}

/// Writes an end of a search window: -inf and +inf where it is an end of the value type, which knows nothing.
template <text_sink Out, class Value>
constexpr void write_window_end(Out&& out, const Value& v, text infinity = "inf") {
  const bool lowest = v == value_limits<Value>::lowest();
  if (!lowest && !(v == value_limits<Value>::highest())) return write_value(out, v);
  out(text(lowest ? "-" : "+"));
  out(infinity);
}
}  // namespace zermelo
