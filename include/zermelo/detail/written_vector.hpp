// A utility for each player as it stands in a text, (1, 2, 6): number by number into a vector.
#pragma once

#include <zermelo/detail/written_number.hpp>
#include <zermelo/utility_vector.hpp>

namespace zermelo::detail {

/// Players have the numbers 0 to 253, and 255 is chance.
inline constexpr int most_players = 254;

/// How many players have a number in values of this type. Where values are single numbers there are Max and Min.
template <class Value>
inline constexpr std::size_t players_of = 2;
template <class Number, std::size_t Players>
inline constexpr std::size_t players_of<utility_vector<Number, Players>> = Players;

/// A leaf that is a single number is no vector.
template <class Number, std::size_t Players>
constexpr tree_text_mistake read_value(const written_number&, utility_vector<Number, Players>&) {
  return tree_text_mistake::number_where_values_are_vectors;
}

/// Reads the number of the player with this index. What is beyond the vector is left out: its length is checked at its end.
template <class Value>
constexpr tree_text_mistake read_number_of(std::size_t index, const written_number& n, Value& result) {
  if constexpr (is_utility_vector<Value>)
    return index < Value::players ? read_value(n, result.of[index]) : tree_text_mistake::none;
  else
    return tree_text_mistake::vector_where_values_are_numbers;
}
/// Whether leaves of this type may be vectors, and of which length.
template <class Value>
constexpr tree_text_mistake check_vector() {
  return is_utility_vector<Value> ? tree_text_mistake::none : tree_text_mistake::vector_where_values_are_numbers;
}
template <class Value>
constexpr tree_text_mistake check_vector(std::size_t length) {
  return length == players_of<Value> ? tree_text_mistake::none : tree_text_mistake::vector_of_the_wrong_length;
}
}  // namespace zermelo::detail
