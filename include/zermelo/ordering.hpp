// Trying the actions of a state in the order of an estimate.
#pragma once

#include <zermelo/game.hpp>

namespace zermelo::detail {

/// The most actions that an ordering can hold: the game's own static member max_actions, or 64.
template <class Game>
consteval std::size_t most_actions() {
  if constexpr (requires { Game::max_actions; })
    return static_cast<std::size_t>(Game::max_actions);
  else
    return 64;
}

/// The game's own order.
struct game_order {
  static constexpr bool keeps_successors = false, learns = false;
  // A search that may take actions from bits in place names a member `rest` of its cursor. A cursor that has none gets one,
  // which is never touched; a wrapper around the others would cost the compiler.
  template <class Cursor>
  struct untouched_bits : Cursor {
    using Cursor::Cursor;
    constexpr untouched_bits(const Cursor& its_cursor)
      requires std::copyable<Cursor>
        : Cursor(its_cursor) {}
    unsigned rest = 0;
  };
  template <class Cursor>
  static constexpr bool has_bits = requires(Cursor c) {
    { c.rest } -> std::same_as<std::uint64_t&>;
  } || requires(Cursor c) {
    { c.rest } -> std::same_as<std::uint32_t&>;
  };
  template <class Cursor>
  using with_bits = std::conditional_t<has_bits<Cursor>, Cursor, untouched_bits<Cursor>>;
  template <class Game, class Range, bool Bits>
  using remaining = std::conditional_t<Bits, std::remove_cvref_t<Range>,
                                       with_bits<typename cursor_type<Range, typename Game::action>::type>>;
};

/// The actions of a state, sorted by the estimates of an order.
template <class Game, class Order>
struct sorted_actions {
  using action = typename Game::action;
  using estimated = typename Order::template estimated<Game>;
  static constexpr std::size_t capacity = most_actions<Game>();

  action list[capacity]{};
  estimated estimates[capacity]{};
  std::size_t count = 0;
  std::size_t tried = 0;
  unsigned rest = 0;  // as in game_order

  template <class Range>
  constexpr explicit sorted_actions(const Range& its_range) {
    auto all = each_action<action>(its_range);
    for (action a{}; all.next(a); list[count++] = a)
      if (count == capacity) mistake::too_many_actions_for_the_list();
  }
  /// Highest estimate first, but where an order estimates from Max's view and Min moves the lowest; equal ones as they were.
  template <bool AtMax>
  constexpr void sort(const Order& order, const typename Game::state& s, int ply) {
    const auto& estimate = order.template at<AtMax>(ply);
    for (std::size_t i = 0; i < count; ++i) {
      const action a = list[i];
      const estimated e = estimate(s, a);
      std::size_t at = i;
      for (; at > 0 && (AtMax || Order::learns ? estimates[at - 1] < e : e < estimates[at - 1]); --at) {
        list[at] = list[at - 1];
        estimates[at] = estimates[at - 1];
      }
      list[at] = a;
      estimates[at] = e;
    }
  }
  constexpr bool next(action& a) { return tried < count && (a = list[tried], ++tried, true); }
  /// Moves `a` to the front, if it is there.
  constexpr void try_first(const action& a) {
    std::size_t at = 0;
    while (at < count && !(list[at] == a)) ++at;
    if (at == count) return;
    for (; at > 0; --at) list[at] = list[at - 1];
    list[0] = a;
  }
};

/// Best estimate first for Max, lowest first for Min; equal ones in the game's order.
template <class Function>
struct estimated_order {
  static constexpr bool keeps_successors = false, learns = false;
  Function estimate;

  template <bool AtMax>
  constexpr const Function& at(int) const {
    return estimate;
  }

  template <class Game>
  using estimated = decltype(std::declval<const Function&>()(std::declval<const typename Game::state&>(),
                                                             std::declval<const typename Game::action&>()));
  template <class Game, class Range, bool Bits>
  using remaining = sorted_actions<Game, estimated_order>;
};
template <class Function>
estimated_order(Function) -> estimated_order<Function>;

/// By parts that rank actions and may learn from the search: see move_ordering.hpp.
template <class Parts>
struct priority_order {
  static constexpr bool keeps_successors = false, learns = true;
  Parts parts;

