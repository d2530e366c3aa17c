// What can be wrong with a tree written as text, and how it is told: line, column and reason.
#pragma once

#include <cstddef>

#include <zermelo/error.hpp>
#include <zermelo/text.hpp>

namespace zermelo {

/// The reasons, one for each kind of slip. The compiler prints the names; sentence() is for people.
enum class tree_text_mistake : unsigned char {
  none,
  empty_text,
  text_too_long,
  unexpected_character,
  unknown_word,
  expected_node,
  expected_opening_bracket,
  expected_comma_or_closing_bracket,
  mismatched_brackets,
  bracket_never_closed,
  node_without_children,
  nested_too_deeply,
  list_below_chance_node,
  list_of_many_players,
  trailing_text,
  unterminated_name,
  empty_name,
  name_at_the_root,
  expected_colon_after_name,
  malformed_number,
  not_a_finite_number,
  number_out_of_range,
  too_many_digits,
  zero_denominator,
  decimal_where_values_are_integers,
  fraction_where_values_are_not_fractions,
  vector_where_values_are_numbers,
  number_where_values_are_vectors,
  vector_of_the_wrong_length,
  vector_without_numbers,
  expected_number_in_a_vector,
  player_without_a_utility,
  probability_outside_chance_node,
  probability_not_between_zero_and_one,
  probabilities_do_not_sum_to_one,
  probabilities_too_fine_to_add_exactly,
  some_children_have_no_probability
};

/// How deep brackets may nest. The parser takes a call for each level, and compilers stop at 512 nested calls.
inline constexpr int max_tree_text_levels = 200;

/// The reason as a sentence, without a full stop: "expected ',' or the closing bracket after a child".
constexpr const char* sentence(tree_text_mistake reason) {
  switch (reason) {
    using enum tree_text_mistake;
    case none: return "no mistake";
    case empty_text: return "the text is empty";
    case text_too_long: return "the text is longer than a tree can number its nodes";
    case unexpected_character: return "this character cannot be here";
    case unknown_word: return "unknown word: max, min, chance or player1, player2, ... begins a node";
    case expected_node: return "expected a number, a list in [ ] or a node: max(...), min(...), chance(...)";
    case expected_opening_bracket: return "expected '(' after max, min, chance or a player";
    case expected_comma_or_closing_bracket: return "expected ',' or the closing bracket after a child";
    case mismatched_brackets: return "this bracket does not match the open one";
    case bracket_never_closed: return "this bracket is never closed";
    case node_without_children: return "a node without children";
    case nested_too_deeply: return "nested deeper than 200 levels";
    case list_below_chance_node: return "a list below chance does not tell who moves: write max(...) or min(...)";
    case list_of_many_players:
      return "a list does not tell which of many players moves: write player1(...), player2(...), ...";
    case trailing_text: return "text after the end of the tree";
    case unterminated_name: return "this quoted name does not end on its line";
    case empty_name: return "a name is empty";
    case name_at_the_root: return "the root has no name and no probability";
    case expected_colon_after_name: return "expected ':' after the name or probability of a child";
    case malformed_number: return "not a number: write an integer, a decimal (1.5, -2e3) or a fraction (1/6)";
    case not_a_finite_number: return "a value must be a finite number";
    case number_out_of_range: return "the number is out of the range of the value type";
    case too_many_digits: return "the number has too many digits or too large an exponent to be read exactly";
    case zero_denominator: return "the denominator of a fraction is zero";
    case decimal_where_values_are_integers: return "a decimal where the value type is an integer type";
    case fraction_where_values_are_not_fractions:
      return "a fraction needs a value type for fractions, such as zermelo::rational";
    case vector_where_values_are_numbers: return "a vector where the leaves are numbers";
    case number_where_values_are_vectors: return "a number where the leaves are vectors, such as (1, 2, 6)";
    case vector_of_the_wrong_length:
      return "a vector of the wrong length: all leaves have one number for each player, and there are at most 254";
    case vector_without_numbers: return "a vector without numbers";
    case expected_number_in_a_vector: return "expected a number: a vector has numbers only, as in (1, 2, 6)";
    case player_without_a_utility:
      return "this player has no utility: a leaf needs a number for each player, as in (1, 2, 6)";
    case probability_outside_chance_node: return "only children of a chance node have probabilities";
    case probability_not_between_zero_and_one: return "a probability is not between 0 and 1";
    case probabilities_do_not_sum_to_one: return "the probabilities of this chance node do not sum to 1";
    case probabilities_too_fine_to_add_exactly: return "the denominators are too large to add them exactly";
    case some_children_have_no_probability: return "either all children of a chance node have a probability or none does";
  }
  return "unknown mistake";
}

/// The first mistake of a text and where it is; or none, and then line and column are 0.
struct tree_text_finding {
  tree_text_mistake reason = tree_text_mistake::none;
  std::size_t line = 0;    ///< from 1
  std::size_t column = 0;  ///< from 1, in characters (of UTF-8), a tab being one

