// What is claimed of a position:
//
//   value_of(game) == 0         value_of(game, state) >= 1         also <=, > and <; from Max's view
//   distance_of(game) <= 5      the plies to the end, if the winner hurries and the loser delays
//   best_action_of(game) == 4   no other action reaches a better value
//
// A claim is a value that converts to bool: it holds or it does not, which the cheapest search that can
// decide says, at compile time or at run time. explain.hpp tells why a false one is false; prove.hpp makes
// that the compiler's message.
#pragma once

#include <zermelo/alpha_beta.hpp>

namespace zermelo {

/// How a claim compares what is found with what is claimed.
enum class relation : unsigned char { equal, at_least, at_most, above, below };

namespace detail {

template <class Value>
constexpr bool compare(const Value& found, relation r, const Value& claimed) {
  switch (r) {
    case relation::at_least: return !(found < claimed);
    case relation::at_most: return !(claimed < found);
    case relation::above: return claimed < found;
    case relation::below: return found < claimed;
    case relation::equal: break;
  }
  return !(found < claimed) && !(claimed < found);
}

/// The narrowest window that decides the relation: integers have neighbours, other values leave one side
/// open. At an end of the value type there is nothing beyond, and the window is full.
template <class Value>
constexpr window<Value> deciding_window(relation r, const Value& claimed) {
  const Value lowest = value_limits<Value>::lowest(), highest = value_limits<Value>::highest();
  const bool ask_below = r != relation::at_most && r != relation::above;
  const bool ask_above = r != relation::at_least && r != relation::below;
  window<Value> w{ask_below ? lowest : claimed, ask_above ? highest : claimed};
  if constexpr (std::integral<Value>) {
    if (ask_below && lowest < claimed) w.alpha = static_cast<Value>(claimed - 1);
    if (ask_above && claimed < highest) w.beta = static_cast<Value>(claimed + 1);
  }
  return w.alpha < w.beta ? w : window<Value>{lowest, highest};
}

template <class... Options>
struct option_set : Options... {};

template <class... Options>
consteval void require_options_of_a_claim() {
  static_assert(
      (true && ... &&
       (option_from<ordered_by>::same<Options> || option_from<remember>::same<Options> ||
        option_from<star1>::same<Options> || option_from<star2>::same<Options> || option_is<ply_limit>::same<Options>)),
      "zermelo: a claim is about the whole game: it takes ordered_by, remember, ply_limit, star1 and star2");
}

/// A position and how it is searched.
template <class Game, class... Options>
struct position_to_search {
  using state = typename Game::state;
  using value = typename Game::value;
  using action = typename Game::action;

  Game game;
  state start;
  option_set<Options...> options;

  constexpr bool somebody_moves() const { return !game.is_terminal(start) && game.to_move(start) != player::chance; }
  constexpr state after(const action& a) const { return game.result(start, a); }

  template <class... More>
  constexpr auto search(const state& s, const More&... more) const {
    return alpha_beta(game, s, static_cast<const Options&>(options)..., more...);
  }
  /// Whether the value of `s` is in the relation to `claimed`.
  constexpr bool has_value(const state& s, relation r, const value& claimed) const {
    return compare(search(s, deciding_window(r, claimed)).value, r, claimed);
  }
};
}  // namespace detail

/// The claim that the value of a position is in a relation to a number.
template <class Position>
struct value_claim {
  Position position;
  zermelo::relation relation;
  typename Position::value claimed;

  /// Cost: one alpha-beta search with the narrowest window that decides.
  constexpr bool holds() const { return position.has_value(position.start, relation, claimed); }
  constexpr explicit operator bool() const { return holds(); }
};

/// The claim that the number of plies to the end is in a relation to a number.
template <class Position>
struct distance_claim {
  Position position;
  zermelo::relation relation;
  int claimed;

  /// Cost: one alpha-beta search by distance.
  constexpr bool holds() const { return detail::compare(distance(), relation, claimed); }
  constexpr explicit operator bool() const { return holds(); }
  constexpr int distance() const { return position.search(position.start, by_distance).distance; }
};

/// The claim that an action is one of the best of a position: no other reaches a better value for the one who
/// moves. It is false of an illegal action, and where nobody moves.
template <class Position, class Claimed>
struct best_action_claim {
  using action = typename Position::action;

  Position position;
  Claimed claimed;

  /// Cost: one alpha-beta search of the position, and one with the narrowest window that decides after the
  /// action.
  constexpr bool holds() const {
    const auto a = legal_action();
    return a && reaches(*a, position.search(position.start).value);
  }
  constexpr explicit operator bool() const { return holds(); }

