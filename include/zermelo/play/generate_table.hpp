// A program that computes a table and writes it as C++: what zermelo_embed(MODE generate) builds and runs.
//
//   usage: PROGRAM DIRECTORY [SHARD...]
//
// Writes DIRECTORY/NAME_0.cpp, NAME_1.cpp, ..., a source for each shard. Each is first kept, when it is done, in
// DIRECTORY/done; all are put in place when none is missing. So a run that was interrupted goes on where it was, and
// several machines can share the work: call the program with some of the numbers of the shards on each, collect what
// they have done in one DIRECTORY/done, and call it there without. What is older than the program is computed again.
#pragma once

#include <unistd.h>

#include <charconv>
#include <chrono>
#include <cmath>
#include <cstring>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include <zermelo/compiled_table.hpp>
#include <zermelo/play/files.hpp>

namespace zermelo::play {

/// What a generated table is called, and what it holds.
struct generated_table {
  std::string name;   ///< of the sources, and of the header that they include
  std::string parts;  ///< the namespace that the header declares their functions in
  contents kept = contents::values_and_distances;
  known_states states = known_states::all;
  std::size_t shards = 1;
};

namespace detail {
template <class Value>
std::string written_as_cpp(Value v) {
  static_assert(std::is_arithmetic_v<Value>, "zermelo: only tables of numbers can be written as C++");
  char digits[64];
  if constexpr (std::is_floating_point_v<Value>) {
    if (!std::isfinite(v)) throw failure(exit_bad_input, "a value is not finite and cannot be written as C++");
    std::snprintf(digits, sizeof digits, "%La", static_cast<long double>(v));  // exact
    return digits + std::string(std::is_same_v<Value, float> ? "f" : std::is_same_v<Value, double> ? "" : "L");
  } else {
    if (v == (std::numeric_limits<Value>::min)() && v != Value(0))  // whose digits alone are too large for its type
      return written_as_cpp(static_cast<Value>(v + 1)) + " - 1";
    return {digits, std::to_chars(digits, digits + sizeof digits, +v).ptr};
  }
}

template <class Value>
std::string source_of_part(const generated_table& what, std::size_t shard, const table<Value>& packed) {
  const std::string number = std::to_string(shard);
  const std::size_t codes = packed.dictionary().size(), words = zermelo::detail::table_words(packed.size(), codes);
  std::string source = "// Computed by " + what.name + "_generate: part " + number + " of " + std::to_string(what.shards) +
                       ", counted from 0.\n#include \"" + what.name + ".hpp\"\n\nnamespace " + what.parts +
                       " {\nextern constexpr zermelo::compiled_part<value, " + std::to_string(packed.size()) + ", " +
                       std::to_string(codes) + "> table_" + number + "{\n    {";
  for (std::size_t i = 0; i < codes; ++i)
    source += (i == 0 ? "{" : ", {") + written_as_cpp(packed.dictionary()[i].value) + ", " +
              written_as_cpp(packed.dictionary()[i].distance) + '}';
  source += "},\n    {";
  for (std::size_t i = 0; i < words; ++i) {
    char digits[24];
    const std::uint64_t word = packed.planes() == 0 ? 0 : packed.words()[i];
    source.append(i == 0 ? "0x" : i % 6 == 0 ? ",\n     0x" : ", 0x");
    source.append(digits, std::to_chars(digits, digits + sizeof digits, word, 16).ptr);
  }
  return source + "}};\nzermelo::table_view<value> part_" + number + "() { return zermelo::table_view<value>(table_" +
         number + "); }\n}  // namespace " + what.parts + "\n";
}

template <class Game>
auto solve_shard(const Game& rules, const generated_table& what, std::size_t shard) {
  using zermelo::detail::packed;
  if (what.shards == 1 && what.states == known_states::all)
    return packed<growing, growing>(solve(rules).entries(), what.kept);
  if (what.shards == 1) return packed<growing, growing>(solve(rules, rules.start()).entries(), what.kept);
  const auto [first, last] = zermelo::detail::shard_range(rules.state_count(), shard, what.shards);
  if (first >= last) throw failure(exit_bad_input, "a table has no more SHARDS than words of 64 states");
  return packed<growing, growing>(solve_range(rules, first, last), what.kept);
}

/// How far it is: a bar on a terminal, else a line for each part.
class parts_done {
 public:
  parts_done(const std::string& its_name, std::size_t its_total)
      : name_(its_name), total_(its_total), bar_(isatty(STDOUT_FILENO) == 1) {
    draw("");
  }
  ~parts_done() {
    if (bar_) std::cout << '\n';
  }
  parts_done(const parts_done&) = delete;
  parts_done& operator=(const parts_done&) = delete;

