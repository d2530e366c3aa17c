// What a search can be told: options, in any order, each at most once. An option that is absent costs nothing.
#pragma once

#include <zermelo/result.hpp>

namespace zermelo {

/// Search only for values between alpha and beta; outside them the answer is a bound. alpha must be below beta.
template <class Value>
struct window {
  struct option_kind {};
  Value alpha;
  Value beta;
};
template <class Value>
window(Value, Value) -> window<Value>;

/// Look at most this many plies ahead and evaluate what is not over by then. Terminal states keep their utility.
struct max_depth {
  struct option_kind {};
  int plies;
};

/// The longest game that a search follows. Beyond it the game counts as one that never ends, which is a mistake.
struct ply_limit {
  struct option_kind {};
  int plies;
};

/// The ply limit without an option: what the machine's own stack bears, that of a sanitised build included. Compilers stop
/// at 512 nested constexpr calls, of which a ply takes two.
constexpr int default_ply_limit() { return __builtin_is_constant_evaluated() ? 240 : 2'000; }

/// Estimates states at the depth limit: function(state) on the utility's scale, from Max's view.
template <class Function>
struct evaluate_with {
  struct option_kind {};
  Function function;
};
template <class Function>
evaluate_with(Function) -> evaluate_with<Function>;

/// The order in which actions are tried: function(state, action) estimates the value of the action from Max's view, or
/// function(state) that of the state to which it leads. Max tries high estimates first and Min low ones; equal ones keep the
/// game's order. With remember(table) the table's action comes before all. It changes the cost, never the value.
/// By function(state) every successor is made once, for its estimate and for the search; terminal ones are looked at on the
/// way, and the table begins to fetch what it has of the others.
template <class Function>
struct ordered_by {
  struct option_kind {};
  Function function;
};
template <class Function>
ordered_by(Function) -> ordered_by<Function>;

/// Keep what the search finds in `table` (transposition.hpp), and use what it holds already. It must outlive the search.
template <class Table>
struct remember {
  struct option_kind {};
  Table& table;
};
template <class Table>
remember(Table&) -> remember<Table>;

/// Every utility and every evaluation lies between these bounds, from Max's view: with that alpha_beta cuts at chance nodes
/// too. star1 goes through the successors once. star2 first tries one action in each of them, which costs nodes and often
/// ends the matter; good with an ordering and a table. A game with utility_bounds that is searched to its end has star1
/// without asking. Source: B. Ballard, The *-minimax search procedure for trees containing chance nodes, 1983.
template <class Value>
struct star1 {
  struct option_kind {};
  Value lower;
  Value upper;
};
template <class Value>
star1(Value, Value) -> star1<Value>;
template <class Value>
struct star2 {
  struct option_kind {};
  Value lower;
  Value upper;
};
template <class Value>
star2(Value, Value) -> star2<Value>;

/// Tells `observer` of every node: see observer.hpp for its two members. The observer must outlive the search.
template <class Observer>
struct observed_by {
  struct option_kind {};
  Observer& observer;
};
template <class Observer>
observed_by(Observer&) -> observed_by<Observer>;

/// Keep nothing but alpha and beta: a node returns its own raised alpha or lowered beta, as in the lectures' step-by-step
/// examples (D. Knuth, R. Moore, An analysis of alpha-beta pruning, 1975, procedure F2). Without it values are fail-soft.
struct fail_hard {
  struct option_kind {};
};

/// Principal variation search: ask of every action but the first only whether it is better than the best before, by a
/// window of width 1, and search it again if it is. It pays where the first action is mostly the best, and with a table;
/// for games whose values are integers. Sources: J. Pearl, SCOUT: a simple game-searching algorithm (1980); T. Marsland,
/// M. Campbell, Parallel search of strongly ordered game trees, Computing Surveys 14 (1982).
struct scout {
  struct option_kind {};
};

/// Find values by this driver instead of alpha_beta: function(game, state, options...), which returns a search_result
/// with an exact value. drivers.hpp has those of the library as objects. For analyse and principal_variation.
template <class Driver>
struct solved_by {
  struct option_kind {};
  Driver driver;
};
template <class Driver>
solved_by(Driver) -> solved_by<Driver>;

/// Of equally good actions take the one that wins soonest or loses latest, and tell the distance to the end in plies.
/// A utility above 0 is a win for Max, below 0 a win for Min; at 0 the game's own order decides.
struct by_distance_option {
  struct option_kind {};
};
inline constexpr by_distance_option by_distance{};

namespace detail {
template <class T>
concept search_option = requires { typename T::option_kind; };

/// The option_kind of an option that only searches by sampling heed.
struct kind_of_sampling {};
template <class T>
concept option_of_sampling = std::same_as<typename T::option_kind, kind_of_sampling>;

/// An option that says when to stop: start() begins to count, and gives what is asked with the nodes so far.
template <class T>
concept budget = search_option<T> && requires(const T& option, std::uint64_t nodes) {
  { option.start().is_spent(nodes) } -> std::same_as<bool>;
};

/// What stops a search: nothing.
struct no_meter {};

/// What a search keeps of values outside its window, and how it asks for those inside.
enum class search_style : unsigned char { fail_soft, fail_hard, scout };

template <class State, class Game>
concept state_of = std::convertible_to<State, typename Game::state> && !search_option<State>;

// Whether an option is of the kind that Kind stands for: the same type, or the same template.
template <class Kind>
struct option_is {
  template <class Option>
  static constexpr bool same = std::same_as<Option, Kind>;
};
template <template <class> class Kind>
struct option_from {
  template <class T>
  struct match {
    static constexpr bool value = false;
  };
  template <class Argument>
  struct match<Kind<Argument>> {
    static constexpr bool value = true;
  };
  template <class Option>
  static constexpr bool same = match<Option>::value;
};

/// The option of the kind, or the default.
template <class Kind, class Default>
constexpr Default pick(Default otherwise) {
  return otherwise;
}
template <class Kind, class Default, class First, class... Rest>
constexpr auto pick(Default otherwise, First first, Rest... rest) {
  if constexpr (Kind::template same<First>) {
    static_assert(!(Kind::template same<Rest> || ...), "zermelo: the same search option is given twice");
    return first;
  } else {
    return pick<Kind>(otherwise, rest...);
  }
}
template <class Kind, class... Options>
inline constexpr bool given = (Kind::template same<Options> || ...);

/// How many plies the options allow.
template <class... Options>
constexpr int plies_allowed(const Options&... options) {
  // Not a const variable: compilers try to evaluate those at once, with the default of constant expressions.
  int limit = pick<option_is<ply_limit>>(ply_limit{default_ply_limit()}, options...).plies;
  if (limit < 0) mistake::the_ply_limit_is_negative();
  return limit;
}
}  // namespace detail
}  // namespace zermelo
