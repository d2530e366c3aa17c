// An explicit game tree, stored as one flat array of nodes, and itself a game: every algorithm of the library takes it.
//
// Nodes stand in the order in which they are written (preorder), so the root is node 0, a subtree is a contiguous run of
// nodes, and the state of the game is the number of a node:
//
//   max_node(min_node(3, 9), 7)     nodes:  0 max   1 min   2 leaf 3   3 leaf 9   4 leaf 7
//                                   size:   5       3       1          1          1
//
// tree_dsl.hpp writes trees as expressions and tree_text.hpp as text; both fill this array and nothing else.
#pragma once

#include <cstddef>
#include <cstdint>

#include <zermelo/game.hpp>
#include <zermelo/probability.hpp>
#include <zermelo/text.hpp>

namespace zermelo {

/// The number of a node in a tree: the state of the game.
using tree_node = std::uint32_t;

/// The action of a tree: the edge to a child. It is equal to its name, and to its number among its siblings from 0.
struct branch {
  tree_node child = 0;
  std::uint32_t number = 0;
  text name{};  ///< empty where the tree gives no name

  friend constexpr bool operator==(const branch& x, const branch& y) { return x.child == y.child; }
  friend constexpr bool operator==(const branch& x, const char* its_name) { return x.name == text(its_name); }
  friend constexpr bool operator==(const branch& x, int its_number) {
    return its_number >= 0 && x.number == static_cast<std::uint32_t>(its_number);
  }
};

/// A node as it is stored, with the edge that leads to it.
template <class Value, class Probability>
struct stored_node {
  using probability_type = Probability;

  Value utility{};              ///< of a leaf
  Probability probability{};    ///< of the edge to this node, if its parent is a chance node
  text name{};                  ///< of the edge to this node
  tree_node parent = 0;         ///< of the root: the root itself
  std::uint32_t size = 1;       ///< nodes of this subtree: 1 for a leaf
  std::uint32_t number = 0;     ///< among its siblings, from 0
  player mover = player::max;   ///< of an inner node

  constexpr bool is_leaf() const { return size == 1; }
};

namespace detail {
/// The edges from one node to its children, in order.
template <class Node>
struct branches {
  const Node* nodes = nullptr;
  tree_node child = 0;
  tree_node last = 0;

  constexpr bool next(branch& a) {
    if (child == last) return false;
    return a = {child, nodes[child].number, nodes[child].name}, child += nodes[child].size, true;
  }
  constexpr auto begin() const { return lazy_iterator<branches, branch>(*this); }
  constexpr no_more_actions end() const { return {}; }
};

/// The rules of every tree, over Tree::nodes.
template <class Tree, class Value, class Probability>
struct tree_rules {
  using state = tree_node;
  using action = branch;
  using value = Value;
  using node = stored_node<Value, Probability>;

  constexpr state start() const { return 0; }
  constexpr player to_move(state s) const { return stored()[s].mover; }
  constexpr auto actions(state s) const { return branches<node>{&stored()[0], s + 1, s + stored()[s].size}; }
  constexpr state result(state, const branch& a) const { return a.child; }
  constexpr bool is_terminal(state s) const { return stored()[s].size == 1; }
  constexpr value utility(state s) const { return stored()[s].utility; }
  constexpr Probability probability(state, const branch& a) const { return stored()[a.child].probability; }

  /// The child with this number; precondition: it exists.
  constexpr state child(state s, int number) const {
    state c = s + 1;
    for (; number > 0; --number) c += stored()[c].size;
    return c;
  }
  constexpr auto& operator[](state s) const { return stored()[s]; }

 private:
  constexpr auto& stored() const { return static_cast<const Tree*>(this)->nodes; }
};

/// Checks one finished tree: what a tree must hold whoever wrote it.
template <class Tree>
constexpr void check_tree(const Tree& t, std::size_t size) {
  for (tree_node parent = 0; parent < size; ++parent) {
    const auto& node = t.nodes[parent];
    if (node.is_leaf()) {
      if (!(node.utility == node.utility)) mistake::a_leaf_is_not_a_number();
    } else if (node.mover == player::chance) {
      probability_sum<typename Tree::node::probability_type> sum;
      for (tree_node child = parent + 1; child < parent + node.size; child += t.nodes[child].size)
        sum.add(t.nodes[child].probability);
      sum.must_be_one();
    }
  }
}
}  // namespace detail

/// A tree of exactly N nodes. Written as an expression: tree t = max_node(min_node(3, 9, 10), min_node(2, 5, 7));
template <std::size_t N, class Value = int, class Probability = fraction>
struct tree : detail::tree_rules<tree<N, Value, Probability>, Value, Probability> {
  using node = stored_node<Value, Probability>;
  static constexpr std::size_t size = N;  ///< nodes, leaves included

  node nodes[N]{};

  constexpr tree() = default;
  /// From any source of the same shape that can write itself into an array of nodes: see tree_dsl.hpp, tree_text.hpp.
  template <class Source>
    requires(Source::tree_size == N)
  constexpr tree(const Source& its_source) {
    its_source.write(*this);
    detail::check_tree(*this, N);
  }
};
template <class Source>
  requires requires { Source::tree_size; }
tree(const Source&) -> tree<Source::tree_size, typename Source::value, typename Source::probability>;
}  // namespace zermelo
