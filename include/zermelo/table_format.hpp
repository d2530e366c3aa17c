// Tables as bytes, the same on every machine: what a file of a table holds.
//
//   zermelo::write_table(out, table, "nim 3 4 5");                        // to a text sink: text_output.hpp
//   const auto table = zermelo::read_table<int>(bytes, "nim 3 4 5");      // a table<int> that grows
//
// All numbers are little-endian.
//
//   offset  bytes
//        0      8   89 5A 45 52 4D 0D 0A 1A: not text, "ZERM", and what a transfer as text would change
//        8      4   version of this format: 1
//       12      1   kind of value: 1 signed integer, 2 unsigned integer, 3 floating (IEEE 754)
//       13      1   bytes of a value in memory: 1, 2, 4 or 8
//       14      2   0
//       16      8   number of states S
//       24      4   number of entries D
//       28      4   length of the game's name N
//       32      N   the game's name, followed by zeros up to a multiple of eight bytes
//               16 D   the entries. Eight bytes each: the value (64 bits, floating ones as double), and the distance,
//                      signed: -2 unsolved, -1 unknown, 2^63 - 1 endless
//               8 W    the words of table.hpp; W is S / 64, rounded up, times the bits that D different codes need
//                  8   checksum of all bytes before: FNV-1a with 64 bits (G. Fowler, L. Noll, K.-P. Vo, 1991)
//
// A step of the checksum is a permutation of its state, a different one for each byte: so any change within one byte
// is seen for certain, and any other with a probability of 1 - 2^-64.
#pragma once

#include <zermelo/table.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo {

inline constexpr std::uint32_t table_format_version = 1;

/// What a value is in a file.
enum class value_kind : unsigned char { signed_integer = 1, unsigned_integer = 2, floating = 3 };

/// The beginning of a file: what it holds, and for which game.
struct table_label {
  value_kind kind{};
  std::size_t value_bytes = 0;
  std::uint64_t states = 0;
  std::uint64_t entries = 0;
  std::uint64_t name_bytes = 0;
  text game{};  ///< a view of the bytes that were read

  /// Of its words, and of the whole file.
  constexpr std::uint64_t words() const { return (states / 64 + (states % 64 != 0)) * detail::bits_for(entries); }
  constexpr std::uint64_t total_bytes() const {
    return fixed_bytes + padded(name_bytes) + 16 * entries + 8 * words() + 8;
  }
  template <class Value>
  constexpr bool holds() const {
    return kind == kind_of<Value>() && value_bytes == sizeof(Value);
  }

  static constexpr std::size_t fixed_bytes = 32;
  static constexpr std::uint64_t padded(std::uint64_t length) { return (length + 7) / 8 * 8; }
  template <class Value>
  static constexpr value_kind kind_of() {
    static_assert((std::integral<Value> || std::floating_point<Value>) && sizeof(Value) <= 8,
                  "zermelo: a file holds values that are integers or floating numbers of up to eight bytes");
    return std::floating_point<Value> ? value_kind::floating
           : std::is_signed_v<Value>  ? value_kind::signed_integer
                                      : value_kind::unsigned_integer;
  }
};

namespace detail {
inline constexpr unsigned char table_magic[8] = {0x89, 'Z', 'E', 'R', 'M', '\r', '\n', 0x1A};
inline constexpr std::int64_t endless_in_a_file = (std::numeric_limits<std::int64_t>::max)();

struct checksum {
  std::uint64_t sum = 0xCBF2'9CE4'8422'2325u;
  constexpr void add(text bytes) {
    for (const char its_byte : bytes) sum = (sum ^ static_cast<unsigned char>(its_byte)) * 0x100'0000'01B3u;
  }
};

/// Writes numbers to a sink of bytes, and sums them.
template <class Out>
struct byte_writer {
  Out& out;
  checksum sum{};

  constexpr void bytes(text t) {
    sum.add(t);
    out(t);
  }
  constexpr void number(std::uint64_t n, std::size_t length) {
    char little_endian[8]{};
    for (std::size_t i = 0; i < length; ++i) little_endian[i] = static_cast<char>(n >> 8 * i & 255);
    bytes(text(little_endian, length));
  }
};
constexpr std::uint64_t number_at(text bytes, std::uint64_t offset, std::size_t length) {
  std::uint64_t n = 0;
  for (std::size_t i = 0; i < length; ++i)
    n |= std::uint64_t{static_cast<unsigned char>(bytes[static_cast<std::size_t>(offset) + i])} << 8 * i;
  return n;
}

template <class Value>
constexpr std::uint64_t bits_of(const Value& v) {
  if constexpr (std::floating_point<Value>)
    return __builtin_bit_cast(std::uint64_t, static_cast<double>(v));
  else
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(v));
}
/// The value with these bits; damaged if the type has none.
template <class Value>
constexpr Value value_of(std::uint64_t its_bits) {
  Value v{};
  if constexpr (std::floating_point<Value>)
    v = static_cast<Value>(__builtin_bit_cast(double, its_bits));
  else
    v = static_cast<Value>(its_bits);
  if (bits_of(v) != its_bits) mistake::a_table_is_damaged();
  return v;
}
constexpr std::uint64_t bits_of_distance(int distance) {
  return static_cast<std::uint64_t>(distance == endless ? endless_in_a_file : distance);
}
constexpr int distance_of(std::uint64_t its_bits) {
  const auto distance = static_cast<std::int64_t>(its_bits);
  if (distance == endless_in_a_file) return endless;
  if (distance < solved_state<int>::unsolved || distance >= endless) mistake::a_table_is_damaged();
  return static_cast<int>(distance);
}

