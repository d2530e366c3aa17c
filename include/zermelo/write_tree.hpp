// A tree as text that parse_tree reads back, node for node: the same names, probabilities and values.
//
//   std::string s;   z::write_tree([&](z::text t) { s.append(t.data, t.size); }, tree);
//   z::write_tree([](z::text t) { std::fwrite(t.data, 1, t.size, stdout); }, tree);
#pragma once

#include <zermelo/detail/tree_lexer.hpp>
#include <zermelo/text_output.hpp>
#include <zermelo/tree.hpp>
#include <zermelo/utility_vector.hpp>

namespace zermelo {
namespace detail {

/// Names that are read without quotes: words, and numbers such as "1", which below chance stand before a probability.
constexpr bool is_plain_name(const text& name) {
  bool letters = false;
  for (const char c : name) {
    if (!is_word_character(c)) return false;
    if (!is_digit(c)) letters = true;
  }
  return !letters || !is_digit(name[0]);
}
template <class Out>
constexpr void write_name(Out& out, const text& name) {
  for (const char c : name)
    if (c == '"' || c == '\n') mistake::a_name_with_a_quote_or_a_line_break_cannot_be_written();
  const bool plain = is_plain_name(name);
  if (!plain) out(text("\""));
  out(name);
  if (!plain) out(text("\""));
}

/// Writes v if it is a whole number of 1/scale, or of `scale` for negative places, as the parser reads it.
template <class Out, std::floating_point Value>
constexpr bool write_decimal(Out& out, Value v, Value scale, int places) {
  const Value scaled = places > 0 ? v * scale : v / scale;
  if (!(scaled <= static_cast<Value>(exact_decimals<Value>::most_digits))) return false;
  const auto read_back = [&](std::uint64_t n) {
    return places > 0 ? static_cast<Value>(n) / scale : static_cast<Value>(n) * scale;
  };
  const auto near = static_cast<std::uint64_t>(scaled);  // scaled is rounded, so that it may be off by one
  auto whole = near > 0 ? near - 1 : near;
  while (whole <= near && read_back(whole) != v) ++whole;
  if (read_back(whole) != v) return false;
  for (; places < 0 && places > -exact_decimals<Value>::largest_power && whole % 10 == 0; --places) whole /= 10;
  digits written;
  for (int i = 0; i < places; ++i, whole /= 10) written.prepend(static_cast<char>('0' + static_cast<int>(whole % 10)));
  if (places > 0) written.prepend('.');
  written.prepend_number(whole);
  out(text(written));
  if (places < 0) {
    out(text("e"));
    write_integer(out, -places);
  }
  return true;
}
/// A floating number with the fewest decimals or zeros that are read back as the same number.
template <class Out, std::floating_point Value>
constexpr void write_exactly(Out& out, const Value& v) {
  if (v < 0) {
    out(text("-"));
    return write_exactly(out, -v);
  }
  Value scale = 1;
  for (int places = 0; places <= exact_decimals<Value>::largest_power; ++places, scale *= 10)
    if (write_decimal(out, v, scale, places) || write_decimal(out, v, scale, -places)) return;
  mistake::a_leaf_is_not_a_decimal_that_can_be_read_exactly();
}
template <class Out, class Value>
constexpr void write_exactly(Out& out, const Value& v) {
  write_value(out, v);
}

template <class Out, class Number, std::size_t Players>
constexpr void write_exactly(Out& out, const utility_vector<Number, Players>& v) {
  for (std::size_t i = 0; i < Players; ++i) {
    out(text(i == 0 ? "(" : ", "));
    write_exactly(out, v.of[i]);
  }
  out(text(")"));
}

/// The word that begins a node: max, min or chance, or where leaves are vectors player1, player2, ...
template <class Value, class Out>
constexpr void write_mover(Out& out, player mover) {
  if (mover == player::chance || (mover <= player::min && !is_utility_vector<Value>)) return out(name_of(mover));
  out(text("player"));
  write_integer(out, number_of(mover) + 1);
}

template <class Out, class Node>
constexpr void write_edge(Out& out, const Node& node, bool below_chance) {
  if (node.number > 0) out(text(", "));
  if (!node.name.empty()) write_name(out, node.name);
  if (!node.name.empty() && below_chance) out(text(" "));
  if (below_chance) write_exactly(out, node.probability);
  if (!node.name.empty() || below_chance) out(text(": "));
}
}  // namespace detail

/// Writes `t`, a tree<N> or a growing_tree, to `out(text)` on one line. Probabilities of chance are always written.
/// Throws tree_error for a name with a quote or a line break, and for floating leaves or probabilities that are no
/// decimals which parse_tree reads exactly, such as 0.1 + 0.2. Cost: linear in the nodes; no recursion.
template <text_sink Out, class Tree>
constexpr void write_tree(Out&& out, const Tree& t) {
  const tree_node end = t[0].size;
  for (tree_node s = 0; s < end; ++s) {
    const auto& node = t[s];
    if (s > 0) detail::write_edge(out, node, t[node.parent].mover == player::chance);
    if (!node.is_leaf()) {
      detail::write_mover<typename Tree::value>(out, node.mover);
      out(text("("));
      continue;
    }
    detail::write_exactly(out, node.utility);
    for (tree_node open = node.parent; open + t[open].size == s + 1 && s > 0; open = t[open].parent) {
      out(text(")"));
      if (open == 0) break;
    }
  }
}
}  // namespace zermelo
