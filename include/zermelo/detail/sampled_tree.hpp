// The tree that a search by sampling grows: nodes with counts and sums, children side by side, numbers for pointers.
// A parent always comes before its children, so that one pass moves a subtree to the front.
#pragma once

#include <zermelo/detail/growing_array.hpp>
#include <zermelo/result.hpp>

namespace zermelo::detail {

/// A state that was seen in sampling. Whatever the action and value are (int, say), 32 bytes are enough; Extra is what the
/// rule of selection keeps of the action that leads here.
template <class Value, class Action, class Extra>
struct sampled_node {
  double total = 0;               // the sum of what the visits were worth, from Max's view
  std::uint32_t visits = 0;
  std::uint32_t first_child = 0;  // 0: not expanded
  std::uint32_t parent = 0;
  std::uint16_t children = 0;
  player mover = player::max;     // known once it is expanded
  bool proven : 1 = false;
  bool declined : 1 = false;      // on the way of this sample: its mover prefers a proven child to the one that is sampled
  Value exact{};                  // if it is proven its value, otherwise the best that its mover can hope for
  Action action{};                // leads here from the parent
  [[no_unique_address]] Extra extra{};

  constexpr bool expanded() const { return first_child != 0; }
};

/// Room for Capacity nodes in place, without the heap.
template <class Node, std::size_t Capacity>
class node_list {
 public:
  constexpr explicit node_list(std::size_t) {}
  constexpr std::uint32_t size() const { return size_; }
  constexpr Node& operator[](std::uint32_t i) { return nodes_[i]; }
  constexpr const Node& operator[](std::uint32_t i) const { return nodes_[i]; }
  constexpr bool push_back(const Node& n) {
    if (size_ == Capacity) return false;
    nodes_[size_++] = n;
    return true;
  }
  constexpr void shrink(std::uint32_t size) { size_ = size; }

 private:
  static_assert(Capacity <= 0xFFFF'FFFFu, "zermelo: a tree has at most 4,294,967,295 nodes");
  Node nodes_[Capacity]{};
  std::uint32_t size_ = 0;
};
/// The same on the heap, as large as it comes to be and no larger than it may.
template <class Node>
class node_list<Node, 0> {
 public:
  constexpr explicit node_list(std::size_t its_limit) : limit_(its_limit < 0xFFFF'FFFFu ? its_limit : 0xFFFF'FFFFu) {}
  constexpr std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
  constexpr Node& operator[](std::uint32_t i) { return nodes_[i]; }
  constexpr const Node& operator[](std::uint32_t i) const { return nodes_[i]; }
  constexpr bool push_back(const Node& n) {
    if (nodes_.size() >= limit_) return false;
    nodes_.push_back(n);
    return true;
  }
  constexpr void shrink(std::uint32_t size) {
    while (nodes_.size() > size) nodes_.pop_back();
  }

 private:
  std::size_t limit_;
  growing_array<Node> nodes_{};
};

/// Makes the subtree at `root` the whole tree: its root becomes node 0, and the others move to the front in their order.
template <class Nodes>
constexpr void keep_subtree(Nodes& nodes, std::uint32_t root) {
  const std::uint32_t size = nodes.size();
  constexpr std::uint32_t dropped = 0xFFFF'FFFFu;
  std::uint32_t kept = 0;
  for (std::uint32_t old = 0; old < size; ++old) {
    // A node learns from its parent, which was here before it, where that one is now, or that it is dropped.
    const std::uint32_t parent = nodes[old].parent;
    const bool keeps = old == root || (old > root && parent != dropped);
    for (std::uint32_t i = 0; i < nodes[old].children; ++i)
      nodes[nodes[old].first_child + i].parent = keeps ? kept : dropped;
    if (!keeps) continue;
    if (old != root && nodes[parent].first_child == old) nodes[parent].first_child = kept;
    nodes[kept++] = nodes[old];
  }
  nodes[0].parent = 0;
  nodes.shrink(kept);
}
}  // namespace zermelo::detail
