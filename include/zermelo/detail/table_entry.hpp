// What large transposition tables are made of: their entries, where an entry belongs, and memory for them.
#pragma once

#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include <zermelo/transposition.hpp>

namespace zermelo::detail {
/// The bits of a number from 0 to `largest`.
constexpr int bits_to_hold(std::uint64_t largest) {
  int bits = 0;
  for (; largest != 0; largest >>= 1) ++bits;
  return bits;
}

template <class Game>
inline constexpr int key_bits_of = 64;
template <class Game>
  requires requires { Game::key_bits; }
inline constexpr int key_bits_of<Game> = Game::key_bits;

/// The smallest table has 2^14 entries: then those of 7 x 7 Connect Four fit in a word.
inline constexpr int least_log_of_size = 14;

/// An entry that is as large as what it holds. `tail` is the mixed key without the bits of the place, moved to the
/// top.
template <class Game>
struct whole_entry {
  using memory = remembered<typename Game::value, typename Game::action>;
  static constexpr int least_plies = (std::numeric_limits<int>::min)(), most_plies = (std::numeric_limits<int>::max)();
  std::uint64_t tail_ = 0;
  memory memory_{};

  constexpr bool used() const { return memory_.found; }
  constexpr bool is_of(std::uint64_t tail) const { return tail_ == tail; }
  constexpr std::uint64_t tail() const { return tail_; }
  constexpr memory read() const { return memory_; }
  constexpr whole_entry(std::uint64_t its_tail, const memory& its_memory) : tail_(its_tail), memory_(its_memory) {}
  constexpr whole_entry() = default;
};

/// The same in a word: from the lowest bits what the value says (0: not used), the action (0: none), the plies and
/// the value; at the top the tail.
template <class Game>
struct packed_entry {
  using value = typename Game::value;
  using action = typename Game::action;
  using memory = remembered<value, action>;
  static constexpr int action_bits = bits_to_hold(static_cast<std::uint64_t>(Game::all_actions));
  static constexpr int value_bits =
      bits_to_hold(static_cast<std::uint64_t>(Game::all_utilities.upper) - static_cast<std::uint64_t>(Game::all_utilities.lower));
  static constexpr int plies_bits = 8, plies_at = 2 + action_bits, value_at = plies_at + plies_bits,
                       tail_at = value_at + value_bits;
  static constexpr bool fits = key_bits_of<Game> - least_log_of_size + tail_at <= 64;
  static constexpr int least_plies = -(1 << (plies_bits - 1)), most_plies = (1 << (plies_bits - 1)) - 1;
  static constexpr std::uint64_t below_tail = (std::uint64_t{1} << tail_at) - 1;

  std::uint64_t word = 0;

  constexpr packed_entry() = default;
  constexpr packed_entry(std::uint64_t its_tail, const memory& its_memory)
      : word((unsigned_from(its_memory.bound) + 1) |
             (its_memory.action ? unsigned_from(*its_memory.action) + 1 : 0) << 2 |
             unsigned_from(its_memory.plies - least_plies) << plies_at |
             (unsigned_from(its_memory.value) - unsigned_from(Game::all_utilities.lower)) << value_at | its_tail) {}
  constexpr bool used() const { return word != 0; }
  constexpr bool is_of(std::uint64_t its_tail) const { return (word ^ its_tail) <= below_tail; }
  constexpr std::uint64_t tail() const { return word & ~below_tail; }
  constexpr memory read() const {
    const std::uint64_t a = bits(2, action_bits);
    return {.value = static_cast<value>(static_cast<value>(bits(value_at, value_bits)) + Game::all_utilities.lower),
            .bound = static_cast<zermelo::bound>(bits(0, 2) - 1),
            .plies = static_cast<int>(bits(plies_at, plies_bits)) + least_plies,
            .action = a == 0 ? optional_action<action>{} : optional_action<action>{static_cast<action>(a - 1)},
            .found = true};
  }

 private:
  template <class T>
  static constexpr std::uint64_t unsigned_from(T x) {
    return static_cast<std::uint64_t>(x);
  }
  constexpr std::uint64_t bits(int from, int count) const { return word >> from & ((std::uint64_t{1} << count) - 1); }
};

template <class Game>
concept small_entries = requires {
  Game::key_bits;
  Game::all_actions;
  { Game::all_utilities } -> std::convertible_to<bounds<typename Game::value>>;
} && std::integral<typename Game::value> && std::integral<typename Game::action> && packed_entry<Game>::fits;

template <class Game>
struct table_entry {
  using type = whole_entry<Game>;
};
template <class Game>
  requires small_entries<Game>
struct table_entry<Game> {
  using type = packed_entry<Game>;
};

/// Where a key belongs in a table of 2^log entries, and what of it an entry must keep. Multiplication by an odd
/// number permutes the keys: the product's lowest key_bits bits, moved to the top of the word, tell the key. The
/// highest of them are the place, and the others the tail.
template <class Game>
struct table_places {
  static constexpr int key_bits = key_bits_of<Game>;
  int log;
  int shift = 64 - log;

  static constexpr std::uint64_t mix(std::uint64_t key) { return key * (0x9E37'79B9'7F4A'7C15u << (64 - key_bits)); }
  constexpr std::size_t place(std::uint64_t mixed) const { return static_cast<std::size_t>(mixed >> shift); }
  constexpr std::uint64_t tail(std::uint64_t mixed) const { return mixed << log; }
  constexpr std::size_t size() const { return std::size_t{1} << log; }

  /// The logarithm of the size of a table that may have so many entries.
  static constexpr int log_of(std::size_t entries) {
    if (entries == 0) mistake::a_transposition_table_of_size_0();
    const int asked = bits_to_hold(entries) - 1, most = key_bits - 1;
    return asked < least_log_of_size ? least_log_of_size : asked > most ? most : asked;
  }
};

/// Entries on the heap, aligned for large pages where the system has them: a search jumps about in its table.
template <class Entry>
class entry_array {
 public:
  explicit entry_array(std::size_t its_size)
      : bytes_(its_size * sizeof(Entry)), entries_(static_cast<Entry*>(::operator new(bytes_, alignment()))) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    if (bytes_ >= large_page) madvise(entries_.get(), bytes_, MADV_HUGEPAGE);
#endif
    std::uninitialized_value_construct_n(entries_.get(), its_size);
  }
  Entry* get() const { return entries_.get(); }

 private:
  static constexpr std::size_t large_page = std::size_t{1} << 21;
  static constexpr std::align_val_t alignment() { return std::align_val_t{large_page}; }
  struct release {
    void operator()(Entry* entries) const { ::operator delete(entries, alignment()); }
  };
  static_assert(std::is_trivially_destructible_v<Entry>);

  std::size_t bytes_;
  std::unique_ptr<Entry, release> entries_;
};
}  // namespace zermelo::detail
