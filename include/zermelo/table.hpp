// Tables of solved states, packed to the bits that they need.
//
//   static constexpr auto solved = zermelo::solve<game.state_count()>(game);
//   constexpr auto table = zermelo::pack<solved>();           // value and distance of every state
//   constexpr zermelo::solution perfect{game, table};          // .value(state)  .distance(state)  .action(state)
//
// A table holds each different entry once, in its dictionary, and for each state the number of its entry there, its
// code, in as few bits as there are codes. The bits lie in planes: 64 states share a word of each plane,
//
//   words   | plane 0 of states 0..63 | plane 1 of states 0..63 | ... | plane 0 of states 64..127 | ...
//
// so that a look-up is a shift and a mask for each bit, and a set of 64 states is written in one operation.
#pragma once

#include <zermelo/fitted.hpp>
#include <zermelo/solution.hpp>

namespace zermelo {

namespace detail {
/// The bits that so many different codes need: 0 for one, 2 for three.
constexpr std::size_t bits_for(std::size_t codes) {
  std::size_t bits = 0;
  while (codes > std::size_t{1} << bits) ++bits;
  return bits;
}
/// The words of a table of fixed size.
constexpr std::size_t table_words(std::size_t states, std::size_t entries) {
  return states == growing ? growing : (states + 63) / 64 * (bits_for(entries) == 0 ? 1 : bits_for(entries));
}
}  // namespace detail

/// What is known of each state by its number, packed. States and Entries are the sizes of a table that is a constant of
/// the program; a table that grows (at run time, or within a constant expression) has neither.
template <class Value, std::size_t States = growing, std::size_t Entries = growing>
class table {
 public:
  using value_type = Value;
  using entry = solved_state<Value>;
  using dictionary_type = detail::items<entry, Entries>;
  using words_type = detail::items<std::uint64_t, detail::table_words(States, Entries)>;

  constexpr table() = default;
  /// So many states, all with code 0, and room for so many codes. More than States are
  /// mistake::more_states_than_the_table_can_hold.
  constexpr table(std::size_t its_states, std::size_t its_codes)
      : states_(its_states), planes_(detail::bits_for(its_codes)) {
    if (States != growing && (its_states > States || its_codes > Entries)) mistake::more_states_than_the_table_can_hold();
    words_.fill((its_states + 63) / 64 * planes_);
  }

  /// A table of the parts that dictionary() and words() give: of so many states, whose words fill all its planes.
  constexpr table(std::size_t its_states, const dictionary_type& its_dictionary, const words_type& its_words)
      : states_(its_states),
        planes_(its_words.size() / ((its_states + 63) / 64)),
        dictionary_(its_dictionary),
        words_(its_words) {}

  constexpr std::size_t size() const { return states_; }
  /// Bits for each state.
  constexpr std::size_t planes() const { return planes_; }

  /// The entry of the state with this number; one that is not below size() is a mistake. Cost: a look for each plane.
  constexpr const entry& operator[](std::size_t number) const {
    if (number >= states_) mistake::a_table_is_asked_for_a_number_beyond_its_size();
    return dictionary_[code(number)];
  }
  constexpr std::size_t code(std::size_t number) const {
    const std::size_t block = number / 64 * planes_;
    std::size_t bits = 0;
    for (std::size_t p = 0; p < planes_; ++p) bits |= static_cast<std::size_t>(words_[block + p] >> number % 64 & 1) << p;
    return bits;
  }

  /// The states of a block of 64 that have this code, bit i for the number 64 block + i. Cost: a look for each plane.
  constexpr std::uint64_t states_with(std::size_t block, std::size_t its_code) const {
    std::uint64_t states = ~std::uint64_t{0};
    for (std::size_t p = 0; p < planes_; ++p) {
      const std::uint64_t word = words_[block * planes_ + p];
      states &= (its_code >> p & 1) != 0 ? word : ~word;
    }
    return states;
  }

  /// Adds an entry to the dictionary; its code is the number of those before it.
  constexpr void add_entry(const entry& its_entry) {
    if (dictionary_.full()) mistake::a_solution_has_too_many_different_entries_for_a_table();
    dictionary_.push_back(its_entry);
  }
  /// Gives a state that has code 0 another one.
  constexpr void set_code(std::size_t number, std::size_t its_code) {
    set_codes(number / 64, std::uint64_t{1} << number % 64, its_code);
  }
  /// The same for a set of states of one block: bit i stands for the number 64 block + i.
  constexpr void set_codes(std::size_t block, std::uint64_t states, std::size_t its_code) {
    std::uint64_t* const first = words_.data() + block * planes_;
    for (std::size_t ones = its_code; ones != 0; ones &= ones - 1) first[__builtin_ctzll(ones)] |= states;
  }

  /// The parts, as they are kept and saved.
  constexpr const dictionary_type& dictionary() const { return dictionary_; }
  constexpr const words_type& words() const { return words_; }

