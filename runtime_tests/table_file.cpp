// Tables in files: what is loaded is what was saved, what is damaged is refused, and a save that fails changes nothing.
#include <zermelo/games/halving.hpp>
#include <zermelo/games/nim.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/table_file.hpp>

#include <rapidcheck.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "catch.hpp"
#include "thrown.hpp"

using namespace zermelo;
namespace fs = std::filesystem;

namespace {
/// A folder of its own, gone at the end.
struct folder {
  fs::path path = fs::temp_directory_path() / ("zermelo_tables_" + std::to_string(std::random_device()()));
  folder() { fs::create_directory(path); }
  ~folder() { fs::remove_all(path); }
  std::string file(const char* name) const { return (path / name).string(); }
  std::size_t files() const { return static_cast<std::size_t>(std::distance(fs::directory_iterator(path), {})); }
};
std::string content(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
void write(const std::string& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

const games::halving game{20};
const auto small = pack(solve(game));
const std::string name = "halving 20";

/// The mistake of reading these bytes, or nothing.
std::string refused(const std::string& bytes, const std::string& of = name) {
  return thrown<file_error>([&] { read_table<int>(bytes, of); });
}
/// With the checksum that belongs to it, as somebody would write it who means harm.
std::string with_checksum(std::string bytes) {
  detail::checksum sum;
  sum.add(text(bytes.data(), bytes.size() - 8));
  for (std::size_t i = 0; i < 8; ++i) bytes[bytes.size() - 8 + i] = static_cast<char>(sum.sum >> 8 * i & 255);
  return bytes;
}
std::string with_number(std::string bytes, std::size_t offset, std::uint64_t n, std::size_t length) {
  for (std::size_t i = 0; i < length; ++i) bytes[offset + i] = static_cast<char>(n >> 8 * i & 255);
  return bytes;
}
const char* const damaged = "the table is damaged: it is not as it was written";
const char* const cut = "the table is cut short: its end is missing";
}  // namespace

TEST_CASE("a table is loaded as it was saved") {
  const folder here;
  save_table(here.file("t"), small, name);
  CHECK(load_table<int>(here.file("t"), name) == small);
  CHECK(content(here.file("t")) == table_bytes(small, name));
  CHECK(here.files() == 1);

  const games::nim nim(3, 4, 5);
  const auto solved = solve(nim);
  save_table(here.file("n"), pack(solved), "nim 3 4 5");
  const solution perfect(solved.rules(), load_table<int>(here.file("n"), "nim 3 4 5"));
  CHECK(perfect.value(nim.start()) == solved.value(nim.start()));
  CHECK(perfect.action(nim.start()) == solved.action(nim.start()));
}

TEST_CASE("every table survives being written and read") {
  REQUIRE(rc::check("tables of any size", [](std::uint64_t seed_of_codes) {
    const auto states = *rc::gen::inRange<std::size_t>(0, 300), codes = *rc::gen::inRange<std::size_t>(1, 70);
    table<double> random(states, codes);
    for (std::size_t i = 0; i < codes; ++i) random.add_entry({*rc::gen::arbitrary<double>(), static_cast<int>(i) - 2});
    for (std::size_t i = 0; i < states; ++i) {
      seed_of_codes = seed_of_codes * 25214903917u + 11;
      random.set_code(i, seed_of_codes / 65536 % codes);
    }
    const auto any_name = *rc::gen::arbitrary<std::string>();
    RC_ASSERT(read_table<double>(table_bytes(random, any_name), any_name) == random);
  }));
}

TEST_CASE("a table with any bit flipped is refused") {
  const std::string bytes = table_bytes(small, name);
  CHECK(refused(bytes).empty());
  std::size_t accepted = 0;
  for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
    std::string flipped = bytes;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ 1 << bit % 8);
    accepted += refused(flipped).empty();
  }
  CHECK(accepted == 0);
}

TEST_CASE("a table with any byte changed is refused") {
  const std::string bytes = table_bytes(small, name);
  std::size_t accepted = 0;
  for (std::size_t place = 0; place < bytes.size(); ++place)
    for (int other = 1; other < 256; ++other) {
      std::string changed = bytes;
      changed[place] = static_cast<char>(changed[place] ^ other);
      accepted += refused(changed).empty();
    }
  CHECK(accepted == 0);
}

TEST_CASE("a table that is cut anywhere is refused, and one that is too long") {
  const std::string bytes = table_bytes(small, name);
  for (std::size_t size = 0; size < bytes.size(); ++size) CHECK(refused(bytes.substr(0, size)) == cut);
  CHECK(refused(bytes + '\0') == damaged);
}

