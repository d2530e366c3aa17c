// The grammar of tree texts, by recursive descent. What is done with the nodes is the sink's affair.
//
//   tree  := node
//   node  := leaf | kind '(' child (',' child)* ')' | '[' child (',' child)* ']'
//   leaf  := number | '(' number (',' number)* ')'
//   child := [name] [probability] [':'] node        ':' if there is a name or a probability
//   kind  := max | min | chance | max_node | min_node | chance_node | player1 | player2 | ...
#pragma once

#include <zermelo/detail/tree_lexer.hpp>
#include <zermelo/detail/written_vector.hpp>
#include <zermelo/tree.hpp>

namespace zermelo::detail {

/// The edge that leads to a node.
struct written_edge {
  std::size_t begin = 0;  ///< index of the first character of the child
  tree_node parent = 0;
  std::uint32_t number = 0;
  text name{};
  fraction probability{};
  bool has_probability = false;
};

/// A sink has
///   std::size_t players                                 who may move: this many, or 0 if that is not known yet
///   tree_node open(edge, player)                        an inner node begins; its number
///   tree_text_mistake leaf(edge, written_number)        none, or why the number cannot be a value
///   tree_text_mistake open_vector(edge)                 a leaf begins that is a vector; none, or why it cannot be
///   tree_text_mistake number_of(index, written_number)  its next number, of the player with that index
///   tree_text_mistake close_vector(length)              it ends after so many numbers
///   void close(node, bool uniform)                      the inner node ends; `uniform`: chance, all equally likely
template <class Sink>
struct tree_parser {
  tree_lexer lexer;
  Sink& sink;

  constexpr tree_parser(const text& its_source, Sink& its_sink) : lexer{its_source}, sink(its_sink) {}

  /// Reads the whole text. Cost: proportional to its length; one constexpr call for each level.
  constexpr bool parse() {
    using enum tree_text_mistake;
    if (lexer.source.size > UINT32_MAX) return lexer.fail(text_too_long, 0);
    lexer.advance();
    if (lexer.kind == end_token) return lexer.fail(empty_text, 0);
    written_edge root;
    if (!edge(root, above_root)) return false;
    if (root.has_probability || !root.name.empty()) return lexer.fail(name_at_the_root, root.begin);
    if (!node(root, above_root, 0)) return false;
    return (lexer.kind == end_token || lexer.fail(trailing_text, lexer.begin)) && lexer.reason == none;
  }

 private:
  static constexpr player above_root = player::min;  // so that a list at the root is Max

  constexpr bool node(const written_edge& edge_to_it, player above, int level) {
    using enum tree_text_mistake;
    const std::size_t begin = lexer.begin;
    if (lexer.kind == number_token) {
      if (const auto reason = sink.leaf(edge_to_it, lexer.number); reason != none) return lexer.fail(reason, begin);
      return lexer.advance(), true;
    }
    if (lexer.kind == '(') return vector(edge_to_it);
    player mover = above;
    if (!opening(mover)) return false;
    if (!plays(mover)) return lexer.fail(player_without_a_utility, begin);
    if (level == max_tree_text_levels) return lexer.fail(nested_too_deeply, begin);
    const char closing = lexer.kind == '(' ? ')' : ']';
    const std::size_t bracket = lexer.begin;
    lexer.advance();
    if (lexer.kind == closing) return lexer.fail(node_without_children, begin);

    written_edge child;
    child.parent = sink.open(edge_to_it, mover);
    fraction total;
    bool uniform = false;
    for (;; ++child.number) {
      if (lexer.kind == end_token) return lexer.fail(bracket_never_closed, bracket);
      if (!edge(child, mover)) return false;
      if (mover == player::chance && !weigh(child, total, uniform)) return false;
      if (!node(child, mover, level + 1)) return false;
      if (lexer.kind != ',') break;
      lexer.advance();
    }
    if (lexer.kind != closing) return not_closed(bracket);
    if (mover == player::chance && !uniform && !(total == fraction{1, 1}))
      return lexer.fail(probabilities_do_not_sum_to_one, begin);
    sink.close(child.parent, uniform);
    return lexer.advance(), true;
  }

  /// A leaf with a number for each player.
  constexpr bool vector(const written_edge& edge_to_it) {
    using enum tree_text_mistake;
    const std::size_t begin = lexer.begin;
    lexer.advance();
    if (lexer.kind == ')') return lexer.fail(vector_without_numbers, begin);
    if (const auto reason = sink.open_vector(edge_to_it); reason != none) return lexer.fail(reason, begin);
    for (std::size_t length = 0;; lexer.advance()) {
      if (lexer.kind == end_token) return lexer.fail(bracket_never_closed, begin);
      if (lexer.kind == word_token) return wrong_word(expected_number_in_a_vector);
      if (lexer.kind != number_token) return lexer.fail(expected_number_in_a_vector, lexer.begin);
      if (const auto reason = sink.number_of(length++, lexer.number); reason != none)
        return lexer.fail(reason, lexer.begin);
      lexer.advance();
      if (lexer.kind == ',') continue;
      if (lexer.kind != ')') return not_closed(begin);
      if (const auto reason = sink.close_vector(length); reason != none) return lexer.fail(reason, begin);
      return lexer.advance(), true;
    }
  }

