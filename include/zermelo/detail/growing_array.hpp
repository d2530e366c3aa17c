// An array that grows at its end: std::vector in small, since <vector> costs more to include than all of the core. It
// owns its items, moves by handing them over, and works in constant expressions too.
#pragma once

#include <cstddef>

namespace zermelo::detail {

/// Item needs a default constructor and assignment.
template <class Item>
class growing_array {
 public:
  constexpr growing_array() = default;
  constexpr growing_array(const growing_array& other) {
    reserve(other.size_);
    for (std::size_t i = 0; i < other.size_; ++i) items_[i] = other.items_[i];
    size_ = other.size_;
  }
  constexpr growing_array(growing_array&& other) noexcept { swap(other); }
  constexpr growing_array& operator=(growing_array other) noexcept {
    swap(other);
    return *this;
  }
  constexpr ~growing_array() { delete[] items_; }

  constexpr std::size_t size() const { return size_; }
  constexpr const Item* data() const { return items_; }
  constexpr Item& operator[](std::size_t i) { return items_[i]; }
  constexpr const Item& operator[](std::size_t i) const { return items_[i]; }

  constexpr void push_back(const Item& item) {
    if (size_ == capacity_) reserve(size_ < 8 ? 8 : 2 * size_);
    items_[size_++] = item;
  }
  constexpr void pop_back() { --size_; }
  constexpr void clear() { size_ = 0; }
  /// Makes an empty array one of so many default items.
  constexpr void fill(std::size_t size) {
    delete[] items_;
    items_ = new Item[size]{};
    size_ = capacity_ = size;
  }
  /// Makes room for `capacity` items, so that so many fit without another allocation.
  constexpr void reserve(std::size_t capacity) {
    if (capacity <= capacity_) return;
    Item* const larger = new Item[capacity];
    for (std::size_t i = 0; i < size_; ++i) larger[i] = items_[i];
    delete[] items_;
    items_ = larger;
    capacity_ = capacity;
  }
  constexpr void swap(growing_array& other) noexcept {
    exchange(items_, other.items_);
    exchange(size_, other.size_);
    exchange(capacity_, other.capacity_);
  }

 private:
  template <class T>
  static constexpr void exchange(T& x, T& y) {
    const T former = x;
    x = y;
    y = former;
  }

  Item* items_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};
}  // namespace zermelo::detail
