// The words of a tree text, one at a time.
#pragma once

#include <zermelo/detail/written_number.hpp>

namespace zermelo::detail {

constexpr bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_word_character(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
constexpr bool begins_number(char c) { return is_digit(c) || c == '-' || c == '+' || c == '.'; }
constexpr bool is_punctuation(char c) { return c == '(' || c == ')' || c == '[' || c == ']' || c == ',' || c == ':'; }

/// Whether `word` is one of those that stand for no finite number elsewhere, in any case.
constexpr bool names_no_finite_number(const text& word) {
  constexpr text specials[] = {"nan", "inf", "infinity"};
  for (const text& special : specials) {
    bool same = word.size == special.size;
    for (std::size_t i = 0; same && i < word.size; ++i) same = (word[i] | 0x20) == special[i];  // 0x20: to lower case
    if (same) return true;
  }
  return false;
}

/// The kind of a token is its character for punctuation, and one of these for the others.
inline constexpr char end_token = '\0', word_token = 'w', number_token = '0', quoted_token = '"';

/// Reads tokens, remembers the first mistake, and gives end_token from then on.
struct tree_lexer {
  text source;
  std::size_t next = 0;  ///< the character after the current token
  char kind = end_token;
  std::size_t begin = 0;    ///< the first character of the current token
  text characters{};        ///< of a word or a number, or between the quotes
  written_number number{};  ///< of a number
  tree_text_mistake reason = tree_text_mistake::none;
  std::size_t mistake_at = 0;

  constexpr bool fail(tree_text_mistake why, std::size_t where) {
    if (reason == tree_text_mistake::none) reason = why, mistake_at = where;
    kind = end_token;
    return false;
  }
  constexpr void advance() {
    skip_space();
    begin = next;
    if (next == source.size || reason != tree_text_mistake::none) {
      kind = end_token;
    } else if (const char c = source[next]; is_punctuation(c)) {
      kind = c, ++next;
    } else if (begins_number(c)) {
      read_number();
    } else if (is_word_character(c)) {
      read_word();
    } else if (c == '"') {
      read_quoted();
    } else {
      fail(tree_text_mistake::unexpected_character, begin);
    }
  }
  /// The first character after the current token that is not a space: what the next token will be.
  constexpr char character_ahead() {
    skip_space();
    return peek();
  }

 private:
  constexpr char peek() const { return next < source.size ? source[next] : '\0'; }
  constexpr void skip_space() {
    while (next < source.size && is_space(source[next])) ++next;
  }
  constexpr void finish(char its_kind) {
    kind = its_kind;
    characters = text(source.data + begin, next - begin);
  }
  constexpr void read_word() {
    while (is_word_character(peek())) ++next;
    finish(word_token);
  }
  constexpr void read_quoted() {
    ++next;
    while (next < source.size && source[next] != '"' && source[next] != '\n') ++next;
    if (peek() != '"') {
      fail(tree_text_mistake::unterminated_name, begin);
    } else {
      kind = quoted_token;
      characters = text(source.data + begin + 1, next++ - begin - 1);
    }
  }
  /// A word may begin with digits: "2nd".
  constexpr void read_number() {
    number = {};
    if (peek() == '-' || peek() == '+') number.negative = source[next++] == '-';
    const std::size_t first_digit = next;
    std::size_t digits = read_digits(number.digits);
    if (peek() == '/' && digits > 0) {
      ++next;
      number.kind = leaf_kind::fractions;
      number.denominator = 0;
      digits = read_digits(number.denominator);
    } else {
      digits += read_decimals();
      if (digits > 0) read_exponent();
    }
    if (is_word_character(peek()) && begin == first_digit && number.kind == leaf_kind::integers) return read_word();
    if (digits == 0 || is_word_character(peek()) || peek() == '.' || peek() == '/') return fail_at_number(first_digit);
    if (number.denominator == 0 && !number.too_long) return void(fail(tree_text_mistake::zero_denominator, begin));
    finish(number_token);
  }
  constexpr std::size_t read_digits(std::uint64_t& into) {
    const std::size_t first = next;
    for (; is_digit(peek()); ++next) {
      if (into > (UINT64_MAX - 9) / 10)
        number.too_long = true;
      else
        into = 10 * into + static_cast<std::uint64_t>(source[next] - '0');
    }
    return next - first;
  }
  constexpr std::size_t read_decimals() {
    if (peek() != '.') return 0;
    ++next;
    number.kind = leaf_kind::decimals;
    const std::size_t digits = read_digits(number.digits);
    if (digits < largest_power)
      number.power = -static_cast<int>(digits);
    else
      number.too_long = true;
    return digits;
  }
  constexpr void read_exponent() {
    if (peek() != 'e' && peek() != 'E') return;
    const std::size_t before = next++;
    const bool below_zero = peek() == '-';
    if (peek() == '-' || peek() == '+') ++next;
    if (!is_digit(peek())) {
      next = before;
      return;
    }
    int power = 0;
    for (; is_digit(peek()); ++next)
      if (power < static_cast<int>(largest_power)) power = 10 * power + (source[next] - '0');
    if (power >= static_cast<int>(largest_power)) number.too_long = true;
    number.kind = leaf_kind::decimals;
    number.power += below_zero ? -power : power;
  }
  constexpr void fail_at_number(std::size_t first_digit) {
    next = first_digit;
    while (is_word_character(peek())) ++next;
    const bool special = names_no_finite_number({source.data + first_digit, next - first_digit});
    fail(special ? tree_text_mistake::not_a_finite_number : tree_text_mistake::malformed_number, begin);
  }

  static constexpr std::size_t largest_power = 10'000;  // far beyond any that is read exactly, and no overflow near it
};
}  // namespace zermelo::detail
