// A tree whose size is known at run time only: what parse_tree(text) returns. The same nodes in the same order as those of
// tree<N>, and the same rules, so no algorithm sees a difference.
#pragma once

#include <zermelo/detail/growing_array.hpp>
#include <zermelo/tree.hpp>

namespace zermelo {

/// Owns its nodes and the characters of its names. Copies and moves like any value; a tree that was moved from may only be
/// assigned to or destroyed. Names in a branch or a node are views into the tree that gave them.
template <class Value = int>
struct growing_tree : detail::tree_rules<growing_tree<Value>, Value, fraction> {
  using node = stored_node<Value, fraction>;

  detail::growing_array<node> nodes;

  /// A tree without nodes yet, for whoever fills it: it keeps a copy of `its_source`, and the names that are put into its
  /// nodes must be views into characters().
  constexpr explicit growing_tree(const text& its_source) {
    characters_.reserve(its_source.size);
    for (const char c : its_source) characters_.push_back(c);
  }
  constexpr growing_tree(const growing_tree& other) : nodes(other.nodes), characters_(other.characters_) {
    for (std::size_t i = 0; i < nodes.size(); ++i)
      if (!nodes[i].name.empty())
        nodes[i].name.data = characters_.data() + (nodes[i].name.data - other.characters_.data());
  }
  constexpr growing_tree(growing_tree&&) noexcept = default;
  constexpr growing_tree& operator=(growing_tree other) noexcept {
    nodes.swap(other.nodes);
    characters_.swap(other.characters_);
    return *this;
  }
  constexpr ~growing_tree() = default;

  /// Nodes, leaves included.
  constexpr std::size_t size() const { return nodes.size(); }
  /// The text that the names lie in.
  constexpr text characters() const { return {characters_.data(), characters_.size()}; }

 private:
  detail::growing_array<char> characters_;
};
}  // namespace zermelo
