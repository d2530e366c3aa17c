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
    template <bool AtMax>
    constexpr void sort(const estimated_order& order, const typename Game::state& s) {
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
  };
  template <class Game, class Range, bool Bits>
  using remaining = sorted<Game>;
};
template <class Function>
estimated_order(Function) -> estimated_order<Function>;
}  // namespace zermelo::detail
