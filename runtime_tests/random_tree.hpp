// Random trees for the property tests: any shape, ties, movers in any order, chance where it is asked for.
#pragma once

#include <zermelo/tree.hpp>

#include <random>
#include <vector>

template <class Value>
struct random_tree : zermelo::detail::tree_rules<random_tree<Value>, Value, zermelo::fraction> {
  std::vector<zermelo::stored_node<Value, zermelo::fraction>> nodes;
  static std::uint64_t key(zermelo::tree_node s) { return s; }
};

struct tree_shape {
  int depth = 5;
  int most_children = 4;
  int leaf_range = 6;  // leaves are -leaf_range..leaf_range, so that ties are common
  bool chance = false;
  int players = 2;
};

template <class Value>
class random_tree_builder {
 public:
  random_tree_builder(std::uint64_t seed, tree_shape shape) : random_(seed), shape_(shape) {}

  random_tree<Value> build() {
    grow(0, 0, 0);
    return tree_;
  }

 private:
  int up_to(int n) { return std::uniform_int_distribution<int>(0, n)(random_); }

  Value leaf() {
    if constexpr (zermelo::detail::is_utility_vector<Value>) {
      Value v;
      for (auto& number : v.of) number = up_to(2 * shape_.leaf_range) - shape_.leaf_range;
      return v;
    } else {
      return static_cast<Value>(up_to(2 * shape_.leaf_range) - shape_.leaf_range);
    }
  }

  void grow(int ply, zermelo::tree_node parent, std::uint32_t number) {
    const auto at = static_cast<zermelo::tree_node>(tree_.nodes.size());
    tree_.nodes.push_back({});
    tree_.nodes[at].parent = parent;
    tree_.nodes[at].number = number;
    if (ply == shape_.depth || (ply > 0 && up_to(5) == 0)) {
      tree_.nodes[at].utility = leaf();
      return;
    }
    const int mover = up_to(shape_.chance ? shape_.players : shape_.players - 1);
    tree_.nodes[at].mover = mover == shape_.players ? zermelo::player::chance : zermelo::nth_player(mover);
    const int children = 1 + up_to(shape_.most_children - 1);
    for (int i = 0; i < children; ++i) {
      const auto child = static_cast<zermelo::tree_node>(tree_.nodes.size());
      grow(ply + 1, at, static_cast<std::uint32_t>(i));
      tree_.nodes[child].probability = {1, children};
    }
    tree_.nodes[at].size = static_cast<std::uint32_t>(tree_.nodes.size() - at);
  }

  std::mt19937_64 random_;
  tree_shape shape_;
  random_tree<Value> tree_;
};

template <class Value = int>
random_tree<Value> make_random_tree(std::uint64_t seed, tree_shape shape = {}) {
  return random_tree_builder<Value>(seed, shape).build();
}
