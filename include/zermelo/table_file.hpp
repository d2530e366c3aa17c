// Tables in files, for programs; the format is in table_format.hpp.
//
//   zermelo::save_table("nim.table", zermelo::pack(zermelo::solve(game)), "nim 3 4 5");
//   const zermelo::solution perfect(game, zermelo::load_table<int>("nim.table", "nim 3 4 5"));
//
// Works without exceptions, too: what is wrong is a mistake, and errno tells why a file cannot be read or written.
#pragma once

#include <zermelo/detail/replace_file.hpp>
#include <zermelo/table_format.hpp>

namespace zermelo {

/// The table as a string of bytes.
template <class Value, std::size_t States, std::size_t Entries>
std::string table_bytes(const table<Value, States, Entries>& its_table, text game_name) {
  std::string bytes;
  write_table([&bytes](text its_part) { bytes.append(its_part.data, its_part.size); }, its_table, game_name);
  return bytes;
}

/// Saves a table, completely or not at all: it is written beside the file and, once the disk has it, put in its place.
template <class Value, std::size_t States, std::size_t Entries>
void save_table(const std::string& file, const table<Value, States, Entries>& its_table, text game_name) {
  if (!detail::replace_file(file, table_bytes(its_table, game_name))) mistake::a_table_file_cannot_be_written();
}

namespace detail {
/// Reads up to so many bytes in all. What a file says of its own size is not believed: memory grows with what is there.
inline void read_up_to(std::uint64_t most, std::string& bytes, std::FILE* file) {
  char chunk[16384];
  while (bytes.size() < most && std::feof(file) == 0) {
    const std::uint64_t rest = most - bytes.size();
    const std::size_t wanted = rest < sizeof chunk ? static_cast<std::size_t>(rest) : sizeof chunk;
    bytes.append(chunk, std::fread(chunk, 1, wanted, file));
    if (std::ferror(file) != 0) mistake::a_table_file_cannot_be_read();
  }
}
}  // namespace detail

/// The bytes of a file that begins like a table, up to the end of the table. For read_label() and read_table().
inline std::string read_table_file(const std::string& name) {
  const detail::file_handle file = detail::open_file(name, "rb");
  if (!file) mistake::a_table_file_cannot_be_read();
  std::string bytes;
  detail::read_up_to(table_label::fixed_bytes, bytes, file.get());
  const std::uint64_t wanted = read_label(bytes).total_bytes();
  detail::read_up_to(wanted + 1, bytes, file.get());  // one more, so that a longer file is seen to be longer
  return bytes;
}

/// Loads the table of the game with this name. The mistakes of read_table(), and a file that cannot be read.
template <class Value>
table<Value> load_table(const std::string& file, text game_name) {
  return read_table<Value>(read_table_file(file), game_name);
}
}  // namespace zermelo
