// A game tree as a picture: what every format shows, before it is written as SVG, DOT or Mermaid.
//
// Each node has the value that it is worth, each edge its name and its probability. Without a trace the values are those of
// minimax, of expectiminimax where chance moves, or of max_n with a utility for each player. With the trace of a search
// they are what that search found, with >= or <= where it is a bound, and about-equals where it is an estimate at the depth
// limit; nodes that the search never visited have no value, and leaves among them get a red cross.
// Best play is marked from the root: one edge where a player moves, all edges where chance does.
#pragma once

#include <zermelo/detail/growing_array.hpp>
#include <zermelo/detail/utf8.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/trace.hpp>
#include <zermelo/value.hpp>

namespace zermelo::draw {

/// How a picture is to look.
struct options {
  text title = "Game tree";
  bool windows = false;  ///< alpha and beta beside each inner node, as the node itself left them; with a trace only
  bool legend = true;    ///< what shapes, colours and crosses mean
};

/// What can be drawn: a game whose states are the nodes of a stored tree.
template <class Tree>
concept drawable = (game<Tree> || many_player_game<Tree>) && std::same_as<typename Tree::state, tree_node> &&
                   requires(const Tree& t) { t.nodes[0].size + t.nodes[0].parent; };

/// In a game with a utility for each player all movers have the same shape, and their names before the values.
enum class shape : unsigned char { max, min, chance, player, leaf };

/// A piece of a picture's characters.
struct piece {
  std::uint32_t from = 0;
  std::uint32_t size = 0;
};

struct picture_node {
  std::uint32_t parent = 0;  ///< of the root: itself
  std::uint32_t size = 1;    ///< nodes of the subtree, which follow in preorder
  draw::shape shape = shape::leaf;
  bool visited = true;  ///< by the search, or always true without one
  bool best = false;    ///< reached by best play
  piece value{};
  piece edge{};   ///< name and probability of the edge to this node
  piece state{};  ///< of the game, where the tree can tell it
  piece alpha{};
  piece beta{};
};

/// A tree of which everything but the places of its nodes is known.
struct picture {
  detail::growing_array<picture_node> nodes{};
  detail::growing_array<char> characters{};
  bool searched = false;   ///< drawn with a trace
  bool bounds = false;     ///< some of its values are bounds
  bool estimates = false;  ///< some of its values are estimates at a depth limit

  constexpr text operator()(piece p) const { return p.size == 0 ? text() : text(&characters[p.from], p.size); }

  /// Stores what write(out) writes: valid UTF-8 without control characters, whatever a name may hold.
  template <class Write>
  constexpr piece store(const Write& write) {
    const std::size_t from = characters.size();
    write([this](text piece_of_it) {
      for (const char its : piece_of_it) characters.push_back(its);
    });
    clean(from);
    return {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(characters.size() - from)};
  }
  /// How many leaves there are, and how many of them the search evaluated.
  constexpr std::size_t leaves(bool only_visited = false) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i)
      if (nodes[i].shape == shape::leaf && (nodes[i].visited || !only_visited)) ++count;
    return count;
  }
  constexpr bool has(shape s) const {
    for (std::size_t i = 0; i < nodes.size(); ++i)
      if (nodes[i].shape == s) return true;
    return false;
  }

 private:
  constexpr void clean(std::size_t i) {
    while (i < characters.size()) {
      const text rest(&characters[i], characters.size() - i);
      std::size_t length = zermelo::detail::utf8_length(rest);
      if (length == 3 && rest.data[0] == '\xef' && rest.data[1] == '\xbf' && rest.data[2] > '\xbd') length = 0;  // not in XML
      const bool control = length > 0 && zermelo::detail::begins_with_control(rest);
      if (length == 0) characters[i] = '?';
      for (std::size_t k = 0; control && k < length; ++k) characters[i + k] = ' ';
      i += length == 0 ? 1 : length;
    }
  }
};

namespace detail {
using namespace zermelo::detail;

template <class Tree>
constexpr shape shape_of(const Tree& tree, tree_node i) {
  if (tree.is_terminal(i)) return shape::leaf;
  const player mover = tree.to_move(i);
  if (many_player_game<Tree> && mover != player::chance) return shape::player;
  return mover == player::max ? shape::max : mover == player::min ? shape::min : shape::chance;
}

constexpr text name_of(shape s) {
  return s == shape::max ? "max" : s == shape::min ? "min" : s == shape::chance ? "chance" : s == shape::player ? "player" : "leaf";
}

/// The name of the edge to a node, and its probability: `name`, `1/6` or `name (1/6)`.
template <class Out, class Tree>
constexpr void write_edge(Out& out, const Tree& tree, tree_node i) {
  const auto& node = tree.nodes[i];
  const branch edge{i, node.number, node.name};
  const bool named = writes_actions<Tree, Out> || !node.name.empty();
  if (named) write_action(out, tree, node.parent, edge);
  if (tree.to_move(node.parent) != player::chance) return;
  if (named) out(text(" ("));
  write_value(out, tree.probability(node.parent, edge));
  if (named) out(text(")"));
}

/// Who moves, before the value of a node, where the shape does not tell: `player 1: `.
template <class Out, class Tree>
constexpr void write_mover(Out& out, const Tree& tree, tree_node i) {
  if (shape_of(tree, i) != shape::player) return;
  out(text("player "));
  write_value(out, number_of(tree.to_move(i)) + 1);
  out(text(": "));
}

/// The nodes below and with `root`, with their shapes and edges.
template <class Tree>
constexpr picture outline(const Tree& tree, tree_node root) {
  picture p;
  for (tree_node i = root; i < root + tree.nodes[root].size; ++i) {
    picture_node node;
    node.parent = i == root ? 0 : tree.nodes[i].parent - root;
    node.size = tree.nodes[i].size;
    node.shape = shape_of(tree, i);
    // Named captures: see write_fields().
    if (i != root) node.edge = p.store([&its_tree = tree, its_node = i](auto to) { write_edge(to, its_tree, its_node); });
    if constexpr (writes_states<Tree, counting_sink>)
      node.state = p.store([&its_tree = tree, its_node = i](auto to) { its_tree.write_state(to, its_node); });
    p.nodes.push_back(node);
  }
  p.nodes[0].best = true;
  return p;
}

/// Adds the value of every node, found by `search(tree, node)`, and best play.
template <class Tree, class Label, class Search>
constexpr void add_values(picture& p, const Tree& tree, const Label& label, Search search) {
  for (tree_node i = 0; i < p.nodes.size(); ++i) {
    const auto found = search(tree, i);
    p.nodes[i].value = p.store([&found, &its_tree = tree, &its_label = label, its_node = i](auto to) {
      write_mover(to, its_tree, its_node);
      its_label(to, its_node, found.value);
    });
    if (found.action && p.nodes[i].best) p.nodes[found.action->child].best = true;
    if (p.nodes[i].best && p.nodes[i].shape == shape::chance)
      for (tree_node child = i + 1; child < i + p.nodes[i].size; child += p.nodes[child].size)
        p.nodes[child].best = true;
  }
}
}  // namespace detail