TEST_CASE("a table is refused with its reason") {
  const std::string bytes = table_bytes(small, name);
  CHECK(refused("a text") == "this is no table of zermelo's");
  CHECK(refused(with_number(bytes, 5, '\n', 1)) == "this is no table of zermelo's");  // as if it was taken for a text
  CHECK(refused(with_number(bytes, 8, 2, 4)) == "the table was written by a newer version, in another format");
  CHECK(refused(with_number(bytes, 8, 0, 4)) == damaged);
  CHECK(refused(bytes, "halving 21") == "the table is of another game, or of one with other parameters");
  CHECK(refused(bytes, "halving") == refused(bytes, "halving 21"));
  const char* const other_values = "the values of the table are of another type";
  CHECK(thrown<file_error>([&] { read_table<unsigned>(bytes, name); }) == other_values);
  CHECK(thrown<file_error>([&] { read_table<short>(bytes, name); }) == other_values);
  CHECK(thrown<file_error>([&] { read_table<float>(bytes, name); }) == other_values);
}

TEST_CASE("sizes that cannot be are refused before any memory is taken") {
  const std::string bytes = table_bytes(small, name);
  for (const std::uint64_t states : {~std::uint64_t{0}, std::uint64_t{1} << 63, (std::uint64_t{1} << 48) + 1})
    CHECK(refused(with_checksum(with_number(bytes, 16, states, 8))) == damaged);
  for (const std::uint64_t states : {std::uint64_t{1} << 48, std::uint64_t{1} << 40, std::uint64_t{1000}})
    CHECK(refused(with_checksum(with_number(bytes, 16, states, 8))) == cut);
  CHECK(refused(with_checksum(with_number(bytes, 24, 0xffff'ffffu, 4))) == cut);
  CHECK(refused(with_checksum(with_number(bytes, 24, 0, 4))) == damaged);
  CHECK(refused(with_checksum(with_number(bytes, 28, 0xffff'ffffu, 4))) == cut);
}

TEST_CASE("what no table has is refused, even with the right checksum") {
  const std::string bytes = table_bytes(small, name);
  const std::size_t entries = 32 + 16;
  CHECK(refused(with_checksum(bytes)).empty());
  CHECK(refused(with_checksum(with_number(bytes, 14, 1, 2))) == damaged);
  CHECK(refused(with_checksum(with_number(bytes, entries, std::uint64_t{1} << 40, 8))) == damaged);      // no int
  CHECK(refused(with_checksum(with_number(bytes, entries + 8, std::uint64_t{1} << 40, 8))) == damaged);  // no distance
  CHECK(refused(with_checksum(with_number(bytes, entries + 8, ~std::uint64_t{2}, 8))) == damaged);       // -3
  table<int> three(1, 3);
  for (int i = 0; i < 3; ++i) three.add_entry({i, i});
  std::string code_without_an_entry = table_bytes(three, name);
  for (const std::size_t plane : {24u, 16u})
    code_without_an_entry = with_number(code_without_an_entry, code_without_an_entry.size() - plane, 1, 8);
  CHECK(refused(with_checksum(code_without_an_entry)) == damaged);
}

TEST_CASE("files that cannot be read or written") {
  const folder here;
  const auto reading = [](const std::string& file) {
    return thrown<file_error>([&] { load_table<int>(file, name); });
  };
  CHECK(reading(here.file("missing")) == "the file of a table cannot be read");
  CHECK(reading(here.path.string()) == "the file of a table cannot be read");
  write(here.file("empty"), "");
  CHECK(reading(here.file("empty")) == cut);
  write(here.file("long"), table_bytes(small, name) + std::string(100'000, 'x'));
  CHECK(reading(here.file("long")) == damaged);
  if (fs::exists("/dev/zero")) CHECK(reading("/dev/zero") == "this is no table of zermelo's");
  write(here.file("large"), with_number(table_bytes(small, name), 16, std::uint64_t{1} << 48, 8));
  CHECK(reading(here.file("large")) == cut);

  const char* const unwritten = "the file of a table cannot be written";
  CHECK(thrown<file_error>([&] { save_table(here.file("no/such/folder"), small, name); }) == unwritten);
  CHECK(thrown<file_error>([&] { save_table(here.path.string(), small, name); }) == unwritten);
}

TEST_CASE("a save replaces the file and its permissions stay") {
  const folder here;
  write(here.file("t"), "old");
  fs::permissions(here.file("t"), fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("t", here.file("link"));
  save_table(here.file("link"), small, name);
  CHECK(load_table<int>(here.file("t"), name) == small);
  CHECK(fs::is_symlink(here.file("link")));
  CHECK(fs::status(here.file("t")).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(here.files() == 2);
}
