// Trees as the user gives them: on the command line, in a file or on standard input.
#pragma once

#include <string>
#include <zermelo/tree_text.hpp>
#include <zermelo/utility_vector.hpp>

#include "exact.hpp"
#include "failure.hpp"

/// The text of a tree and where it comes from, for messages.
struct tree_source {
  std::string place;
  std::string characters;
};

/// The most that is read of a file or of standard input, in bytes.
inline constexpr std::size_t most_input = 1024 * 1024;

/// TREE itself, what standard input gives for "-", or the content of the file with that name.
tree_source read_tree_source(const std::string& argument);

/// Runs `read`; what is wrong with the text becomes a failure that names the place.
template <class Read>
auto at_place_of(const tree_source& source, Read read) {
  try {
    return read();
  } catch (const zermelo::tree_text_error& e) {
    throw failure(exit_bad_input, source.place + ':' + std::to_string(e.line()) + ':' +
                                      std::to_string(e.column()) + ": " + zermelo::sentence(e.reason()));
  } catch (const zermelo::error& e) {
    throw failure(exit_bad_input, source.place + ": " + e.what());
  }
}

inline zermelo::leaf_kind leaf_kind_of(const tree_source& source) {
  return at_place_of(source, [&] { return zermelo::classify_leaves(source.characters); });
}

template <class Value>
zermelo::growing_tree<Value> tree_from(const tree_source& source) {
  return at_place_of(source, [&] { return zermelo::parse_tree<Value>(source.characters); });
}

template <class Tree>
bool has_chance(const Tree& tree) {
  for (std::size_t i = 0; i < tree.size(); ++i)
    if (!tree.nodes[i].is_leaf() && tree.nodes[i].mover == zermelo::player::chance) return true;
  return false;
}

/// Calls use(tree) with the tree of the value type that its leaves ask for: floating numbers for decimals,
/// exact fractions for fractions and wherever integers are averaged, integers otherwise. `at_least` is a kind
/// that must fit besides.
template <class Use>
void with_tree(const tree_source& source, bool averages, zermelo::leaf_kind at_least, Use use) {
  const zermelo::leaf_kind own = leaf_kind_of(source);
  switch (own < at_least ? at_least : own) {
    case zermelo::leaf_kind::decimals:
      return use(tree_from<double>(source));
    case zermelo::leaf_kind::fractions:
      return use(tree_from<exact>(source));
    case zermelo::leaf_kind::integers:
      break;
  }
  if (!averages) {
    const auto tree = tree_from<std::int64_t>(source);
    if (!has_chance(tree)) return use(tree);
  }
  use(tree_from<exact>(source));
}

/// For how many players the leaves are vectors; 0 where they are numbers.
inline std::size_t players_in(const tree_source& source) {
  return at_place_of(source, [&] { return zermelo::count_players(source.characters); });
}

/// A tree whose leaves are vectors for 2 to 8 players. It is one type for all, so that a search is compiled
/// once: the numbers of players who are not there are 0.
inline constexpr std::size_t most_players = 8;
void require_known_number_of_players(const tree_source& source, std::size_t players);
template <class Number>
using vector_tree = zermelo::growing_tree<zermelo::utility_vector<Number, most_players>>;

template <class Number>
vector_tree<Number> vector_tree_from(const tree_source& source, std::size_t players);
extern template vector_tree<double> vector_tree_from<double>(const tree_source&, std::size_t);
extern template vector_tree<exact> vector_tree_from<exact>(const tree_source&, std::size_t);

/// The same as with_tree for leaves that are vectors: floating numbers for decimals, exact fractions
/// otherwise.
template <class Use>
void with_vector_tree(const tree_source& source, std::size_t players, zermelo::leaf_kind at_least, Use use) {
  const zermelo::leaf_kind own = leaf_kind_of(source);
  if ((own < at_least ? at_least : own) == zermelo::leaf_kind::decimals)
    return use(vector_tree_from<double>(source, players));
  use(vector_tree_from<exact>(source, players));
}

/// Tables and pictures are for people: beyond this many nodes they are refused.
inline constexpr std::size_t most_nodes_shown = 20'000;

template <class Tree>
void require_small(const Tree& tree, const tree_source& source) {
  if (tree.size() > most_nodes_shown)
    throw failure(exit_bad_input,
                  source.place + ": a tree of more than 20,000 nodes is too large to be shown");
}
