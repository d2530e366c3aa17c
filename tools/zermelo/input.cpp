#include "input.hpp"

#include <cstdio>
#include <zermelo/play/files.hpp>

namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether the argument is a tree itself: it begins with a bracket, a number, or a word and '('. So does one
/// that is blank.
bool is_tree_text(const std::string& argument) {
  std::size_t i = argument.find_first_not_of(" \t\r\n");
  if (i == std::string::npos || argument[i] == '[' || is_digit(argument[i])) return true;
  if (argument[i] == '+' || argument[i] == '-') return i + 1 < argument.size();
  while (i < argument.size() && (is_letter(argument[i]) || is_digit(argument[i]) || argument[i] == '_')) ++i;
  i = argument.find_first_not_of(" \t\r\n", i);
  return i != std::string::npos && argument[i] == '(';
}

/// Some editors begin a UTF-8 file with a byte order mark.
std::string without_mark(std::string characters) {
  constexpr char byte_order_mark[] = "\xEF\xBB\xBF";
  if (characters.compare(0, 3, byte_order_mark) == 0) characters.erase(0, 3);
  return characters;
}

/// Fills vectors of the greatest length from shorter ones.
template <class Number>
struct padding_filler : zermelo::detail::tree_filler<vector_tree<Number>> {
  std::size_t players;

  zermelo::tree_text_mistake close_vector(std::size_t length) {
    ++this->next;
    return length == players ? zermelo::tree_text_mistake::none
                             : zermelo::tree_text_mistake::vector_of_the_wrong_length;
  }
};
}  // namespace

void require_known_number_of_players(const tree_source& source, std::size_t players) {
  if (players < 2 || players > most_players)
    throw failure(exit_bad_input, source.place + ": vectors of 2 to 8 numbers are understood, not of " +
                                      std::to_string(players));
}

template <class Number>
vector_tree<Number> vector_tree_from(const tree_source& source, std::size_t players) {
  require_known_number_of_players(source, players);
  return at_place_of(source, [&] {
    vector_tree<Number> tree(source.characters);
    padding_filler<Number> filler{{tree}, players};
    const auto finding = zermelo::detail::parse(tree.characters(), filler);
    if (finding) throw zermelo::tree_text_error(finding);
    return tree;
  });
}
template vector_tree<double> vector_tree_from<double>(const tree_source&, std::size_t);
template vector_tree<exact> vector_tree_from<exact>(const tree_source&, std::size_t);

tree_source read_tree_source(const std::string& argument) {
  if (argument == "-") return {"standard input", without_mark(zermelo::play::read_all(stdin, "standard input"))};
  if (is_tree_text(argument)) return {"TREE", argument};
  return {argument, without_mark(zermelo::play::read_file(argument))};
}