constexpr void must_begin_like_a_table(text bytes) {
  for (std::size_t i = 0; i < bytes.size && i < sizeof table_magic; ++i)
    if (static_cast<unsigned char>(bytes[i]) != table_magic[i]) mistake::these_bytes_are_no_table();
  if (bytes.size < 12) mistake::a_table_is_cut_short();
  const std::uint64_t version = number_at(bytes, 8, 4);
  if (version > table_format_version) mistake::a_table_is_of_a_newer_version();
  if (version != table_format_version) mistake::a_table_is_damaged();
  if (bytes.size < table_label::fixed_bytes) mistake::a_table_is_cut_short();
}
}  // namespace detail

/// What the first 32 bytes say, and the game's name if it is there, too. Whether the rest is there, and whole, is not
/// looked at; but no size is so large that the sizes could not be added.
constexpr table_label read_label(text bytes) {
  detail::must_begin_like_a_table(bytes);
  table_label label;
  label.kind = static_cast<value_kind>(detail::number_at(bytes, 12, 1));
  label.value_bytes = static_cast<std::size_t>(detail::number_at(bytes, 13, 1));
  label.states = detail::number_at(bytes, 16, 8);
  label.entries = detail::number_at(bytes, 24, 4);
  label.name_bytes = detail::number_at(bytes, 28, 4);
  constexpr std::uint64_t most_states = std::uint64_t{1} << 48;  // far beyond any file
  if (label.states > most_states || (label.entries == 0 && label.states > 0) || detail::number_at(bytes, 14, 2) != 0)
    mistake::a_table_is_damaged();
  if (bytes.size >= table_label::fixed_bytes + label.name_bytes)
    label.game = text(bytes.data + table_label::fixed_bytes, static_cast<std::size_t>(label.name_bytes));
  return label;
}

/// Writes a table of a game to a sink of bytes. The name is the game's, with all that its states depend on, such as
/// "nim 3 4 5": who reads must say the same.
template <text_sink Out, class Value, std::size_t States, std::size_t Entries>
constexpr void write_table(Out&& out, const table<Value, States, Entries>& its_table, text game_name) {
  detail::byte_writer<std::remove_reference_t<Out>> to{out};
  for (const unsigned char its_byte : detail::table_magic) to.number(its_byte, 1);
  to.number(table_format_version, 4);
  to.number(static_cast<std::uint64_t>(table_label::kind_of<Value>()), 1);
  to.number(sizeof(Value), 1);
  to.number(0, 2);
  to.number(its_table.size(), 8);
  to.number(its_table.dictionary().size(), 4);
  to.number(game_name.size, 4);
  to.bytes(game_name);
  to.number(0, static_cast<std::size_t>(table_label::padded(game_name.size) - game_name.size));
  for (std::size_t i = 0; i < its_table.dictionary().size(); ++i) {
    to.number(detail::bits_of(its_table.dictionary()[i].value), 8);
    to.number(detail::bits_of_distance(its_table.dictionary()[i].distance), 8);
  }
  const std::size_t planes = detail::bits_for(its_table.dictionary().size());  // a table may have room for more codes
  for (std::size_t block = 0; block < (its_table.size() + 63) / 64; ++block)
    for (std::size_t p = 0; p < planes; ++p) to.number(its_table.words()[block * its_table.planes() + p], 8);
  to.number(to.sum.sum, 8);
}

namespace detail {
/// Whether all is there and as it was written: read_label() has been asked already.
constexpr void must_be_whole(text bytes, const table_label& label) {
  const std::uint64_t wanted = label.total_bytes();
  if (bytes.size < wanted) mistake::a_table_is_cut_short();
  checksum sum;
  sum.add(text(bytes.data, static_cast<std::size_t>(wanted - 8)));
  if (bytes.size > wanted || sum.sum != number_at(bytes, wanted - 8, 8)) mistake::a_table_is_damaged();
}
}  // namespace detail

/// The table in these bytes, for the game with this name. What is wrong is a mistake: no table at all, cut short,
/// damaged, of a newer version, of other values, of another game. Nothing is allocated before all bytes are known to be
/// there. Cost: a look at every byte, and at every state.
template <class Value>
constexpr table<Value> read_table(text bytes, text game_name) {
  const table_label label = read_label(bytes);
  detail::must_be_whole(bytes, label);
  if (!label.holds<Value>()) mistake::a_table_is_of_another_value_type();
  if (!(label.game == game_name)) mistake::a_table_is_of_another_game();

  const auto states = static_cast<std::size_t>(label.states), entries = static_cast<std::size_t>(label.entries);
  table<Value> read(states, entries);
  std::uint64_t at = table_label::fixed_bytes + table_label::padded(label.name_bytes);
  for (std::size_t i = 0; i < entries; ++i, at += 16)
    read.add_entry({detail::value_of<Value>(detail::number_at(bytes, at, 8)),
                    detail::distance_of(detail::number_at(bytes, at + 8, 8))});
  for (std::uint64_t i = 0; i < label.words(); ++i, at += 8)
    read.set_codes(static_cast<std::size_t>(i / read.planes()), detail::number_at(bytes, at, 8),
                   std::size_t{1} << i % read.planes());
  for (std::size_t i = 0; i < states; ++i)
    if (read.code(i) >= entries) mistake::a_table_is_damaged();
  return read;
}
}  // namespace zermelo
