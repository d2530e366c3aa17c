// Tables without holes, for games in which most numbers belong to no state, or to one whose entry nobody asks for.
//
//   static constexpr auto solved = zermelo::solve<game.state_count()>(game, game.start());
//   constexpr auto table = zermelo::pack_ranked<solved>();
//   constexpr zermelo::solution perfect{game, table};          // .value(state)  .distance(state)  .action(state)
//
// A set of bits, one for each number, says which are kept; beside each word of it stands how many are kept before. So
// the rank of a number among those that are kept is found without a search, and the entry is that of its rank in a
// packed table:
//
//   rank(number) = before[number / 64] + set bits of bits[number / 64] below bit number % 64
//
// That costs a bit and a quarter (or a half) for each number, and saves the bits of the entries that are not kept.
// Source: G. Jacobson, Space-efficient static trees and graphs, 1989.
#pragma once

#include <zermelo/table.hpp>

namespace zermelo {

/// Numbers: up to the last that is kept. Kept: how many are. Entries: how many different ones. For a table that grows,
/// all are `growing`.
template <class Value, std::size_t Numbers = growing, std::size_t Kept = growing, std::size_t Entries = growing>
class ranked_table {
  static constexpr std::size_t most_blocks = Numbers == growing ? growing : (Numbers + 63) / 64;
  using count = std::conditional_t<Kept != growing && Kept < 65536, std::uint16_t, std::uint32_t>;

 public:
  using value_type = Value;
  using entry = solved_state<Value>;
  using packed = table<Value, Kept, Entries>;

  constexpr ranked_table() = default;
  /// For so many numbers, of which so many will be added, and room for so many codes.
  constexpr ranked_table(std::size_t its_numbers, std::size_t its_kept, std::size_t its_codes)
      : numbers_(its_numbers), kept_(its_kept, its_codes) {}

  /// The numbers of the game's states, kept or not.
  constexpr std::size_t size() const { return numbers_; }
  constexpr std::size_t kept_count() const { return kept_.size(); }
  constexpr bool is_kept(std::size_t number) const {
    return number / 64 < bits_.size() && (bits_[number / 64] >> number % 64 & 1) != 0;
  }
  /// How many smaller numbers are kept; precondition: this one is. Cost: a look, and counting the bits of a word.
  constexpr std::size_t rank(std::size_t number) const {
    const std::uint64_t below = bits_[number / 64] & ((std::uint64_t{1} << number % 64) - 1);
    return before_[number / 64] + static_cast<std::size_t>(__builtin_popcountll(below));
  }
  /// The entry of the state with this number, unsolved where it is not kept; one that is not below size() is a mistake.
  constexpr entry operator[](std::size_t number) const {
    if (number >= numbers_) mistake::a_table_is_asked_for_a_number_beyond_its_size();
    return is_kept(number) ? kept_[rank(number)] : entry{};
  }
  /// The entries that are kept, by their rank.
  constexpr const packed& kept() const { return kept_; }
  /// What it takes in a program, in bytes.
  constexpr std::size_t bytes() const {
    const std::size_t words = bits_.size() + (kept_.size() + 63) / 64 * kept_.planes();
    return words * sizeof(std::uint64_t) + before_.size() * sizeof(count) + kept_.dictionary().size() * sizeof(entry);
  }

  constexpr void add_entry(const entry& its_entry) { kept_.add_entry(its_entry); }
  /// Keeps a number, greater than all that are kept already. One more than was said is
  /// mistake::more_states_than_the_table_can_hold.
  constexpr void keep(std::size_t number, std::size_t its_code) {
    if (added_ == kept_.size()) mistake::more_states_than_the_table_can_hold();
    while (bits_.size() <= number / 64) {
      bits_.push_back(0);
      before_.push_back(static_cast<count>(added_));
    }
    bits_[number / 64] |= std::uint64_t{1} << number % 64;
    kept_.set_code(added_++, its_code);
  }

 private:
  std::size_t numbers_ = 0;
  std::size_t added_ = 0;
  detail::items<std::uint64_t, most_blocks> bits_{};
  detail::items<count, most_blocks> before_{};
  packed kept_{};
};

template <class Value, std::size_t N, std::size_t K, std::size_t E, std::size_t N2, std::size_t K2, std::size_t E2>
constexpr bool operator==(const ranked_table<Value, N, K, E>& x, const ranked_table<Value, N2, K2, E2>& y) {
  if (x.size() != y.size()) return false;
  for (std::size_t i = 0; i < x.size(); ++i)
    if (!(x[i] == y[i])) return false;
  return true;
}

namespace detail {
/// A solution works out from the rules what terminal states are worth, and they alone are no ply from the end.
template <class Value>
constexpr bool is_worth_keeping(const solved_state<Value>& its_entry) {
  return its_entry.is_known() && its_entry.distance != 0;
}

/// What a ranked table of these entries takes.
template <class Value>
struct ranked_sizes {
  std::size_t numbers = 0;  // up to the last that is kept
  std::size_t kept = 0;
  different_entries<Value> different;
};
template <class Source>
constexpr auto measured(const Source& entries, contents what) {
  using value = std::remove_cvref_t<decltype(entries[0].value)>;
  ranked_sizes<value> sizes{.different = different_entries<value>(what)};
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (!is_worth_keeping(entries[i])) continue;
    sizes.numbers = i + 1;
    ++sizes.kept;
    sizes.different.code(entries[i]);
  }
  return sizes;
}
struct three_sizes {
  std::size_t numbers, kept, different;
};
template <class Source>
constexpr three_sizes sizes_of(const Source& entries, contents what) {
  const auto all = measured(entries, what);
  return {all.numbers, all.kept, all.different.size()};
}

template <std::size_t Numbers, std::size_t Kept, std::size_t Entries, class Source>
constexpr auto ranked(const Source& entries, contents what) {
  auto sizes = measured(entries, what);
  using value = std::remove_cvref_t<decltype(entries[0].value)>;
  ranked_table<value, Numbers, Kept, Entries> all(entries.size(), sizes.kept, sizes.different.size());
  for (std::size_t code = 0; code < sizes.different.size(); ++code) all.add_entry(sizes.different[code]);
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (is_worth_keeping(entries[i])) all.keep(i, sizes.different.code(entries[i]));
  return all;
}
}  // namespace detail

/// The entries of a solution that are known, but for those of terminal states, as a ranked table that grows. Those of
/// solve(game, state) are the states that play can reach from there. Cost: two looks at every entry.
template <class Solution>
constexpr auto pack_ranked(const Solution& solved, contents what = contents::values_and_distances) {
  return detail::ranked<growing, growing, growing>(solved.entries(), what);
}
/// The same as a constant of exact size: `Solution` is a constexpr variable at namespace scope, or a static one.
template <const auto& Solution, contents What = contents::values_and_distances>
consteval auto pack_ranked() {
  constexpr detail::three_sizes sizes = detail::sizes_of(Solution.entries(), What);
  // A size of 0 would mean a table that grows.
  return detail::ranked<sizes.numbers + (sizes.numbers == 0), sizes.kept + (sizes.kept == 0),
                        sizes.different + (sizes.different == 0)>(Solution.entries(), What);
}
}  // namespace zermelo
