// A large transposition table for run time: on the heap, compact, and no larger than the search needs.
//
//   large_table<games::connect_four_threats<>> table(1 << 23);
//   bisect(game, state, remember(table));
//
// A game that says how small its keys, utilities and actions are gets entries of 8 bytes:
//
//   static constexpr int key_bits = 49;                          // key(state) < 2^key_bits
//   static constexpr bounds<value> all_utilities{-21, 21};       // of integers
//   static constexpr int all_actions = 49;                       // actions are integers from 0 and below it
//
// Of the key an entry keeps the bits that its place does not tell, so no two states are ever taken for each other.
// Other games get entries of whatever size their values and actions have.
// The table begins small and doubles when it is half full, up to the size asked for, so that a short search touches
// little memory. For replacement schemes see replacement.hpp. Source: D. Knuth, The Art of Computer Programming, vol. 3,
// 6.4, for multiplicative hashing.
#pragma once

#include <zermelo/detail/table_entry.hpp>
#include <zermelo/replacement.hpp>

namespace zermelo {

/// At most `its_most_entries` entries, rounded down to a power of two, but 16,384 at least; a size of 0 is
/// mistake::a_transposition_table_of_size_0. Each state has one place; when another state has it, Replacement decides.
template <class Game, class Replacement = replace_always>
class large_table {
 public:
  using value = typename Game::value;
  using action = typename Game::action;
  using entry = remembered<value, action>;

  explicit large_table(std::size_t its_most_entries, Replacement its_replacement = {})
      : replaces_(its_replacement), most_(places::log_of(its_most_entries)), entries_(at_.size()) {}

  entry find(std::uint64_t key) const {
    const std::uint64_t mixed = places::mix(key);
    const auto& here = entries_.get()[at_.place(mixed)];
    return here.used() && here.is_of(at_.tail(mixed)) ? here.read() : entry{};
  }
  void store(std::uint64_t key, const value& v, bound meaning, int plies, const optional_action<action>& best = {}) {
    if (plies < stored::least_plies || stored::most_plies < plies) return;
    const std::uint64_t mixed = places::mix(key);
    auto& here = entries_.get()[at_.place(mixed)];
    const entry fresh{v, meaning, plies, best, true};
    if (!here.used()) {
      here = {at_.tail(mixed), fresh};
      if (++used_ > at_.size() / 2 && at_.log < most_) grow();
    } else if (here.is_of(at_.tail(mixed)) || replaces_(here.read(), fresh)) {
      here = {at_.tail(mixed), fresh};
    }
  }
  /// Begins to fetch the entry of a key that will be asked for.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(entries_.get() + at_.place(places::mix(key))); }

  std::size_t entries_in_use() const { return used_; }
  /// The entries that there is room for at present, and the bytes that they take.
  std::size_t size() const { return at_.size(); }
  std::size_t bytes() const { return size() * sizeof(stored); }
  /// Forgets everything.
  void clear() { *this = large_table(std::size_t{1} << most_, replaces_); }

 private:
  using stored = typename detail::table_entry<Game>::type;
  using places = detail::table_places<Game>;

  // An entry of place p goes to 2p or 2p + 1, as the highest bit of its tail says.
  void grow() {
    detail::entry_array<stored> larger(2 * size());
    for (std::size_t p = 0; p < size(); ++p) {
      const stored& old = entries_.get()[p];
      if (!old.used()) continue;
      larger.get()[2 * p + (old.tail() >> 63)] = {old.tail() << 1, old.read()};
    }
    entries_ = static_cast<detail::entry_array<stored>&&>(larger);
    at_ = {at_.log + 1};
  }

  [[no_unique_address]] Replacement replaces_;
  int most_;
  places at_{detail::least_log_of_size};
  std::size_t used_ = 0;
  detail::entry_array<stored> entries_;
};
}  // namespace zermelo
