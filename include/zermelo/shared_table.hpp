// A large transposition table that several threads use at the same time.
//
//   shared_table<games::connect_four_threats<>> table(1 << 23);
//   bisect(game, state, remember(table), threads{2});
//
// As large_table (which see, for games that say how small their keys are), but of a fixed size, since a table that
// grows would have to stop everybody. An entry of 8 bytes is an atomic word, read and written whole. A larger entry
// has a lock for which nobody waits: whoever finds it taken reads nothing, or leaves nothing. So no thread ever sees
// half of one entry and half of another, at no cost for small entries, and a table never changes a value. Larger
// entries without a lock are possible, each with a check sum that half of an entry will probably not match: R. Hyatt,
// T. Mann, A lockless transposition-table implementation for parallel search, ICGA Journal 25 (2002). Here nothing is
// only probable.
#pragma once

#include <atomic>

#include <zermelo/detail/table_entry.hpp>
#include <zermelo/replacement.hpp>

namespace zermelo {
namespace detail {
/// One entry for several threads. Its order with what is around it does not matter: an entry is true by itself.
template <class Entry>
class shared_entry {
 public:
  Entry read() const {
    Entry seen;
    if (!taken_.exchange(true, std::memory_order_acquire)) {
      seen = entry_;
      taken_.store(false, std::memory_order_release);
    }
    return seen;
  }
  void write(const Entry& fresh) {
    if (taken_.exchange(true, std::memory_order_acquire)) return;
    entry_ = fresh;
    taken_.store(false, std::memory_order_release);
  }

 private:
  mutable std::atomic<bool> taken_ = false;
  Entry entry_{};
};
template <class Entry>
  requires requires(Entry e) { e.word; }
class shared_entry<Entry> {
 public:
  Entry read() const {
    Entry seen;
    seen.word = word_.load(std::memory_order_relaxed);
    return seen;
  }
  void write(const Entry& fresh) { word_.store(fresh.word, std::memory_order_relaxed); }

 private:
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free);
  std::atomic<std::uint64_t> word_ = 0;
};
}  // namespace detail

/// `its_entries` entries, rounded down to a power of two, but 16,384 at least; a size of 0 is
/// mistake::a_transposition_table_of_size_0. Each state has one place; when another state has it, Replacement
/// decides. find, store and prefetch may be called by any number of threads at once, the others by one alone. All of
/// its memory is written when it is made: a millisecond or two for 8 MB.
template <class Game, class Replacement = replace_always>
class shared_table {
 public:
  using value = typename Game::value;
  using action = typename Game::action;
  using entry = remembered<value, action>;
  static constexpr bool for_several_threads = true;

  explicit shared_table(std::size_t its_entries, Replacement its_replacement = {})
      : replaces_(its_replacement), at_{places::log_of(its_entries)}, entries_(at_.size()) {}

  entry find(std::uint64_t key) const {
    const std::uint64_t mixed = places::mix(key);
    const stored here = entries_.get()[at_.place(mixed)].read();
    return here.used() && here.is_of(at_.tail(mixed)) ? here.read() : entry{};
  }
  void store(std::uint64_t key, const value& v, bound meaning, int plies, const optional_action<action>& best = {}) {
    if (plies < stored::least_plies || stored::most_plies < plies) return;
    const std::uint64_t mixed = places::mix(key);
    auto& here = entries_.get()[at_.place(mixed)];
    const entry fresh{v, meaning, plies, best, true};
    if (const stored old = here.read(); !old.used() || old.is_of(at_.tail(mixed)) || replaces_(old.read(), fresh))
      here.write({at_.tail(mixed), fresh});
  }
  /// Begins to fetch the entry of a key that will be asked for.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(entries_.get() + at_.place(places::mix(key))); }

  /// Counts them, one by one.
  std::size_t entries_in_use() const {
    std::size_t count = 0;
    for (std::size_t p = 0; p < size(); ++p) count += entries_.get()[p].read().used();
    return count;
  }
  std::size_t size() const { return at_.size(); }
  std::size_t bytes() const { return size() * sizeof(detail::shared_entry<stored>); }
  /// Forgets everything.
  void clear() {
    for (std::size_t p = 0; p < size(); ++p) entries_.get()[p].write({});
  }

 private:
  using stored = typename detail::table_entry<Game>::type;
  using places = detail::table_places<Game>;

  [[no_unique_address]] Replacement replaces_;
  places at_;
  detail::entry_array<detail::shared_entry<stored>> entries_;
};
}  // namespace zermelo
