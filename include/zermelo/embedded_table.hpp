// Tables that were computed in another translation unit: what the header that zermelo_embed() makes is built from.
//
//   #include "perfect.hpp"                    // made by zermelo_embed(... NAME perfect)
//   perfect.value(state)  perfect.distance(state)  perfect.action(state)
//
// A user of a table knows neither its size nor its dictionary when it is compiled: these belong to the translation unit
// of the table, which hands out a table_view. An embedded_table holds no pointers, but names the functions that know
// where its parts are; so nothing has to be relocated when the program starts, and the table stays in read-only memory.
#pragma once

#include <zermelo/table.hpp>

namespace zermelo {

/// A packed table without the means to make one: a constant of the program, from compiled_table.hpp.
template <class Value, std::size_t States, std::size_t Entries>
struct compiled_part {
  static constexpr std::size_t planes = detail::bits_for(Entries);
  solved_state<Value> dictionary[Entries]{};
  std::uint64_t words[detail::table_words(States, Entries)]{};
};

/// A packed table that somebody else holds: see table.hpp for how codes lie in the words.
template <class Value>
class table_view {
 public:
  using value_type = Value;
  using entry = solved_state<Value>;

  /// `its_words` has the planes of (its_states + 63) / 64 blocks; both arrays outlive the view.
  constexpr table_view(std::size_t its_states, std::size_t its_planes, const entry* its_dictionary,
                       const std::uint64_t* its_words)
      : states_(its_states), planes_(its_planes), dictionary_(its_dictionary), words_(its_words) {}
  /// Views of tables of fixed size.
  template <std::size_t States, std::size_t Entries>
  constexpr explicit table_view(const compiled_part<Value, States, Entries>& its_part)
      : table_view(States, its_part.planes, its_part.dictionary, its_part.words) {}
  template <std::size_t States, std::size_t Entries>
    requires(States != growing)
  constexpr explicit table_view(const table<Value, States, Entries>& its_table)
      : table_view(its_table.size(), its_table.planes(), its_table.dictionary().list, its_table.words().list) {}

  constexpr std::size_t size() const { return states_; }
  /// Bits for each state.
  constexpr std::size_t planes() const { return planes_; }
  /// The entry of the state with this number; one that is not below size() is a mistake. Cost: a look for each plane.
  constexpr const entry& operator[](std::size_t number) const {
    if (number >= states_) mistake::a_table_is_asked_for_a_number_beyond_its_size();
    const std::uint64_t* const block = words_ + number / 64 * planes_;
    std::size_t code = 0;
    for (std::size_t p = 0; p < planes_; ++p) code |= static_cast<std::size_t>(block[p] >> number % 64 & 1) << p;
    return dictionary_[code];
  }

 private:
  std::size_t states_;
  std::size_t planes_;
  const entry* dictionary_;
  const std::uint64_t* words_;
};

/// A function that is compiled with a part of a table and knows where it is.
template <class Value>
using table_part = table_view<Value> (*)();

/// The table of these parts, one after the other; all but the last have the same number of states. It is empty itself,
/// and serves a solution as its entries.
template <class Value, table_part<Value> First, table_part<Value>... Others>
class embedded_table {
 public:
  using value_type = Value;
  using entry = solved_state<Value>;

  static std::size_t size() { return (First().size() + ... + Others().size()); }
  /// The same as of any table. Cost: that of table_view, and a call of the function of the part.
  const entry& operator[](std::size_t number) const {
    if constexpr (sizeof...(Others) == 0) {
      return First()[number];
    } else {
      const std::size_t each = First().size();
      if (number < each) return First()[number];
      return in_part<Others...>(number - each, each);
    }
  }

 private:
  template <table_part<Value> Part, table_part<Value>... Rest>
  static const entry& in_part(std::size_t number, std::size_t each) {
    if constexpr (sizeof...(Rest) != 0)
      if (number >= each) return in_part<Rest...>(number - each, each);
    return Part()[number];
  }
};

/// Whether the same is known of the same numbers.
template <class Value, table_part<Value>... Parts, class Table>
bool operator==(const embedded_table<Value, Parts...>& x, const Table& y) {
  if (x.size() != y.size()) return false;
  for (std::size_t i = 0; i < x.size(); ++i)
    if (!(x[i] == y[i])) return false;
  return true;
}
}  // namespace zermelo