  constexpr explicit operator bool() const { return reason != tree_text_mistake::none; }
  friend constexpr bool operator==(const tree_text_finding&, const tree_text_finding&) = default;
};

/// What parse_tree(text) throws. what() is "line 1, column 14: expected ',' or the closing bracket after a child".
struct tree_text_error : tree_error {
  explicit tree_text_error(const tree_text_finding& finding) noexcept
      : tree_error(sentence(finding.reason)), finding_(finding) {
    append("line ");
    append(finding.line);
    append(", column ");
    append(finding.column);
    append(": ");
    append(sentence(finding.reason));
  }
  std::size_t line() const noexcept { return finding_.line; }
  std::size_t column() const noexcept { return finding_.column; }
  tree_text_mistake reason() const noexcept { return finding_.reason; }
  const char* what() const noexcept override { return message_; }

 private:
  void append(const char* characters) noexcept {
    while (*characters != '\0' && length_ + 1 < sizeof message_) message_[length_++] = *characters++;
  }
  void append(std::size_t number) noexcept {
    char digits[24]{};
    char* first = digits + sizeof digits - 1;
    do *--first = static_cast<char>('0' + number % 10);
    while ((number /= 10) != 0);
    append(first);
  }

  tree_text_finding finding_;
  std::size_t length_ = 0;
  char message_[200]{};  // in place, since an error that allocates can fail itself; the rest of it stays '\0'
};

/// Never defined: its name is the compiler's message for a mistake in the text of parse_tree<"...">().
template <std::size_t Line, std::size_t Column, tree_text_mistake Reason>
struct tree_text_error_at;

namespace mistake {
/// In a constant expression the compiler stops here; clang's next note shows reason, line and column.
[[noreturn]] inline void the_text_of_a_tree_has_a_mistake(const tree_text_finding& finding) {
  detail::raise(tree_text_error(finding));
}
}  // namespace mistake

namespace detail {
constexpr void require_no_mistake(tree_text_mistake reason, std::size_t line, std::size_t column) {
  if (reason != tree_text_mistake::none) mistake::the_text_of_a_tree_has_a_mistake({reason, line, column});
}

/// Where the character with this index stands.
constexpr tree_text_finding locate(const text& source, std::size_t index, tree_text_mistake reason) {
  if (reason == tree_text_mistake::none) return {};
  tree_text_finding finding{reason, 1, 1};
  for (std::size_t i = 0; i < index; ++i) {
    const bool continues_a_character = (static_cast<unsigned char>(source[i]) & 0xC0) == 0x80;
    if (source[i] == '\n')
      ++finding.line, finding.column = 1;
    else if (!continues_a_character)
      ++finding.column;
  }
  return finding;
}
}  // namespace detail
}  // namespace zermelo