  template <class Game>
  using estimated = decltype(std::declval<const Parts&>().template rank<true>(
      std::declval<const typename Game::state&>(), std::declval<const typename Game::action&>(), 0));
  template <bool AtMax>
  struct at_ply {
    const Parts& parts;
    int ply;
    template <class State, class Action>
    constexpr auto operator()(const State& s, const Action& a) const {
      return parts.template rank<AtMax>(s, a, ply);
    }
  };
  template <bool AtMax>
  constexpr at_ply<AtMax> at(int ply) const {
    return {parts, ply};
  }
  template <bool AtMax, class State, class Action>
  constexpr void learn(const State& s, const Action& a, int ply, int plies_left) {
    parts.template learn<AtMax>(s, a, ply, plies_left);
  }
  template <class Game, class Range, bool Bits>
  using remaining = sorted_actions<Game, priority_order>;
};
template <class Parts>
priority_order(Parts) -> priority_order<Parts>;

template <class Parts, class Game>
concept ranks_actions = requires(const Parts& parts, const typename Game::state& s, const typename Game::action& a) {
  parts.template rank<true>(s, a, 0);
};

/// The same by an estimate of what an action leads to: the successors are made for it, and kept for the search.
template <class Function>
struct successor_order {
  static constexpr bool keeps_successors = true, learns = false;
  Function estimate;

  template <class Game>
  class ordered {
    using state = typename Game::state;
    using action = typename Game::action;
    static constexpr std::size_t capacity = most_actions<Game>();
    static_assert(capacity <= 256 && std::default_initializable<state>,
                  "zermelo: ordered_by(function of a state) needs states that can be default-constructed, and max_actions of "
                  "256 at most");

   public:
    // Members are not initialised where none is read before it is written: to clear them costs a search a tenth.
    constexpr ordered() {}

    /// What the action leads to. It is forgotten again unless keep() follows.
    [[gnu::always_inline]] constexpr const state& make(const Game& rules, const state& s, const action& a) {
      if (count_ == capacity) mistake::too_many_actions_for_the_list();
      made_[count_].via = a;
      return made_[count_].after = rules.result(s, a);
    }
    /// Sorts in what was made last.
    template <bool AtMax>
    constexpr void keep(const successor_order& by) {
      const estimated e = made_[count_].estimate = by.estimate(made_[count_].after);
      std::size_t at = count_;
      for (; capacity > 1 && at > 0 && (AtMax ? made_[order_[at - 1]].estimate < e : e < made_[order_[at - 1]].estimate); --at)
        order_[at] = order_[at - 1];
      order_[at] = static_cast<unsigned char>(count_);
      ++count_;
    }
    constexpr bool next(action& a) { return tried_ < count_ && (a = made_[order_[tried_]].via, ++tried_, true); }
    /// What the action of the last next() leads to.
    constexpr const state& successor() const { return made_[order_[tried_ - 1]].after; }
    /// Moves `a` to the front, if it is there.
    constexpr void try_first(const action& a) {
      for (std::size_t i = 0; i < count_; ++i)
        if (const unsigned char found = order_[i]; made_[found].via == a) {
          for (; i > 0; --i) order_[i] = order_[i - 1];
          order_[0] = found;
          return;
        }
    }

   private:
    using estimated = std::remove_cvref_t<decltype(std::declval<const Function&>()(std::declval<const state&>()))>;
    struct made_successor {
      state after;
      action via;
      estimated estimate;
    };
    made_successor made_[capacity];
    unsigned char order_[capacity]{};
    std::size_t count_ = 0;
    std::size_t tried_ = 0;
  };

  // Where one action is asked for alone (star2), the game's order must do.
  template <class Game, class Range, bool Bits>
  using remaining = game_order::remaining<Game, Range, Bits>;
};
template <class Function>
successor_order(Function) -> successor_order<Function>;
}  // namespace zermelo::detail
