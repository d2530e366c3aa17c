// Things that grow while they are made, as constants of exact size.
//
// A constant must own its memory, so its size is part of its type; but how long a trace is, or how large the tree of a
// game, is known only once it has been made. fitted() makes it twice: once to learn the size, once to keep it.
//
//   constexpr auto recorded = z::fitted([] { return z::record(lecture); });
#pragma once

#include <type_traits>

#include <zermelo/detail/growing_array.hpp>
#include <zermelo/error.hpp>

namespace zermelo {

/// The capacity of what grows as it needs. It works in constant expressions, but is itself no constant.
inline constexpr std::size_t growing = 0;

/// What make() returns, in its exact size. `make` is a lambda without captures, and is called twice.
template <class Make>
consteval auto fitted(Make) {
  static_assert(std::is_empty_v<Make>,
                "zermelo: fitted needs a lambda without captures: let it name constants, declared static constexpr if "
                "they are local");
  constexpr std::size_t size = Make{}().size();
  return Make{}().template resized<size>();
}

namespace detail {
/// An array of at most Capacity items, or one that grows.
template <class Item, std::size_t Capacity>
struct items {
  Item list[Capacity]{};
  std::size_t count = 0;

  constexpr std::size_t size() const { return count; }
  constexpr bool full() const { return count == Capacity; }
  constexpr void push_back(const Item& item) { list[count++] = item; }
  /// Makes an empty array one of so many default items. It has them already, but g++ 12 writes no more than the first two
  /// in a program that is not optimised, if they are not all zero and a constant expression has made such an array before.
  constexpr void fill(std::size_t size) {
    count = size;
    if (!__builtin_is_constant_evaluated())
      for (std::size_t i = 0; i < size; ++i) list[i] = Item{};
  }
  constexpr Item* data() { return list; }
  constexpr Item& operator[](std::size_t i) { return list[i]; }
  constexpr const Item& operator[](std::size_t i) const { return list[i]; }
};
template <class Item>
struct items<Item, growing> : growing_array<Item> {
  static constexpr bool full() { return false; }
};
}  // namespace detail
}  // namespace zermelo
