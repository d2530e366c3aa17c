// What a search asks of a game, what it keeps of a node while it is there, and what the value means that it leaves with.
#pragma once

#include <zermelo/game.hpp>
#include <zermelo/observer.hpp>
#include <zermelo/transposition.hpp>

namespace zermelo::detail {

/// Whether the game has what the search needs: an error says what is missing.
template <class Game, bool Scouts, bool WithMemory>
consteval bool suits_search() {
  using value = typename Game::value;
  using state = typename Game::state;
  using utility = std::remove_cvref_t<decltype(std::declval<const Game&>().utility(std::declval<const state&>()))>;
  static_assert(!Scouts || std::integral<value>,
                "zermelo: scout{} sets windows of width 1: for games whose values are integers");
  static_assert(bounded_game<Game> || !requires(Game& g, const state& s) { g.utility_bounds(s); },
                "zermelo: utility_bounds must be `constexpr zermelo::bounds<value> utility_bounds(const state&) const`");
  static_assert(!WithMemory || requires(const Game& g, const state& s) { static_cast<std::uint64_t>(g.key(s)); },
                "zermelo: remember(table) needs a game with the member `constexpr std::uint64_t key(const state&) const`");
  static_assert(!(std::integral<value> && std::floating_point<utility>),
                "zermelo: a floating utility would be cut to an integer: let the game's value be double");
  return true;
}

/// What a search for two does where the mover is not Max, nor Min, nor a chance whose probabilities are known.
template <class Value>
constexpr Value refuse_mover(player mover) {
  if (mover == player::chance) mistake::this_search_needs_a_game_without_chance();
  if (number_of(mover) > number_of(player::min)) mistake::a_third_player_moves_in_a_search_for_two();
  return value_limits<Value>::lowest();
}

/// What a bit becomes where actions are not bits: something that is never made.
template <class Action>
struct not_a_bit {
  constexpr explicit not_a_bit(int) {}
  constexpr operator Action() const { return {}; }
};

struct no_visit {};
template <class Visit, class Action>
struct node_with_action : Visit {
  optional_action<Action> best{};
  std::uint64_t cut_offs_before = 0;
};

/// An observed node is remembered from its entry to its exit, and with a table what action is best; otherwise there is
/// nothing to remember.
template <class Game, bool Observed>
using seen_node = std::conditional_t<Observed, visit<Game>, no_visit>;
template <class Game, bool Observed, bool WithMemory>
using search_node =
    std::conditional_t<WithMemory, node_with_action<seen_node<Game, Observed>, typename Game::action>,
                       seen_node<Game, Observed>>;

/// A value at or beyond an end of the window is a bound, unless the true value cannot lie beyond that end anyway.
template <class Value>
constexpr bound meaning(const Value& v, const Value& alpha, const Value& beta, const bounds<Value>& known) {
  return !(alpha < v) && known.lower < alpha ? bound::upper
         : !(v < beta) && beta < known.upper ? bound::lower
                                             : bound::exact;
}

/// What the value of a leaf means, by what told it: the rules, a table or the game's bounds.
struct exactly {};
template <class Value>
constexpr bound meaning_of(exactly, const Value&) {
  return bound::exact;
}
template <class Value, class Action>
constexpr bound meaning_of(const remembered<Value, Action>& known, const Value&) {
  return known.bound;
}
template <class Value>
constexpr bound meaning_of(const bounds<Value>& known, const Value& v) {
  return !(known.lower < known.upper) ? bound::exact : known.lower < v ? bound::upper : bound::lower;
}
}  // namespace zermelo::detail