  class iterator {
   public:
    using value_type = entry;
    using difference_type = std::ptrdiff_t;
    constexpr iterator() = default;
    constexpr iterator(const table* its_table, std::size_t its_number) : table_(its_table), number_(its_number) {}
    constexpr const entry& operator*() const { return (*table_)[number_]; }
    constexpr iterator& operator++() {
      ++number_;
      return *this;
    }
    constexpr iterator operator++(int) { return {table_, number_++}; }
    friend constexpr bool operator==(const iterator&, const iterator&) = default;

   private:
    const table* table_ = nullptr;
    std::size_t number_ = 0;
  };
  constexpr iterator begin() const { return {this, 0}; }
  constexpr iterator end() const { return {this, states_}; }

 private:
  std::size_t states_ = 0;
  std::size_t planes_ = 0;
  dictionary_type dictionary_{};
  words_type words_{};
};

/// Whether the same is known of the same numbers. The order of the dictionaries makes no difference.
template <class Value, std::size_t States, std::size_t Entries, std::size_t OtherStates, std::size_t OtherEntries>
constexpr bool operator==(const table<Value, States, Entries>& x, const table<Value, OtherStates, OtherEntries>& y) {
  if (x.size() != y.size()) return false;
  for (std::size_t i = 0; i < x.size(); ++i)
    if (!(x[i] == y[i])) return false;
  return true;
}

/// What of the entries a table keeps. Values alone need fewer bits; who plays by them keeps a win, but only who knows
/// the distances comes nearer to it in a game with cycles.
enum class contents : unsigned char { values, values_and_distances };

namespace detail {
template <class Value>
constexpr solved_state<Value> kept(const solved_state<Value>& all, contents what) {
  return what == contents::values && all.is_known() ? solved_state<Value>{all.value, unknown_distance} : all;
}

/// The different entries of a solution, as far as a table keeps them, in the order in which they first appear. They hang
/// in chains, one for all distances with the same remainder. Neighbours are often equal, and are looked up once.
template <class Value>
class different_entries {
 public:
  static constexpr std::size_t most = 4096;
  struct link {
    solved_state<Value> entry{};
    std::size_t next = 0;
  };

  constexpr explicit different_entries(contents its_contents) : what_(its_contents) {}

  /// The code of an entry, which is added if it is new.
  constexpr std::size_t code(const solved_state<Value>& entry) {
    if (links_.size() != 0 && entry == last_) return code_;
    last_ = entry;
    return code_ = find_or_add(kept(entry, what_));
  }
  constexpr std::size_t size() const { return links_.size(); }
  constexpr const solved_state<Value>& operator[](std::size_t i) const { return links_[i].entry; }

 private:
  static constexpr std::size_t chains = 64;

  constexpr std::size_t find_or_add(const solved_state<Value>& wanted) {
    const std::size_t chain = static_cast<unsigned>(wanted.distance) % chains;
    std::size_t i = first_[chain];
    while (i != 0 && !(links_[i - 1].entry == wanted)) i = links_[i - 1].next;
    if (i != 0) return i - 1;
    if (links_.size() == most) mistake::a_solution_has_too_many_different_entries_for_a_table();
    links_.push_back({wanted, first_[chain]});
    first_[chain] = links_.size();
    return links_.size() - 1;
  }

  contents what_;
  solved_state<Value> last_{};
  std::size_t code_ = 0;  // of the last
  growing_array<link> links_{};
  std::size_t first_[chains]{};  // of each chain, the number of a link and one more; 0 ends a chain
};

template <std::size_t States, std::size_t Entries, class Source>
constexpr auto packed(const Source& entries, contents what) {
  using value = std::remove_cvref_t<decltype(entries[0].value)>;
  different_entries<value> found(what);
  for (std::size_t i = 0; i < entries.size(); ++i) found.code(entries[i]);
  table<value, States, Entries> packed_entries(entries.size(), found.size());
  for (std::size_t i = 0; i < found.size(); ++i) packed_entries.add_entry(found[i]);
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (const std::size_t code = found.code(entries[i]); code != 0) packed_entries.set_code(i, code);
  return packed_entries;
}
template <class Source>
constexpr std::size_t count_different(const Source& entries, contents what) {
  different_entries<std::remove_cvref_t<decltype(entries[0].value)>> found(what);
  for (std::size_t i = 0; i < entries.size(); ++i) found.code(entries[i]);
  return found.size();
}
}  // namespace detail

/// The entries of a solution as a packed table that grows: at run time, or within a constant expression. More than 4,096
/// different entries are a mistake. Cost: two looks at every entry, and a comparison with those of the dictionary.
template <class Solution>
constexpr auto pack(const Solution& solved, contents what = contents::values_and_distances) {
  return detail::packed<growing, growing>(solved.entries(), what);
}
/// The same as a constant of exact size: `Solution` is a constexpr variable at namespace scope, or a static one.
template <const auto& Solution, contents What = contents::values_and_distances>
consteval auto pack() {
  constexpr std::size_t different = detail::count_different(Solution.entries(), What);
  return detail::packed<Solution.entries().size(), different>(Solution.entries(), What);
}
}  // namespace zermelo