/// How a picture writes the value of a node, unless it is told otherwise.
struct plain_value {
  template <class Out, class Value>
  constexpr void operator()(Out& out, tree_node, const Value& v) const {
    write_value(out, v);
  }
};

/// The picture of a tree with its values, each written by label(out, node, value). Cost: a search from every node.
template <drawable Tree, class Label = plain_value>
constexpr picture make_picture(const Tree& tree, const Label& label = {}) {
  picture p = detail::outline(tree, 0);
  if constexpr (many_player_game<Tree>)
    detail::add_values(p, tree, label, [](const Tree& its_tree, tree_node its_node) { return max_n(its_tree, its_node); });
  else if (p.has(shape::chance))
    detail::add_values(p, tree, label,
                       [](const Tree& its_tree, tree_node its_node) { return expectiminimax(its_tree, its_node); });
  else
    detail::add_values(p, tree, label, [](const Tree& its_tree, tree_node its_node) { return minimax(its_tree, its_node); });
  return p;
}

/// The picture of a search: the tree below the root of the trace, with what the search found. The trace must be one of
/// this tree.
template <drawable Tree, std::size_t Capacity>
constexpr picture make_picture(const Tree& tree, const trace<Tree, Capacity>& t) {
  const tree_node root = t.empty() ? tree.start() : t[0].state;
  picture p = detail::outline(tree, root);
  p.searched = true;
  for (std::size_t i = 0; i < p.nodes.size(); ++i) {
    p.nodes[i].visited = false;
    if (p.nodes[i].shape == shape::leaf)
      p.nodes[i].value = p.store([&its_value = tree.nodes[root + i].utility](auto to) { write_value(to, its_value); });
  }
  for (std::size_t i = 0; i < t.size(); ++i) {
    const auto& step = t[i];
    picture_node& node = p.nodes[step.state - root];
    node.visited = true;
    node.value = p.store([&](auto to) {
      if (step.bound != bound::exact) to(text(step.bound == bound::lower ? "\u2265 " : "\u2264 ")), p.bounds = true;
      if (step.kind == visit_kind::evaluated) to(text("\u2248 ")), p.estimates = true;
      write_value(to, step.value);
    });
    if (step.kind != visit_kind::inner) continue;
    node.alpha = p.store([&](auto to) { write_window_end(to, step.alpha_after, "\u221e"); });
    node.beta = p.store([&](auto to) { write_window_end(to, step.beta_after, "\u221e"); });
  }
  // Best play goes on to the first successor that has the value of its parent: later ones are no better.
  detail::growing_array<bool> decided;
  for (std::size_t i = 0; i < t.size(); ++i) {
    decided.push_back(false);
    const auto& parent = t[t[i].parent];
    if (!t[i].via || !p.nodes[parent.state - root].best || decided[t[i].parent]) continue;
    const bool by_chance = parent.mover == player::chance;
    if (!by_chance && !(t[i].value == parent.value)) continue;
    p.nodes[t[i].state - root].best = true;
    decided[t[i].parent] = !by_chance;
  }
  return p;
}

namespace detail {
/// A way to draw: the three calls that svg, dot and mermaid have in common. Writer<Out>(out, picture, options).write().
template <template <class> class Writer>
struct drawing {
  /// Writes a picture.
  template <text_sink Out>
  constexpr void operator()(Out&& out, const picture& p, const options& how = {}) const {
    Writer<std::remove_reference_t<Out>>(out, p, how).write();
  }
  /// Writes a tree with its values and best play.
  template <text_sink Out, drawable Tree>
  constexpr void operator()(Out&& out, const Tree& tree, const options& how = {}) const {
    (*this)(out, make_picture(tree), how);
  }
  /// Writes a search of a tree: its values and bounds, and what it left out.
  template <text_sink Out, drawable Tree, std::size_t Capacity>
  constexpr void operator()(Out&& out, const Tree& tree, const trace<Tree, Capacity>& t, const options& how = {}) const {
    (*this)(out, make_picture(tree, t), how);
  }
};
}  // namespace detail
}  // namespace zermelo::draw