  void add(std::size_t shard, std::string_view how) {
    ++done_;
    if (bar_)
      draw(how);
    else
      std::cout << name_ << ": part " << shard << ' ' << how << ", " << done_ << " of " << total_ << " done\n" << std::flush;
  }

 private:
  void draw(std::string_view how) const {
    constexpr std::size_t width = 40;
    if (!bar_) return;
    const std::size_t filled = width * done_ / total_;
    std::cout << "\r\x1b[K[" << std::string(filled, '#') << std::string(width - filled, '.') << "] " << name_ << ": "
              << done_ << " of " << total_ << " parts " << how << std::flush;
  }

  std::string name_;
  std::size_t total_;
  std::size_t done_ = 0;
  bool bar_;
};

template <class Game>
class table_generator {
  using path = std::filesystem::path;

 public:
  table_generator(const Game& its_rules, const generated_table& its_table, const path& its_program,
                  const path& its_directory)
      : rules_(its_rules), table_(its_table), program_(its_program), directory_(its_directory) {}

  void compute(const std::vector<std::size_t>& shards) const {
    std::filesystem::create_directories(directory_ / "done");
    parts_done progress(table_.name, shards.size());
    for (const std::size_t shard : shards) {
      if (is_done(shard)) {
        progress.add(shard, "was there");
        continue;
      }
      const auto start = std::chrono::steady_clock::now();
      const std::string source = source_of_part(table_, shard, solve_shard(rules_, table_, shard));
      write_file((directory_ / "done" / file(shard)).string(), source);
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
      progress.add(shard, "took " + std::to_string(seconds.count()) + " s");
    }
  }
  void put_in_place() const {
    for (std::size_t shard = 0; shard < table_.shards; ++shard)
      std::filesystem::copy_file(directory_ / "done" / file(shard), directory_ / file(shard),
                                 std::filesystem::copy_options::overwrite_existing);
    std::filesystem::remove_all(directory_ / "done");
  }

 private:
  std::string file(std::size_t shard) const { return table_.name + '_' + std::to_string(shard) + ".cpp"; }
  bool is_done(std::size_t shard) const {
    std::error_code missing;
    const auto written = std::filesystem::last_write_time(directory_ / "done" / file(shard), missing);
    return !missing && std::filesystem::last_write_time(program_) <= written;
  }

  const Game& rules_;
  const generated_table& table_;
  path program_;
  path directory_;
};

inline std::vector<std::size_t> shards_asked_for(int argc, char** argv, std::size_t shards) {
  std::vector<std::size_t> numbers;
  for (int i = 2; i < argc; ++i) {
    std::size_t number = 0;
    const char* const end = argv[i] + std::strlen(argv[i]);
    const auto [rest, trouble] = std::from_chars(argv[i], end, number);
    if (trouble != std::errc{} || rest != end || number >= shards)
      throw failure(exit_wrong_usage, std::string("there is no shard '") + argv[i] + "': they are 0 to " +
                                          std::to_string(shards - 1));
    numbers.push_back(number);
  }
  return numbers;
}
}  // namespace detail

/// The main function of such a program. Returns its exit code.
template <class Game>
int generate_table(const Game& rules, const generated_table& what, int argc, char** argv) {
  try {
    if (argc < 2) throw failure(exit_wrong_usage, "usage: " + what.name + "_generate DIRECTORY [SHARD...]");
    const detail::table_generator<Game> generator(rules, what, argv[0], argv[1]);
    std::vector<std::size_t> shards = detail::shards_asked_for(argc, argv, what.shards);
    const bool all = shards.empty();
    for (std::size_t shard = 0; all && shard < what.shards; ++shard) shards.push_back(shard);
    generator.compute(shards);
    if (all) generator.put_in_place();
    return exit_fine;
  } catch (const failure& f) {
    std::cerr << what.name << ": " << f.what() << '\n';
    return f.code();
  } catch (const std::exception& e) {
    std::cerr << what.name << ": " << e.what() << '\n';
    return exit_bad_input;
  }
}
}  // namespace zermelo::play
