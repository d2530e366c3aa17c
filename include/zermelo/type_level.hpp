// The value of a tree found on types alone, without a single constexpr function of ours: the leaves are hana::int_c, the
// nodes are types, and the value is a type too. It is here to be compared with the constexpr way (docs/type_level.md):
// every node costs the compiler template instantiations, names in its memory, and readers their patience.
//
//   using namespace zermelo::type_level;
//   constexpr auto t = max_of(min_of(hana::int_c<3>, hana::int_c<9>), min_of(hana::int_c<2>, hana::int_c<5>));
//   static_assert(decltype(value(t))::value == 3);
//
// Cost: a handful of instantiations for each edge.
#pragma once

#include <boost/hana/fold_left.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <zermelo/game.hpp>

namespace zermelo::type_level {
namespace hana = boost::hana;

/// A node of the tree: who moves, and the children as a tuple of nodes and integral constants.
template <player Mover, class Children>
struct node {
  static_assert(Mover != player::chance, "zermelo: a mean of integral constants is none: there is no chance on types");
  Children children;
};

template <class... Children>
constexpr auto max_of(Children... children) {
  static_assert(sizeof...(Children) > 0, "zermelo: a node of the tree has no children");
  return node<player::max, hana::tuple<Children...>>{hana::make_tuple(children...)};
}
template <class... Children>
constexpr auto min_of(Children... children) {
  static_assert(sizeof...(Children) > 0, "zermelo: a node of the tree has no children");
  return node<player::min, hana::tuple<Children...>>{hana::make_tuple(children...)};
}

namespace detail {
template <player Mover>
struct better {
  template <class A, class B>
  constexpr auto operator()(A, B) const {
    return hana::int_c<(Mover == player::max ? A::value < B::value : B::value < A::value) ? B::value : A::value>;
  }
};
}  // namespace detail

/// The minimax value, an integral constant: of a leaf the leaf itself.
template <class Leaf>
constexpr auto value(Leaf leaf) {
  return leaf;
}
template <player Mover, class Children>
constexpr auto value(node<Mover, Children> n) {
  return hana::unpack(n.children, [](auto first, auto... rest) {
    return hana::fold_left(hana::make_tuple(type_level::value(rest)...), type_level::value(first),
                           detail::better<Mover>{});
  });
}
}  // namespace zermelo::type_level