  /// Whether the mover has a utility in this type of values.
  constexpr bool plays(player mover) const {
    return sink.players == 0 || mover == player::chance || static_cast<std::size_t>(number_of(mover)) < sink.players;
  }
  /// The head of an inner node, up to its bracket. `mover` is who moves above it, then who moves there.
  constexpr bool opening(player& mover) {
    using enum tree_text_mistake;
    if (lexer.kind == '[') {
      if (mover == player::chance) return lexer.fail(list_below_chance_node, lexer.begin);
      if (sink.players > 2 || player::min < mover) return lexer.fail(list_of_many_players, lexer.begin);
      mover = opponent(mover);
      return true;
    }
    if (lexer.kind != word_token) return lexer.fail(expected_node, lexer.begin);
    if (!kind_of_node(lexer.characters, mover)) return wrong_word(unknown_word);
    lexer.advance();
    return lexer.kind == '(' || lexer.fail(expected_opening_bracket, lexer.begin);
  }
  /// The current word cannot be here: because it is none, or for the reason `otherwise`.
  constexpr bool wrong_word(tree_text_mistake otherwise) {
    using enum tree_text_mistake;
    const bool special = names_no_finite_number(lexer.characters);
    const bool digits_first = is_digit(lexer.characters[0]);
    return lexer.fail(special ? not_a_finite_number : digits_first ? malformed_number : otherwise, lexer.begin);
  }
  static constexpr bool kind_of_node(const text& word, player& mover) {
    if (word == "max" || word == "max_node") return mover = player::max, true;
    if (word == "min" || word == "min_node") return mover = player::min, true;
    if (word == "chance" || word == "chance_node") return mover = player::chance, true;
    return numbered_player(word, mover);
  }
  /// player1 is the first of them, Max.
  static constexpr bool numbered_player(const text& word, player& mover) {
    constexpr text start = "player";
    if (word.size <= start.size || word.size > start.size + 3 || !(text(word.data, start.size) == start)) return false;
    int number = 0;
    for (std::size_t i = start.size; i < word.size; ++i) {
      if (!is_digit(word[i]) || (number == 0 && word[i] == '0')) return false;
      number = 10 * number + (word[i] - '0');
    }
    mover = nth_player(number - 1);
    return number <= most_players;
  }

  /// The name and the probability of a child, if it has any, up to the token after the colon.
  constexpr bool edge(written_edge& e, player above) {
    using enum tree_text_mistake;
    e.begin = lexer.begin;
    e.name = {};
    e.has_probability = false;
    const char first = lexer.kind;
    if (is_name(above)) {
      e.name = lexer.characters;
      if (e.name.empty()) return lexer.fail(empty_name, e.begin);
      lexer.advance();
    } else if (first == ':') {
      return lexer.fail(empty_name, e.begin);
    } else if (first != number_token || lexer.character_ahead() != ':') {
      return true;
    }
    const std::size_t after_name = lexer.begin;
    if (lexer.kind == number_token && !probability(e, above)) return false;
    if (lexer.kind == ':') return lexer.advance(), true;
    return first == number_token ? lexer.fail(expected_comma_or_closing_bracket, after_name)  // two numbers in a row
                                 : lexer.fail(expected_colon_after_name, lexer.begin);
  }
  /// Whether the current token is a name: before a colon or before a probability. Below Max and Min a number before a
  /// colon is a name, if it is written as one; below chance it is the probability.
  constexpr bool is_name(player above) {
    if (lexer.kind == quoted_token) return true;
    const char ahead = lexer.character_ahead();
    if (lexer.kind == word_token) return ahead == ':' || begins_number(ahead);
    const bool digits_only = lexer.kind == number_token && is_digit(lexer.characters[0]) &&
                             lexer.number.kind == leaf_kind::integers;
    return digits_only && (above == player::chance ? begins_number(ahead) : ahead == ':');
  }
  constexpr bool probability(written_edge& e, player above) {
    using enum tree_text_mistake;
    const std::size_t begin = lexer.begin;
    const written_number n = lexer.number;
    lexer.advance();
    if (lexer.kind != ':') return true;  // edge() says what is missing
    if (above != player::chance) return lexer.fail(probability_outside_chance_node, begin);
    if (const auto reason = read_fraction(n, e.probability); reason != none) return lexer.fail(reason, begin);
    if (e.probability.numerator < 0 || e.probability.numerator > e.probability.denominator)
      return lexer.fail(probability_not_between_zero_and_one, begin);
    return e.has_probability = true;
  }
  constexpr bool weigh(const written_edge& child, fraction& total, bool& uniform) {
    using enum tree_text_mistake;
    if (child.number == 0) uniform = !child.has_probability;
    if (uniform == child.has_probability) return lexer.fail(some_children_have_no_probability, child.begin);
    return uniform || add_exactly(total, child.probability) ||
           lexer.fail(probabilities_too_fine_to_add_exactly, child.begin);
  }
  constexpr bool not_closed(std::size_t bracket) {
    using enum tree_text_mistake;
    if (lexer.kind == ')' || lexer.kind == ']') return lexer.fail(mismatched_brackets, lexer.begin);
    if (lexer.kind == end_token) return lexer.fail(bracket_never_closed, bracket);
    return lexer.fail(expected_comma_or_closing_bracket, lexer.begin);
  }
};

/// Counts the nodes and finds out how the leaves are written.
struct tree_survey {
  static constexpr std::size_t players = 0;
  std::size_t nodes = 0;
  std::size_t vector_length = 0;  ///< 0 where leaves are numbers
  leaf_kind kind = leaf_kind::integers;
  bool has_numbers = false;  ///< for leaves

