// What a search answers: a value, what that value means, and an action.
#pragma once

#include <cstdint>
#include <limits>

#include <zermelo/game.hpp>

namespace zermelo {

/// What the value of a search says about the true value of the state.
enum class bound : unsigned char {
  exact,  ///< it is the value
  lower,  ///< the value is at least this
  upper   ///< the value is at most this
};

/// The ends of a value type: where a search window that knows nothing begins and ends. Infinities where the type has
/// them. Specialise it for value types of your own that std::numeric_limits does not know.
template <class Value>
struct value_limits {
  static_assert(std::numeric_limits<Value>::is_specialized,
                "zermelo: specialise zermelo::value_limits<value> with lowest() and highest() for this value type");
  static constexpr Value lowest() {
    if constexpr (std::numeric_limits<Value>::has_infinity)
      return -std::numeric_limits<Value>::infinity();
    else
      return (std::numeric_limits<Value>::min)();
  }
  static constexpr Value highest() {
    if constexpr (std::numeric_limits<Value>::has_infinity)
      return std::numeric_limits<Value>::infinity();
    else
      return (std::numeric_limits<Value>::max)();
  }
};

/// An action, or none: a terminal state has none. A std::optional in small, since <optional> alone costs more to compile
/// than all of the core.
template <class Action>
class optional_action {
 public:
  constexpr optional_action() = default;
  constexpr optional_action(const Action& its_action) : action_(its_action), has_value_(true) {}

  constexpr bool has_value() const { return has_value_; }
  constexpr explicit operator bool() const { return has_value_; }
  /// Precondition of the three: has_value().
  constexpr const Action& operator*() const { return action_; }
  constexpr const Action* operator->() const { return &action_; }
  constexpr const Action& value() const { return action_; }
  constexpr Action value_or(const Action& fallback) const { return has_value_ ? action_ : fallback; }

  friend constexpr bool operator==(const optional_action& x, const optional_action& y) {
    return x.has_value_ == y.has_value_ && (!x.has_value_ || x.action_ == y.action_);
  }
  /// An empty one is equal to no action.
  friend constexpr bool operator==(const optional_action& x, const Action& a) {
    return x.has_value_ && x.action_ == a;
  }
  /// Also equal to numbers and characters that the action is equal to, such as the name of a branch.
  template <class T>
    requires(!std::is_class_v<T> && !std::same_as<T, Action>) &&
            requires(const Action& a, const T& t) { { a == t } -> std::convertible_to<bool>; }
  friend constexpr bool operator==(const optional_action& x, const T& t) {
    return x.has_value_ && x.action_ == t;
  }

 private:
  Action action_{};
  bool has_value_ = false;
};

/// The number of plies of a line that nobody asked for.
inline constexpr int unknown_distance = -1;

/// The answer of every search of the library.
template <class Value, class Action>
struct search_result {
  Value value;                           ///< from Max's view, on the utility's scale
  zermelo::bound bound = bound::exact;   ///< what `value` says about the true value
  optional_action<Action> action{};      ///< the first best action in the game's order; empty at a terminal state
  std::uint64_t leaves = 0;              ///< states whose utility, evaluation or bounds were taken
  std::uint64_t nodes = 0;               ///< states visited: the leaves, the root and all between
  int distance = unknown_distance;       ///< plies to the end with best play, where by_distance asked for it
};

namespace detail {
/// A utility as it enters a search: never NaN, since a NaN is neither better nor worse than anything.
template <class Value, class Given>
constexpr Value number(const Given& given) {
  static_assert(std::constructible_from<Value, const Given&>,
                "zermelo: the type asked for the averages cannot be made from the game's values");
  static_assert(!(std::integral<Value> && std::floating_point<Given>),
                "zermelo: a floating utility or evaluation would be cut to an integer: let the game's value be double, or "
                "search with_value<double>(game)");
  const Value v = static_cast<Value>(given);
  if constexpr (std::floating_point<Value>)
    if (v != v) mistake::a_utility_is_not_a_number();
  return v;
}
/// The same for each player's.
template <class Value, class Given>
  requires is_utility_vector<Value>
constexpr Value number(const Given& given) {
  static_assert(Value::players == Given::players, "zermelo: a utility vector with the number of players of the game");
  Value v;
  for (std::size_t i = 0; i < Value::players; ++i) v.of[i] = number<typename Value::number>(given.of[i]);
  return v;
}
}  // namespace detail
}  // namespace zermelo