  /// The legal action that is equal to the claimed one, or none.
  constexpr optional_action<action> legal_action() const {
    static_assert(
        requires(const action& a, const Claimed& c) {
          { a == c } -> std::convertible_to<bool>;
        },
        "zermelo: a claim of the best action compares it with the game's actions: they need operator==");
    if (!position.somebody_moves()) return {};
    auto rest = detail::each_action<action>(position.game.actions(position.start));
    for (action legal{}; rest.next(legal);)
      if (legal == claimed) return legal;
    return {};
  }
  /// Whether the action leads to a value that is as good for the mover as `best`.
  constexpr bool reaches(const action& a, const typename Position::value& best) const {
    const bool at_max = position.game.to_move(position.start) == player::max;
    return position.has_value(position.after(a), at_max ? relation::at_least : relation::at_most, best);
  }
};

/// What a claim is about, waiting for the comparison that makes a claim of it.
template <class Position>
struct value_question {
  Position position;

  template <class Number>
  constexpr auto claim(relation r, const Number& claimed) const {
    using value = typename Position::value;
    static_assert(!(std::integral<value> && std::floating_point<Number>),
                  "zermelo: the claimed value is a value of the game: an integer, where its values are integers");
    const value v = static_cast<value>(claimed);
    if constexpr (std::integral<value> && std::integral<Number>)
      if (static_cast<Number>(v) != claimed || (v < value(0)) != (claimed < Number(0)))
        mistake::the_claimed_value_is_beyond_the_value_type();
    return value_claim<Position>{position, r, v};
  }
  friend constexpr auto operator==(const value_question& q, const auto& v) { return q.claim(relation::equal, v); }
  friend constexpr auto operator>=(const value_question& q, const auto& v) { return q.claim(relation::at_least, v); }
  friend constexpr auto operator<=(const value_question& q, const auto& v) { return q.claim(relation::at_most, v); }
  friend constexpr auto operator>(const value_question& q, const auto& v) { return q.claim(relation::above, v); }
  friend constexpr auto operator<(const value_question& q, const auto& v) { return q.claim(relation::below, v); }
};
template <class Position>
struct distance_question {
  Position position;

  constexpr auto claim(relation r, int plies) const { return distance_claim<Position>{position, r, plies}; }
  friend constexpr auto operator==(const distance_question& q, int plies) { return q.claim(relation::equal, plies); }
  friend constexpr auto operator>=(const distance_question& q, int plies) { return q.claim(relation::at_least, plies); }
  friend constexpr auto operator<=(const distance_question& q, int plies) { return q.claim(relation::at_most, plies); }
  friend constexpr auto operator>(const distance_question& q, int plies) { return q.claim(relation::above, plies); }
  friend constexpr auto operator<(const distance_question& q, int plies) { return q.claim(relation::below, plies); }
};
template <class Position>
struct best_action_question {
  Position position;

  template <class Action>
  friend constexpr auto operator==(const best_action_question& q, const Action& a) {
    return best_action_claim<Position, std::decay_t<const Action>>{q.position, a};
  }
};

namespace detail {
template <template <class> class Question, class Game, class... Options>
constexpr auto ask(const Game& g, const typename Game::state& s, const Options&... options) {
  require_options_of_a_claim<Options...>();
  using position = position_to_search<Game, Options...>;
  return Question<position>{position{g, s, option_set<Options...>{options...}}};
}
}  // namespace detail

/// The value of `s`, from Max's view: compare it with a number, and you have a claim.
/// Options as for alpha_beta: ordered_by, remember, ply_limit, star1, star2. The claim owns a copy of the
/// game.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto value_of(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_game<Game>()) return detail::ask<value_question>(g, s, options...);
}
template <class Game, detail::search_option... Options>
constexpr auto value_of(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return value_of(g, g.start(), options...);
}

/// The plies from `s` to the end, when the winner plays to win soonest and the loser to lose latest. Option:
/// ply_limit.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto distance_of(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_game<Game>()) return detail::ask<distance_question>(g, s, options...);
}
template <class Game, detail::search_option... Options>
constexpr auto distance_of(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return distance_of(g, g.start(), options...);
}

/// The best action of `s`: == claims that an action is one of the best. Options as for value_of. Actions need
/// operator==.
template <class Game, detail::state_of<Game> State, detail::search_option... Options>
constexpr auto best_action_of(const Game& g, const State& s, Options... options) {
  if constexpr (detail::require_game<Game>()) return detail::ask<best_action_question>(g, s, options...);
}
template <class Game, detail::search_option... Options>
constexpr auto best_action_of(const Game& g, Options... options) {
  if constexpr (detail::require_game<Game>()) return best_action_of(g, g.start(), options...);
}
}  // namespace zermelo
