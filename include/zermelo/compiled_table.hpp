// What the translation unit of an embedded table is compiled from: zermelo_embed() writes one that includes this.
//
//   inline constexpr zermelo::games::halving rules{100};
//   constexpr auto part = zermelo::compiled_table<rules, zermelo::contents::values>();
//
// Nothing of the search is left in the object file, not even without optimisation: the solution is the member of a class
// template, which a compiler keeps only where the running program asks for it. (It must not have internal linkage, since
// g++ without optimisation keeps such constants: so `rules` is inline, or extern. A local constant of a consteval
// function would not do, since clang counts its steps together with those of all that follows.)
#pragma once

#include <zermelo/embedded_table.hpp>
#include <zermelo/solve_range.hpp>

namespace zermelo {

/// Which states a table knows: all that have numbers, or those that can be reached from the start of the game.
enum class known_states : unsigned char { all, reachable };

namespace detail {
struct number_range {
  std::size_t first = 0;
  std::size_t last = 0;  // the first beyond it
};
/// The numbers of a shard, counted from 0: all shards but the last have the same number of whole words. A shard may be
/// empty if there are more of them than words.
constexpr number_range shard_range(std::size_t state_count, std::size_t shard, std::size_t shards) {
  const std::size_t words = (state_count + 63) / 64, each = (words + shards - 1) / shards * 64;
  const std::size_t first = shard * each < state_count ? shard * each : state_count;
  return {first, state_count - first < each ? state_count : first + each};
}

template <class Entries>
inline constexpr bool is_packed = false;
template <class Value, std::size_t States, std::size_t Entries>
inline constexpr bool is_packed<table<Value, States, Entries>> = true;

template <std::size_t Count, known_states Which, class Game>
constexpr auto solve_known(const Game& g) {
  if constexpr (Which == known_states::all)
    return solve<Count>(g);
  else
    return solve<Count>(g, g.start());
}
template <const auto& Rules, known_states Which>
struct compiled_solution {
  static constexpr auto solved = solve_known<Rules.state_count(), Which>(Rules);
  static constexpr std::size_t count = solved.entries().size();
  static constexpr const auto& entries() { return solved.entries(); }
};
template <const auto& Rules, std::size_t Shard, std::size_t Shards>
struct compiled_range {
  static constexpr number_range numbers = shard_range(Rules.state_count(), Shard, Shards);
  static_assert(numbers.first < numbers.last, "zermelo: a table has no more SHARDS than words of 64 states");
  static constexpr std::size_t count = numbers.last - numbers.first;
  static constexpr auto solved = solve_range<count>(Rules, numbers.first, numbers.last);
  static constexpr const auto& entries() { return solved; }
};

template <class Value, std::size_t States, std::size_t Codes, class Entries>
constexpr auto part_of(const Entries& entries, contents what) {
  compiled_part<Value, States, Codes> part;
  different_entries<Value> found(what);
  for (std::size_t i = 0; i < States; ++i)
    for (std::size_t p = 0, rest = found.code(entries[i]); rest != 0; ++p, rest >>= 1)
      if ((rest & 1) != 0) part.words[i / 64 * part.planes + p] |= std::uint64_t{1} << i % 64;
  for (std::size_t code = 0; code < found.size(); ++code) part.dictionary[code] = found[code];
  return part;
}
/// Solved has entries(), a constant, and their count.
template <class Value, contents What, class Solved>
consteval auto compile_part() {
  if constexpr (What == contents::values_and_distances && is_packed<std::remove_cvref_t<decltype(Solved::entries())>>) {
    return Solved::entries();  // as solve() made it: to read it entry by entry would cost more than to solve
  } else {
    constexpr std::size_t codes = count_different(Solved::entries(), What);
    return part_of<Value, Solved::count, codes>(Solved::entries(), What);
  }
}
}  // namespace detail

/// The entries of solve() for a game that is a constant, as a compiled_part, or as the table that solve() has made of a
/// block_game: of both a table_view can be made. Cost: solves once, and reads entries that are not packed twice.
template <const auto& Rules, contents What = contents::values_and_distances, known_states Which = known_states::all>
consteval auto compiled_table() {
  using game = std::remove_cvref_t<decltype(Rules)>;
  if constexpr (detail::require_indexed_game<game>())
    return detail::compile_part<typename game::value, What, detail::compiled_solution<Rules, Which>>();
}
/// One of the `Shards` parts of the same table, counted from 0. Cost: that of solve_range() for the states of this part.
template <const auto& Rules, contents What, std::size_t Shard, std::size_t Shards>
consteval auto compiled_shard() {
  using game = std::remove_cvref_t<decltype(Rules)>;
  if constexpr (detail::require_indexed_game<game>())
    return detail::compile_part<typename game::value, What, detail::compiled_range<Rules, Shard, Shards>>();
}
}  // namespace zermelo
