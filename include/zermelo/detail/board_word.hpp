// Words with a bit for each point of a board: 64 bits, or 128 where the compiler has them.
#pragma once

#include <cstdint>
#include <type_traits>

namespace zermelo::detail {
#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 wide_word;
inline constexpr int most_board_bits = 128;
#else
using wide_word = std::uint64_t;
inline constexpr int most_board_bits = 64;
#endif
template <int Bits>
using board_word = std::conditional_t<Bits <= 64, std::uint64_t, wide_word>;

/// How many bits are set.
constexpr int count_bits(std::uint64_t word) { return __builtin_popcountll(word); }
/// The number of the lowest bit that is set; there must be one.
constexpr int lowest_bit(std::uint64_t word) { return __builtin_ctzll(word); }
/// The number of the set bit that has `before` set bits below it; there must be one. The bytes are counted all at once
/// (S. Vigna, Broadword implementation of rank/select queries, 2008).
constexpr int set_bit_number(std::uint64_t word, int before) {
  constexpr std::uint64_t ones = 0x0101'0101'0101'0101u;
  std::uint64_t counts = word - (word >> 1 & 0x5555'5555'5555'5555u);
  counts = (counts & 0x3333'3333'3333'3333u) + (counts >> 2 & 0x3333'3333'3333'3333u);
  const std::uint64_t sums = ((counts + (counts >> 4)) & 0x0F0F'0F0F'0F0F'0F0Fu) * ones;  // of a byte and those below it
  int shift = 0;
  while (static_cast<int>(sums >> shift & 255) <= before) shift += 8;
  std::uint64_t byte = word >> shift & 255;
  for (before -= static_cast<int>(sums << 8 >> shift & 255); before > 0; --before) byte &= byte - 1;
  return shift + lowest_bit(byte);
}

#if defined(__SIZEOF_INT128__)
constexpr std::uint64_t low_half(wide_word word) { return static_cast<std::uint64_t>(word); }
constexpr std::uint64_t high_half(wide_word word) { return static_cast<std::uint64_t>(word >> 64); }
constexpr int count_bits(wide_word word) { return count_bits(low_half(word)) + count_bits(high_half(word)); }
constexpr int lowest_bit(wide_word word) {
  return low_half(word) != 0 ? lowest_bit(low_half(word)) : 64 + lowest_bit(high_half(word));
}
constexpr int set_bit_number(wide_word word, int before) {
  const int in_low = count_bits(low_half(word));
  return before < in_low ? set_bit_number(low_half(word), before)
                         : 64 + set_bit_number(high_half(word), before - in_low);
}
#endif
}  // namespace zermelo::detail