  constexpr tree_node open(const written_edge&, player) { return static_cast<tree_node>(nodes++); }
  constexpr tree_text_mistake leaf(const written_edge&, const written_number& n) {
    ++nodes;
    if (kind < n.kind) kind = n.kind;
    has_numbers = true;
    return vector_length == 0 ? tree_text_mistake::none : tree_text_mistake::number_where_values_are_vectors;
  }
  constexpr tree_text_mistake open_vector(const written_edge&) {
    ++nodes;
    return has_numbers ? tree_text_mistake::vector_where_values_are_numbers : tree_text_mistake::none;
  }
  constexpr tree_text_mistake number_of(std::size_t, const written_number& n) {
    if (kind < n.kind) kind = n.kind;
    return tree_text_mistake::none;
  }
  constexpr tree_text_mistake close_vector(std::size_t length) {
    if (vector_length == 0 && length <= most_players) vector_length = length;
    return length == vector_length ? tree_text_mistake::none : tree_text_mistake::vector_of_the_wrong_length;
  }
  constexpr void close(tree_node, bool) {}
};

/// Converts every leaf, and keeps nothing.
template <class Value>
struct value_check {
  static constexpr std::size_t players = players_of<Value>;

  constexpr tree_node open(const written_edge&, player) { return 0; }
  constexpr tree_text_mistake leaf(const written_edge&, const written_number& n) {
    Value converted{};
    return read_value(n, converted);
  }
  constexpr tree_text_mistake open_vector(const written_edge&) { return check_vector<Value>(); }
  constexpr tree_text_mistake number_of(std::size_t index, const written_number& n) {
    Value converted{};
    return read_number_of(index, n, converted);
  }
  constexpr tree_text_mistake close_vector(std::size_t length) { return check_vector<Value>(length); }
  constexpr void close(tree_node, bool) {}
};

/// Fills a tree<N> that is large enough, or a growing_tree.
template <class Tree>
struct tree_filler {
  using value = typename Tree::value;
  static constexpr std::size_t players = players_of<value>;
  Tree& tree;
  tree_node next = 0;

  constexpr tree_node open(const written_edge& edge, player mover) {
    add(edge).mover = mover;
    return next++;
  }
  constexpr tree_text_mistake leaf(const written_edge& edge, const written_number& n) {
    const auto reason = read_value(n, add(edge).utility);
    return ++next, reason;
  }
  constexpr tree_text_mistake open_vector(const written_edge& edge) { return add(edge), check_vector<value>(); }
  constexpr tree_text_mistake number_of(std::size_t index, const written_number& n) {
    return read_number_of(index, n, tree.nodes[next].utility);
  }
  constexpr tree_text_mistake close_vector(std::size_t length) { return ++next, check_vector<value>(length); }
  constexpr void close(tree_node opened, bool uniform) {
    auto& node = tree.nodes[opened];
    node.size = next - opened;
    if (!uniform) return;
    std::int64_t count = 0;
    for (tree_node child = opened + 1; child < next; child += tree.nodes[child].size) ++count;
    for (tree_node child = opened + 1; child < next; child += tree.nodes[child].size)
      tree.nodes[child].probability = {1, count};
  }

 private:
  constexpr auto& add(const written_edge& edge) {
    if constexpr (requires { tree.nodes.push_back({}); }) tree.nodes.push_back({});
    auto& node = tree.nodes[next];
    node.parent = edge.parent;
    node.number = edge.number;
    node.name = edge.name;
    if (edge.has_probability) node.probability = edge.probability;
    return node;
  }
};
}  // namespace zermelo::detail
