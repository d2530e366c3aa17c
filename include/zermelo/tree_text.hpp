// Writing a tree as text, in the notation of tree_dsl.hpp:
//
//   max(min(3, 9, 10), min(2, 5, 7))                      max_node, min_node and chance_node are understood as well
//   max(A: min(1: -50, 2: 50), "left hand": 3)            names of actions: letters, digits and _, or quoted
//   chance(1/6: 3, 0.5: 4, heads 1/3: 5)                  probabilities: exact fractions, on all children or on none
//   [[3, 9, 10], [2, 5, 7]]                               lists: Max at the root, levels alternate
//   player1(player2((1, 2, 6), (4, 2, 3)), player3(...))  many players: a leaf has a number for each; player1 is Max
//
// Numbers are integers, decimals (1.5, -2e3) or fractions (1/3). Nothing is rounded, except a decimal to the nearest
// floating number. A quoted name stands on one line and has no escapes. Spaces and line breaks are free between words.
#pragma once

#include <zermelo/detail/tree_parser.hpp>
#include <zermelo/growing_tree.hpp>

namespace zermelo {

/// Characters as a template argument: parse_tree<"...">() makes it of the literal.
template <std::size_t N>
struct fixed_string {
  char characters[N]{};

  constexpr fixed_string(const char (&literal)[N]) {
    for (std::size_t i = 0; i < N; ++i) characters[i] = literal[i];
  }
  constexpr text view() const { return {characters, N - 1}; }
};

namespace detail {
struct surveyed_text {
  tree_survey survey;
  tree_text_finding finding;
};
template <class Sink>
constexpr tree_text_finding parse(const text& source, Sink& sink) {
  tree_parser<Sink> parser(source, sink);
  parser.parse();
  return locate(source, parser.lexer.mistake_at, parser.lexer.reason);
}
constexpr surveyed_text survey_text(const text& source) {
  surveyed_text result;
  result.finding = parse(source, result.survey);
  return result;
}
/// What the compiler knows of a text; made once, however often the text is used.
template <fixed_string Text>
inline constexpr surveyed_text survey_of = survey_text(Text.view());

/// The type of the leaves: Value, or without one int or double as the text demands, or a vector of Length such numbers.
template <class Value, leaf_kind Kind, std::size_t Length>
struct value_of_leaves {
  using type = Value;
};
template <leaf_kind Kind, std::size_t Length>
struct value_of_leaves<void, Kind, Length> {
  using type = utility_vector<typename value_of_leaves<void, Kind, 0>::type, Length>;
};
template <leaf_kind Kind>
struct value_of_leaves<void, Kind, 0> {
  using type = int;  // for fractions too: they demand that the program names a type, and the parser will say so
};
template <>
struct value_of_leaves<void, leaf_kind::decimals, 0> {
  using type = double;
};

template <fixed_string Text, class Value>
using value_type_of =
    typename value_of_leaves<Value, survey_of<Text>.survey.kind, survey_of<Text>.survey.vector_length>::type;

/// The mistake of a text that the survey refused. For a type that is named it may be an earlier one.
template <fixed_string Text, class Value>
constexpr tree_text_finding mistake_for() {
  if constexpr (std::same_as<Value, void>) {
    return survey_of<Text>.finding;
  } else {
    value_check<Value> check;
    return parse(Text.view(), check);
  }
}

template <class Tree>
struct parsed_text {
  Tree tree;
  tree_text_finding finding;
};
template <fixed_string Text, class Value>
constexpr auto parse_text() {
  parsed_text<tree<survey_of<Text>.survey.nodes, Value>> result;
  tree_filler<decltype(result.tree)> filler{result.tree};
  result.finding = parse(Text.view(), filler);
  return result;
}
template <fixed_string Text, class Value>
inline constexpr auto parsed = parse_text<Text, Value>();
}  // namespace detail

/// The tree that Text says, of exact size, made by the compiler. Its names are views into Text, which lives as long as
/// the program. Value is int, or double if a leaf is a decimal, or a utility_vector of those if the leaves are vectors,
/// unless you name it; fractions need a named one.
/// A mistake stops the compiler at the type tree_text_error_at<line, column, reason>.
/// Cost: about 80 steps of clang and 800 operations of g++ for each character, in two evaluations: texts of 10,000
/// characters need no raised limits.
template <fixed_string Text, class Value = void>
constexpr auto parse_tree() {
  if constexpr (detail::survey_of<Text>.finding) {
    constexpr tree_text_finding malformed = detail::mistake_for<Text, Value>();
    return tree_text_error_at<malformed.line, malformed.column, malformed.reason>{};
  } else {
    using value = detail::value_type_of<Text, Value>;
    constexpr tree_text_finding unreadable = detail::parsed<Text, value>.finding;
    if constexpr (unreadable)
      return tree_text_error_at<unreadable.line, unreadable.column, unreadable.reason>{};
    else
      return detail::parsed<Text, value>.tree;
  }
}

/// The tree that `source` says, at run time or in a constant expression. It owns a copy of the text, with its names.
/// Throws tree_text_error with line, column and reason. Cost: linear in the text.
template <class Value = int>
constexpr growing_tree<Value> parse_tree(const text& source) {
  growing_tree<Value> tree(source);
  detail::tree_filler<growing_tree<Value>> filler{tree};
  const tree_text_finding finding = detail::parse(tree.characters(), filler);
  detail::require_no_mistake(finding.reason, finding.line, finding.column);
  return tree;
}

/// How the numbers in the leaves of a text are written, so that a program can choose the value type: integers can be
/// read as any, decimals as floating numbers or fractions, fractions as fractions only. Throws like parse_tree.
constexpr leaf_kind classify_leaves(const text& source) {
  const auto [survey, finding] = detail::survey_text(source);
  detail::require_no_mistake(finding.reason, finding.line, finding.column);
  return survey.kind;
}

/// For how many players the leaves of a text are vectors, for the same purpose; 0 where they are numbers. Throws alike.
constexpr std::size_t count_players(const text& source) {
  const auto [survey, finding] = detail::survey_text(source);
  detail::require_no_mistake(finding.reason, finding.line, finding.column);
  return survey.vector_length;
}

/// The first mistake that parse_tree<Value>(source) would throw, or none. It throws nothing and keeps nothing.
template <class Value = int>
constexpr tree_text_finding find_mistake(const text& source) {
  detail::value_check<Value> check;
  return detail::parse(source, check);
}
}  // namespace zermelo
