// Winning fast and losing slowly: not another search, but another value. In the timed game a value carries the ply at
// which the game ends, and of two equal wins the earlier is the greater. Any search of the library finds it unchanged.
#pragma once

#include <zermelo/result.hpp>

namespace zermelo::detail {

/// A utility and the number of plies after which it is reached.
template <class Value>
struct timed_value {
  Value value{};
  int plies = 0;

  friend constexpr bool operator<(const timed_value& x, const timed_value& y) {
    if (x.value < y.value) return true;
    if (y.value < x.value) return false;
    if (Value(0) < x.value) return x.plies > y.plies;  // Max wins: sooner is better for Max
    if (x.value < Value(0)) return x.plies < y.plies;  // Max loses: later is better for Max
    return false;
  }
};

/// The same game in which the state counts the plies.
template <class Game>
struct timed_game {
  struct state {
    typename Game::state here;
    int ply = 0;
  };
  using action = typename Game::action;
  using value = timed_value<typename Game::value>;

  const Game& original;

  constexpr state at(const typename Game::state& s) const { return {s, 0}; }
  constexpr state start() const { return at(original.start()); }
  constexpr player to_move(const state& s) const { return original.to_move(s.here); }
  constexpr auto actions(const state& s) const { return original.actions(s.here); }
  constexpr state result(const state& s, const action& a) const { return {original.result(s.here, a), s.ply + 1}; }
  constexpr bool is_terminal(const state& s) const { return original.is_terminal(s.here); }
  constexpr value utility(const state& s) const { return {number<typename Game::value>(original.utility(s.here)), s.ply}; }
};

/// The answer of a search of the timed game, in terms of the original.
template <class Value, class Action>
constexpr auto untimed(const search_result<timed_value<Value>, Action>& timed) {
  return search_result<Value, Action>{timed.value.value, timed.bound, timed.action,
                                      timed.leaves,      timed.nodes, timed.value.plies};
}

/// One face for searches that may or may not ask for the distance: the game itself, or its timed form.
template <class Game, bool Timed>
struct plain_or_timed {
  const Game& game;
  constexpr const Game& rules() const { return game; }
  constexpr typename Game::state state_from(const typename Game::state& s) const { return s; }
  static constexpr typename Game::value value_from(const typename Game::value& v) { return v; }
};
template <class Game>
struct plain_or_timed<Game, true> {
  timed_game<Game> timed;
  constexpr explicit plain_or_timed(const Game& its_game) : timed{its_game} {}
  constexpr const timed_game<Game>& rules() const { return timed; }
  constexpr auto state_from(const typename Game::state& s) const { return timed.at(s); }
  static constexpr typename Game::value value_from(const timed_value<typename Game::value>& v) { return v.value; }
};
}  // namespace zermelo::detail

namespace zermelo {
template <class Value>
struct value_limits<detail::timed_value<Value>> {
  static constexpr detail::timed_value<Value> lowest() { return {value_limits<Value>::lowest(), -1}; }
  static constexpr detail::timed_value<Value> highest() { return {value_limits<Value>::highest(), -1}; }
};
}  // namespace zermelo
