// What a game is. This is the only page that the author of a game must read.
//
// A game is a value with three types and six members (S. Russell, P. Norvig, Artificial Intelligence, 4th ed., 6.1.1):
//
//   struct my_game {
//     using state = ...;                                   // everything that the rules look at, who is to move included
//     using action = ...;                                  // a move
//     using value = ...;                                   // what the outcome is worth: int, double, a rational, ...
//     constexpr state start() const;                       // where the game begins
//     constexpr zermelo::player to_move(const state&) const;  // never asked in a terminal state
//     constexpr auto actions(const state&) const;          // any range of action, in the order to try
//     constexpr state result(const state&, action) const;  // the state after the action
//     constexpr bool is_terminal(const state&) const;
//     constexpr value utility(const state&) const;         // asked in terminal states only, always from Max's view
//   };
//   static_assert(zermelo::game<my_game>);
//
// The members may be static and may take the state by value: small states by value are cheapest for the compiler.
// What a game can tell besides, and gains by telling, are the refinements at the end.
#pragma once

#include <concepts>

#include <zermelo/actions.hpp>

namespace zermelo {

/// Who decides in a state: the player who maximises the utility, the one who minimises it, or a known chance. Games of
/// more players number them, from 0: nth_player(0) is max, nth_player(1) is min.
enum class player : unsigned char { max, min, chance = 255 };

/// The player with this number, from 0 to 254, and the number of a player.
constexpr player nth_player(int number) { return static_cast<player>(number); }
constexpr int number_of(player p) { return static_cast<int>(p); }

/// The other of the two players.
constexpr player opponent(player p) { return p == player::max ? player::min : player::max; }

/// What an outcome is worth to each of several players: utility_vector.hpp.
template <class Number, std::size_t Players>
struct utility_vector;

namespace detail {
template <class Value>
inline constexpr bool is_utility_vector = false;
template <class Number, std::size_t Players>
inline constexpr bool is_utility_vector<utility_vector<Number, Players>> = true;

// The pieces of the concept, one for each way to get it wrong.
template <class G>
concept has_state = requires { typename G::state; } && std::copyable<typename G::state>;
template <class G>
concept has_action = requires { typename G::action; } && std::semiregular<typename G::action>;
template <class G>
concept has_value = requires { typename G::value; } && std::copyable<typename G::value> &&
                    requires(const typename G::value& v) { { v < v } -> std::convertible_to<bool>; };
template <class G>
concept has_vector_value = requires { requires is_utility_vector<typename G::value>; };
template <class G>
concept has_start = requires(const G& g) { { g.start() } -> std::convertible_to<typename G::state>; };
template <class G>
concept has_to_move =
    requires(const G& g, const typename G::state& s) { { g.to_move(s) } -> std::same_as<player>; };
template <class G>
concept has_actions =
    requires(const G& g, const typename G::state& s) { { g.actions(s) } -> action_range<typename G::action>; };
template <class G>
concept has_result = requires(const G& g, const typename G::state& s, const typename G::action& a) {
  { g.result(s, a) } -> std::convertible_to<typename G::state>;
};
template <class G>
concept has_is_terminal =
    requires(const G& g, const typename G::state& s) { { g.is_terminal(s) } -> std::same_as<bool>; };
template <class G>
concept has_utility = requires(const G& g, const typename G::state& s) {
  { g.utility(s) } -> std::convertible_to<typename G::value>;
};
template <class G>
concept has_the_other_members = has_state<G> && has_action<G> && has_start<G> && has_to_move<G> && has_actions<G> &&
                                has_result<G> && has_is_terminal<G> && has_utility<G>;
}  // namespace detail

/// A finite game of perfect information with at most two players and chance. What one wins the other loses.
template <class G>
concept game = detail::has_value<G> && detail::has_the_other_members<G>;

/// A finite game of perfect information with any number of players, each with a utility of its own: value is a
/// utility_vector, and to_move returns nth_player(0), nth_player(1), ... or player::chance.
template <class G>
concept many_player_game = detail::has_vector_value<G> && detail::has_the_other_members<G>;

namespace detail {
template <class G>
consteval bool require_members() {
  static_assert(!requires { G::tree_size; },
                "zermelo: this is the expression of a tree, not yet a tree: write constexpr zermelo::tree t = max_node(...);");
  static_assert(has_state<G>, "zermelo: the game needs a copyable type `state`: using state = ...;");
  static_assert(has_action<G>,
                "zermelo: the game needs a copyable, default-constructible type `action`: using action = ...;");
  if constexpr (has_state<G> && has_action<G> && (has_value<G> || has_vector_value<G>)) {
    static_assert(has_start<G>, "zermelo: the game needs the member `constexpr state start() const`");
    static_assert(has_to_move<G>,
                  "zermelo: the game needs the member `constexpr zermelo::player to_move(const state&) const`");
    static_assert(has_actions<G>, "zermelo: the game needs the member `constexpr auto actions(const state&) const`, "
                                  "which returns a range of `action`");
    static_assert(has_result<G>,
                  "zermelo: the game needs the member `constexpr state result(const state&, action) const`");
    static_assert(has_is_terminal<G>, "zermelo: the game needs the member `constexpr bool is_terminal(const state&) const`");
    static_assert(has_utility<G>, "zermelo: the game needs the member `constexpr value utility(const state&) const`");
  }
  return has_the_other_members<G>;
}

/// True for a game; otherwise stops compilation with the member that is missing or has the wrong type. Every entry point
/// of the library asks it first, so that a game with a slip gets one message and not a page of failed substitutions.
template <class G>
consteval bool require_game() {
  static_assert(!has_vector_value<G>,
                "zermelo: this game has a utility for each player, and they need not sum to zero: use max_n or paranoid, or "
                "constant_sum(game, sum) if the utilities of the two players always have the same sum");
  static_assert(has_vector_value<G> || has_value<G>,
                "zermelo: the game needs a copyable type `value` with operator<: using value = int;");
  return require_members<G>() && game<G>;
}
/// The same for games of any number of players.
template <class G>
consteval bool require_many_player_game() {
  static_assert(has_vector_value<G>,
                "zermelo: a game of many players needs a type `value` with a number for each player: using value = "
                "zermelo::utility_vector<int, 3>;");
  return require_members<G>() && many_player_game<G>;
}
/// The same where the number of players makes no difference.
template <class G>
consteval bool require_any_game() {
  if constexpr (has_vector_value<G>)
    return require_many_player_game<G>();
  else
    return require_game<G>();
}
}  // namespace detail

/// The least and the greatest value that a state can still have.
template <class Value>
struct bounds {
  Value lower;
  Value upper;
};

/// Chance decides in some states: probability(state, action) in states where to_move is player::chance.
template <class G>
concept chance_game =
    (game<G> || many_player_game<G>) &&
    requires(const G& g, const typename G::state& s, const typename G::action& a) { g.probability(s, a); };

/// The game estimates states that are not terminal, on the utility's scale and from Max's view.
template <class G>
concept evaluated_game = (game<G> || many_player_game<G>) && requires(const G& g, const typename G::state& s) {
  { g.evaluate(s) } -> std::convertible_to<typename G::value>;
};

/// The game knows bounds of the value of a state that is not terminal, the tighter the better: a search stops at a value
/// that reaches them, and a state whose bounds are equal (a win in one move, say) is never expanded. Wrong bounds give wrong
/// values.
template <class G>
concept bounded_game = game<G> && requires(const G& g, const typename G::state& s) {
  { g.utility_bounds(s) } -> std::same_as<bounds<typename G::value>>;
};

namespace detail {
/// Small states travel by value: to read a field costs g++ two operations in a value and five behind a reference. Larger
/// ones cost clang more for their copies.
template <class T>
inline constexpr bool pass_by_value = sizeof(T) <= 24 && __is_trivially_copyable(T);
template <class T, bool ByValue = pass_by_value<T>>
struct parameter_type {
  using type = const T&;
};
template <class T>
struct parameter_type<T, true> {
  using type = T;
};
template <class T>
using parameter = typename parameter_type<T>::type;
}  // namespace detail
}  // namespace zermelo
