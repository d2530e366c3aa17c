// Tables as bytes: what is read is what was written, for all kinds of values, and every byte has its place.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/table_format.hpp>

#include "fact.hpp"

namespace table_format_facts {
using namespace zermelo;
using games::halving;

inline constexpr halving game{40};
inline constexpr auto solved = solve<game.state_count()>(game);
inline constexpr auto packed = pack<solved>();
inline constexpr auto bytes = constant_text([](auto out) { write_table(out, packed, "halving 40"); });

FACT(table_format_reads_what_it_writes, read_table<int>(given(bytes), "halving 40") == packed)
constexpr auto action_at_four(text its_bytes) {
  return solution(game, read_table<int>(its_bytes, "halving 40")).action({4, player::max});
}
FACT(table_format_serves_a_solution, action_at_four(given(bytes)) == solved.action({4, player::max}))

FACT(table_format_label, read_label(given(bytes)).states == 82 && read_label(given(bytes)).holds<int>() &&
                             !read_label(given(bytes)).holds<unsigned>() && !read_label(given(bytes)).holds<short>() &&
                             read_label(given(bytes)).game == "halving 40" &&
                             read_label(given(bytes)).total_bytes() == bytes.size())

/// What is written, in place.
struct written {
  char characters[512]{};
  std::size_t count = 0;

  template <class Table>
  constexpr written(const Table& its_table, text name) {
    write_table([&to = *this](text its_part) {
      for (const char its : its_part) to.characters[to.count++] = its;
    }, its_table, name);
  }
  constexpr const char* data() const { return characters; }
  constexpr std::size_t size() const { return count; }
};

/// A table of two entries, byte by byte.
constexpr bool is_as_documented(int distance) {
  table<int> two(3, 2);
  two.add_entry({-1, distance});
  two.add_entry({7, endless});
  two.set_code(1, 1);
  constexpr unsigned char expected[] = {
      0x89, 'Z',  'E',  'R',  'M',  '\r', '\n', 0x1A, 1,    0,    0,    0,    1,    4,    0,    0,     // version 1, int
      3,    0,    0,    0,    0,    0,    0,    0,    2,    0,    0,    0,    1,    0,    0,    0,     // 3 states, 2 entries
      'x',  0,    0,    0,    0,    0,    0,    0,                                                     // the game
      0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2,    0,    0,    0,    0,    0,    0,    0,     // -1 in 2
      7,    0,    0,    0,    0,    0,    0,    0,    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f,  // 7, endless
      2,    0,    0,    0,    0,    0,    0,    0};                                                    // one plane
  const written bytes_of_two(two, "x");
  std::uint64_t sum = 0xCBF2'9CE4'8422'2325u, last = 0;
  for (std::size_t i = 0; i < sizeof expected; ++i) {
    const auto byte = static_cast<unsigned char>(bytes_of_two.characters[i]);
    if (byte != expected[i]) return false;
    sum = (sum ^ byte) * 0x100'0000'01B3u;
  }
  for (std::size_t i = 0; i < 8; ++i)
    last |= std::uint64_t{static_cast<unsigned char>(bytes_of_two.characters[sizeof expected + i])} << 8 * i;
  return bytes_of_two.count == sizeof expected + 8 && last == sum;
}
FACT(table_format_is_as_documented, is_as_documented(given(2)))

template <class Value>
constexpr bool survives(Value least, Value greatest) {
  table<Value> all(70, 5);
  const solved_state<Value> entries[] = {
      {least, 0}, {greatest, 1}, {}, {Value(1), unknown_distance}, {Value(0), endless}};
  for (const auto& e : entries) all.add_entry(e);
  for (std::size_t i = 0; i < 70; ++i) all.set_code(i, i % 5);
  return read_table<Value>(written(all, "any"), "any") == all;
}
template <class Value>
constexpr bool survives() {
  return survives((std::numeric_limits<Value>::lowest)(), (std::numeric_limits<Value>::max)());
}
FACT(table_format_of_signed_values, survives<signed char>() && survives<short>() && survives<int>() && survives<long>())
FACT(table_format_of_unsigned_values, survives<bool>() && survives<unsigned char>() && survives<std::uint64_t>())
FACT(table_format_of_floating_values, survives<float>() && survives<double>() &&
                                          survives(-value_limits<double>::highest(), value_limits<double>::highest()))
FACT(table_format_of_one_entry_needs_no_words, written(table<int>(1000, 1), "").size() == 40)
}  // namespace table_format_facts
