// How values, actions and JSON are written.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>
#include <zermelo/text.hpp>

#include "exact.hpp"

/// A number for people, in full.
inline std::string number_text(std::int64_t v) { return fmt::format("{}", v); }
inline std::string number_text(double v) { return fmt::format("{}", v); }
inline std::string number_text(const exact& v) {
  return v.denominator() == 1 ? number_text(v.numerator())
                              : fmt::format("{}/{}", v.numerator(), v.denominator());
}

/// A value for people: the number, fractions also rounded as in `5/3 (1.66667)`.
template <class Number>
std::string value_text(const Number& v) {
  return number_text(v);
}
inline std::string value_text(const exact& v) {
  if (v.denominator() == 1) return number_text(v);
  return fmt::format("{} ({:.6g})", number_text(v), v.approximation());
}

/// A value in JSON: a number, but a string where JSON has no such number ("5/3", "inf").
inline std::string json_value(std::int64_t v) { return fmt::format("{}", v); }
inline std::string json_value(double v) {
  return std::isfinite(v) ? fmt::format("{}", v) : fmt::format("\"{}\"", v);
}
inline std::string json_value(const exact& v) {
  return v.denominator() == 1 ? json_value(v.numerator())
                              : fmt::format("\"{}/{}\"", v.numerator(), v.denominator());
}

/// A list in JSON of items that are JSON already.
std::string json_list(const std::vector<std::string>& items);

/// A string in JSON, with quotes and without control characters. Bytes that are not UTF-8 become U+FFFD.
std::string json_string(zermelo::text t);

/// The name of an action of a tree: that of its edge or, without one, its number among its siblings.
template <class Branch>
std::string action_name(const Branch& action) {
  return action.name.empty() ? std::to_string(action.number) : action.name.template as<std::string>();
}
