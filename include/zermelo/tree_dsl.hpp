// Writing a tree as an expression:
//
//   constexpr zermelo::tree lecture = max_node(min_node(3, 9, 10), min_node(2, 5, 7), min_node(10, 5, 1));
//   constexpr zermelo::tree named = max_node(edge("left", min_node(1, 2)), edge("right", 3));
//   constexpr zermelo::tree dice = chance_node(1, 2, 3, 4, 5, 6);                              // equal probabilities
//   constexpr zermelo::tree coin = chance_node(edge(fraction{2, 3}, 1), edge("tails", fraction{1, 3}, -1));
//
// Every node of a tree has its own number of children, so an expression is a nest of Boost.Hana tuples whose size is part
// of its type: zermelo::tree counts the nodes from the type, and nobody types a count. Leaves are numbers of any kind,
// and a whole zermelo::tree may stand where a node may.
#pragma once

#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>
#include <concepts>
#include <type_traits>

#include <zermelo/tree.hpp>

namespace zermelo {
namespace detail {

/// What an edge has that was given no probability.
struct no_probability {};

// Every expression E has
//   E::tree_size, E::value                          its nodes and the type of its leaves
//   E::given                                        the widest kind of probability that is given at or below it
//   e.place(t, at, parent, number) -> tree_node     writes itself to t.nodes[at...], returns the first free node after it

/// The widest kind of probability that is given anywhere below: none, exact, floating. Loops over arrays, not folds of
/// packs: clang before 22 folds no more than 256 children.
enum class probability_kind : unsigned char { none, exact, floating };
template <class Probability>
inline constexpr probability_kind kind_of_probability =
    std::same_as<Probability, no_probability> ? probability_kind::none
    : std::floating_point<Probability>        ? probability_kind::floating
                                              : probability_kind::exact;
template <std::size_t N>
constexpr probability_kind widest(const probability_kind (&kinds)[N]) {
  probability_kind w = probability_kind::none;
  for (const probability_kind k : kinds) w = w < k ? k : w;
  return w;
}
template <std::size_t N>
constexpr std::size_t sum_of(const std::size_t (&numbers)[N]) {
  std::size_t sum = 0;
  for (const std::size_t n : numbers) sum += n;
  return sum;
}

template <class Value>
struct leaf_expression {
  static constexpr std::size_t tree_size = 1;
  using value = Value;
  static constexpr probability_kind given = probability_kind::none;
  Value utility;

  template <class Tree>
  constexpr tree_node place(Tree& t, tree_node at, tree_node parent, std::uint32_t number) const {
    auto& node = t.nodes[at];
    node.utility = static_cast<typename Tree::value>(utility);
    node.parent = parent;
    node.number = number;
    return at + 1;
  }
};

template <std::size_t N, class Value, class Probability>
struct grafted_tree {
  static constexpr std::size_t tree_size = N;
  using value = Value;
  static constexpr probability_kind given = kind_of_probability<Probability>;
  tree<N, Value, Probability> grafted;

  template <class Tree>
  constexpr tree_node place(Tree& t, tree_node at, tree_node parent, std::uint32_t number) const {
    for (tree_node i = 0; i < N; ++i) {
      const auto& from = grafted.nodes[i];
      t.nodes[at + i] = {static_cast<typename Tree::value>(from.utility),
                         static_cast<typename Tree::node::probability_type>(from.probability),
                         from.name, at + from.parent, from.size, from.number, from.mover};
    }
    t.nodes[at].parent = parent;
    t.nodes[at].number = number;
    return at + static_cast<tree_node>(N);
  }
};

template <class Child, class Probability>
struct edge_expression {
  static constexpr std::size_t tree_size = Child::tree_size;
  using value = typename Child::value;
  static constexpr probability_kind given = widest({kind_of_probability<Probability>, Child::given});
  static constexpr bool has_probability = !std::same_as<Probability, no_probability>;
  text name;
  Probability probability;
  Child child;

  template <class Tree>
  constexpr tree_node place(Tree& t, tree_node at, tree_node parent, std::uint32_t number) const {
    const tree_node end = child.place(t, at, parent, number);
    t.nodes[at].name = name;
    if constexpr (has_probability)
      t.nodes[at].probability = static_cast<typename Tree::node::probability_type>(probability);
    return end;
  }
};

template <class T>
inline constexpr bool is_expression = requires { T::tree_size; };
template <class T>
inline constexpr bool is_tree = false;
template <std::size_t N, class Value, class Probability>
inline constexpr bool is_tree<tree<N, Value, Probability>> = true;

template <class T>
constexpr auto as_expression(const T& t) {
  if constexpr (is_expression<T>)
    return t;
  else if constexpr (is_tree<T>)
    return grafted_tree<T::size, typename T::value, typename T::node::probability_type>{t};
  else {
    static_assert(!std::convertible_to<const T&, text>, "zermelo: a name goes with a child: edge(\"A\", child)");
    return leaf_expression<T>{t};
  }
}
template <class T>
using expression_of = decltype(as_expression(std::declval<const T&>()));

template <class T>
inline constexpr bool is_edge = false;
template <class Child, class Probability>
inline constexpr bool is_edge<edge_expression<Child, Probability>> = true;

template <class T>
constexpr auto as_edge(const T& t) {
  if constexpr (is_edge<T>)
    return t;
  else
    return edge_expression<expression_of<T>, no_probability>{text{}, no_probability{}, as_expression(t)};
}

template <player Mover, class... Edges>
struct node_expression {
  static_assert(sizeof...(Edges) > 0, "zermelo: a node of the tree has no children");
  static constexpr std::size_t tree_size = 1 + sum_of({Edges::tree_size...});
  using value = std::common_type_t<typename Edges::value...>;
  static constexpr probability_kind given = widest({Edges::given...});
  using probability = std::conditional_t<given == probability_kind::floating, double, fraction>;
  boost::hana::tuple<Edges...> edges;

