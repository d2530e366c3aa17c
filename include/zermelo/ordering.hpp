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
  static constexpr bool keeps_successors = false;
  template <class State, class Remaining>
  static constexpr State successor(const Remaining&) {  // never called
    __builtin_unreachable();
  }
  // In a search that takes actions from bits in place the cursor is the range itself; otherwise it also has a member
  // `rest`, which that search names but never touches.
  template <class Cursor>
  struct untouched_bits : Cursor {
    using Cursor::Cursor;
    constexpr untouched_bits(const Cursor& its_cursor)
      requires std::copyable<Cursor>
        : Cursor(its_cursor) {}
    unsigned rest = 0;
  };
  template <class Game, class Range, bool Bits>
  using remaining = std::conditional_t<Bits, std::remove_cvref_t<Range>,
                                       untouched_bits<typename cursor_type<Range, typename Game::action>::type>>;
};

/// Best estimate first for Max, lowest first for Min; equal ones in the game's order.
template <class Function>
struct estimated_order {
  static constexpr bool keeps_successors = false;
  template <class State, class Remaining>
  static constexpr State successor(const Remaining&) {  // never called
    __builtin_unreachable();
  }
  Function estimate;

  template <class Game>
  struct sorted {
    using action = typename Game::action;
    using estimated = decltype(std::declval<const Function&>()(std::declval<const typename Game::state&>(), action{}));
    static constexpr std::size_t capacity = most_actions<Game>();

    action list[capacity]{};
    estimated estimates[capacity]{};
    std::size_t count = 0;
    std::size_t tried = 0;
    unsigned rest = 0;  // as in game_order

    template <class Range>
    constexpr explicit sorted(const Range& its_range) {
      auto all = each_action<action>(its_range);
      for (action a{}; all.next(a); list[count++] = a)
        if (count == capacity) mistake::too_many_actions_for_the_list();
    }
    template <bool AtMax, class Memory>
    constexpr void sort(const estimated_order& order, const Game&, const typename Game::state& s, const Memory&) {
      for (std::size_t i = 0; i < count; ++i) {
        const action a = list[i];
        const estimated e = order.estimate(s, a);
        std::size_t at = i;
        for (; at > 0 && (AtMax ? estimates[at - 1] < e : e < estimates[at - 1]); --at) {
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
  template <class Game, class Range, bool Bits>
  using remaining = sorted<Game>;
};
template <class Function>
estimated_order(Function) -> estimated_order<Function>;

/// The same by an estimate of what an action leads to. Each successor is computed once, for its estimate and for the
/// search. A table that can begin to fetch an entry is told of the successors' keys as early as they are known.
template <class Function>
struct successor_order {
  static constexpr bool keeps_successors = true;
  /// What the action of the last next() leads to.
  template <class State, class Remaining>
  static constexpr State successor(const Remaining& actions) {
    return actions.list[actions.order[actions.tried - 1]].after;
  }
  Function estimate;

  template <class Game>
  struct sorted {
    using action = typename Game::action;
    using state = typename Game::state;
    using estimated = decltype(std::declval<const Function&>()(std::declval<const state&>()));
    static constexpr std::size_t capacity = most_actions<Game>();
    static_assert(std::default_initializable<state>,
                  "zermelo: ordered_by(function of a state) needs a game whose states can be default-constructed");

    // Not initialised: only the first `count` are ever read, and to clear the others would cost a search a tenth.
    struct successor {
      state after;
      action via;
      estimated estimate;
    };
    successor list[capacity];
    unsigned char order[capacity];
    std::size_t count = 0;
    std::size_t tried = 0;
    unsigned rest = 0;  // as in game_order
    typename cursor_type<decltype(std::declval<const Game&>().actions(std::declval<const state&>())), action>::type all;

    template <class Range>
    constexpr explicit sorted(const Range& its_range) : all(its_range) {}

    template <bool AtMax, class Memory>
    constexpr void sort(const successor_order& by, const Game& rules, const state& s, [[maybe_unused]] const Memory& memory) {
      action a{};
      for (; all.next(a); ++count) {
        if (count == capacity) mistake::too_many_actions_for_the_list();
        successor& here = list[count];
        here.after = rules.result(s, a);
        here.via = a;
        here.estimate = by.estimate(here.after);
        if constexpr (requires { memory.prefetch(rules.key(here.after)); })
          if (!__builtin_is_constant_evaluated()) memory.prefetch(rules.key(here.after));
        std::size_t at = count;
        for (; at > 0 && (AtMax ? list[order[at - 1]].estimate < here.estimate : here.estimate < list[order[at - 1]].estimate); --at)
          order[at] = order[at - 1];
        order[at] = static_cast<unsigned char>(count);
      }
    }
    constexpr bool next(action& a) { return tried < count && (a = list[order[tried]].via, ++tried, true); }
    constexpr void try_first(const action& a) {
      std::size_t at = 0;
      while (at < count && !(list[order[at]].via == a)) ++at;
      if (at == count) return;
      const unsigned char first = order[at];
      for (; at > 0; --at) order[at] = order[at - 1];
      order[0] = first;
    }
  };
  template <class Game, class Range, bool Bits>
  using remaining = sorted<Game>;
};
template <class Function>
successor_order(Function) -> successor_order<Function>;
}  // namespace zermelo::detail
