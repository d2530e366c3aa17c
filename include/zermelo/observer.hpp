// What a search tells an observer: one visit for every node, when it is entered and when it is left.
#pragma once

#include <zermelo/result.hpp>

namespace zermelo {

/// How the value of a node was found.
enum class visit_kind : unsigned char {
  inner,      ///< from its successors
  terminal,   ///< the utility of a terminal state
  evaluated,  ///< an evaluation at the depth limit
  bounded,    ///< the game's own bounds settled it
  remembered  ///< a transposition table knew it
};

/// One node as a search sees it. alpha and beta are the window with which the node was entered; the fields after
/// `value` are known when the node is left.
template <class Game>
struct visit {
  using value_type = typename Game::value;

  typename Game::state state;
  optional_action<typename Game::action> via{};  ///< the action that led here; none at the root
  int ply = 0;                                   ///< distance from the root
  visit_kind kind = visit_kind::inner;
  player mover = player::max;  ///< of an inner node
  value_type alpha{};
  value_type beta{};

  value_type value{};
  zermelo::bound bound = bound::exact;  ///< what `value` says about the node's true value
  value_type alpha_after{};             ///< alpha as the node itself raised it
  value_type beta_after{};              ///< beta as the node itself lowered it
  bool cut = false;                     ///< alpha met beta before all actions were tried
};

/// An observer is told enter(visit) before the successors of an inner node are tried and leave(visit) once the value of
/// any node, inner or leaf, is known.
template <class Observer, class Game>
concept observer_of = requires(Observer& o, const visit<Game>& v) {
  o.enter(v);
  o.leave(v);
};

namespace detail {
struct no_observer {
  template <class Visit>
  constexpr void enter(const Visit&) {}
  template <class Visit>
  constexpr void leave(const Visit&) {}
};
}  // namespace detail
}  // namespace zermelo