  template <class Tree>
  constexpr tree_node place(Tree& t, tree_node at, tree_node parent, std::uint32_t number) const {
    constexpr std::size_t count = sizeof...(Edges);
    constexpr std::size_t with_probability = sum_of({std::size_t{Edges::has_probability}...});
    static_assert(Mover == player::chance || with_probability == 0,
                  "zermelo: an edge has a probability but does not lead away from a chance node");
    static_assert(with_probability == 0 || with_probability == count,
                  "zermelo: either all edges of a chance node have a probability or none has");
    edge_placer<Tree> placer{t, at, at + 1, 0};
    boost::hana::unpack(edges, placer);
    const tree_node next = placer.next;
    auto& node = t.nodes[at];
    node.parent = parent;
    node.number = number;
    node.size = next - at;
    node.mover = Mover;
    return next;
  }
  template <class Tree>
  constexpr void write(Tree& t) const {
    place(t, 0, 0, 0);
  }

 private:
  // Writes the children one after the other. Not a lambda: clang's new constant interpreter loses what a lambda captured.
  template <class Tree>
  struct edge_placer {
    Tree& t;
    tree_node parent;
    tree_node next;        // the first free node
    std::uint32_t number;  // of the next child

    template <class... Placed>
    constexpr void operator()(const Placed&... placed) {
      const int in_order[] = {(place_one(placed), 0)...};
      static_cast<void>(in_order);
    }
    template <class Edge>
    constexpr void place_one(const Edge& edge) {
      const tree_node here = next;
      next = edge.place(t, here, parent, number++);
      if constexpr (Mover == player::chance && !Edge::has_probability) {
        using stored = typename Tree::node::probability_type;
        if constexpr (std::floating_point<stored>)
          t.nodes[here].probability = stored{1} / stored{sizeof...(Edges)};
        else
          t.nodes[here].probability = stored{1, sizeof...(Edges)};
      }
    }
  };
};

template <player Mover, class... Children>
constexpr auto make_node(const Children&... children) {
  return node_expression<Mover, decltype(as_edge(children))...>{
      boost::hana::tuple<decltype(as_edge(children))...>{as_edge(children)...}};
}

template <class P>
constexpr auto as_probability(const P& p) {
  if constexpr (std::integral<P>)
    return fraction{p, 1};
  else
    return p;
}
}  // namespace detail

/// A node where Max moves; its children are numbers, nodes, edges or trees.
template <class... Children>
constexpr auto max_node(const Children&... children) {
  return detail::make_node<player::max>(children...);
}
/// A node where Min moves.
template <class... Children>
constexpr auto min_node(const Children&... children) {
  return detail::make_node<player::min>(children...);
}
/// A node where any player moves, in trees whose leaves have a utility for each: player_node<nth_player(2)>(...).
template <player Mover, class... Children>
constexpr auto player_node(const Children&... children) {
  return detail::make_node<Mover>(children...);
}
/// A node where chance moves: with the probabilities of its edges, or with equal ones where no edge has any.
template <class... Children>
constexpr auto chance_node(const Children&... children) {
  return detail::make_node<player::chance>(children...);
}

/// A child with a name for the action that leads to it. The characters must outlive the tree, as literals do.
template <class Child>
constexpr auto edge(const char* name, const Child& child) {
  return detail::edge_expression<detail::expression_of<Child>, detail::no_probability>{
      name, detail::no_probability{}, detail::as_expression(child)};
}
/// A child of a chance node with its probability: a fraction, a floating number, or 1.
template <class Probability, class Child>
  requires(!std::convertible_to<Probability, text>)
constexpr auto edge(const Probability& probability, const Child& child) {
  return detail::edge_expression<detail::expression_of<Child>, decltype(detail::as_probability(probability))>{
      text{}, detail::as_probability(probability), detail::as_expression(child)};
}
/// A child of a chance node with a name and a probability.
template <class Probability, class Child>
constexpr auto edge(const char* name, const Probability& probability, const Child& child) {
  return detail::edge_expression<detail::expression_of<Child>, decltype(detail::as_probability(probability))>{
      name, detail::as_probability(probability), detail::as_expression(child)};
}
}  // namespace zermelo
