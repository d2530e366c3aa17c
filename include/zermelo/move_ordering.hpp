// Orders that learn from the search itself, and how orders are put together.
//
//   killer_moves<chess> killers;
//   history<chess> good_before;
//   alpha_beta(game, max_depth{8}, remember(table), ordered_by(priorities(killers, good_before)));
//
// The parts are asked in turn: where the first is indifferent, the second decides, and in the end the game's own order. The
// action that a table holds comes before all of them, always. Parts that learn are kept by the caller and may serve many
// searches, so what an iteration of deepen() has learnt orders the next.
//
// A part of one's own is a type with rank<AtMax>(state, action, ply), a number, larger for what its mover should try
// first, and, if it learns, learn<AtMax>(state, action, ply, plies_left), called for each action that made a cut.
// Sources: S. Akl, M. Newborn, The principal continuation and the killer heuristic (1977); J. Schaeffer, The history
// heuristic and alpha-beta search enhancements in practice (1989).
#pragma once

#include <zermelo/ordering.hpp>
#include <zermelo/result.hpp>

namespace zermelo {

/// The last two actions that made a cut at each ply, for up to MostPlies plies: what refuted one move may refute the next.
template <class Game, std::size_t MostPlies = 64>
class killer_moves {
  using state = typename Game::state;
  using action = typename Game::action;
  static_assert(std::equality_comparable<action>, "zermelo: killer_moves needs actions with operator==");

 public:
  template <bool AtMax>
  constexpr int rank(const state&, const action& a, int ply) const {
    if (!holds(ply)) return 0;
    return last_[ply] == a ? 2 : before_[ply] == a ? 1 : 0;
  }
  template <bool AtMax>
  constexpr void learn(const state&, const action& a, int ply, int) {
    if (!holds(ply) || last_[ply] == a) return;
    before_[ply] = last_[ply];
    last_[ply] = a;
  }

 private:
  static constexpr bool holds(int ply) { return static_cast<std::size_t>(ply) < MostPlies; }
  optional_action<action> last_[MostPlies]{};
  optional_action<action> before_[MostPlies]{};
};

/// How much was cut by each action anywhere in the tree, for each side: a cut counts by the square of the plies that it
/// saved looking at. For actions that are integers from 0 and below Actions, or Game::all_actions; others are not counted.
template <class Game, std::size_t Actions = static_cast<std::size_t>(Game::all_actions)>
class history {
  using state = typename Game::state;
  using action = typename Game::action;
  static_assert(std::integral<action>, "zermelo: history needs actions that are integers");

 public:
  template <bool AtMax>
  constexpr std::uint64_t rank(const state&, const action& a, int) const {
    return counts(a) ? cuts_[AtMax][static_cast<std::size_t>(a)] : 0;
  }
  template <bool AtMax>
  constexpr void learn(const state&, const action& a, int, int plies_left) {
    const auto plies = static_cast<std::uint64_t>(plies_left);
    if (counts(a)) cuts_[AtMax][static_cast<std::size_t>(a)] += plies * plies;
  }
  /// Halves what was counted, so that what is learnt later weighs more.
  constexpr void age() {
    for (auto& side : cuts_)
      for (auto& cuts : side) cuts /= 2;
  }

 private:
  static constexpr bool counts(const action& a) { return a >= 0 && static_cast<std::size_t>(a) < Actions; }
  std::uint64_t cuts_[2][Actions]{};
};

/// For ordered_by, where a table's action should be tried first and nothing else changed.
struct table_move_order {
  template <class State, class Action>
  constexpr int operator()(const State&, const Action&) const {
    return 0;
  }
};
inline constexpr table_move_order table_move{};

namespace detail {
/// What parts say of an action, the first one first.
template <class First, class Rest>
struct ranks {
  First first{};
  Rest rest{};
  friend constexpr bool operator<(const ranks& x, const ranks& y) {
    return x.first < y.first || (!(y.first < x.first) && x.rest < y.rest);
  }
};
struct no_rank {
  friend constexpr bool operator<(no_rank, no_rank) { return false; }
};

struct no_part {
  template <bool AtMax, class State, class Action>
  constexpr no_rank rank(const State&, const Action&, int) const {
    return {};
  }
  template <bool AtMax, class State, class Action>
  constexpr void learn(const State&, const Action&, int, int) {}
};

/// One part, kept or referred to, and the others. A function of state and action is an estimate from Max's view.
template <class Part, class Rest>
struct parts {
  Part part;
  Rest rest;

  template <bool AtMax, class State, class Action>
  constexpr auto rank(const State& s, const Action& a, int ply) const {
    const auto first = first_rank<AtMax>(s, a, ply);
    return ranks<std::remove_const_t<decltype(first)>, decltype(rest.template rank<AtMax>(s, a, ply))>{
        first, rest.template rank<AtMax>(s, a, ply)};
  }
  template <bool AtMax, class State, class Action>
  constexpr void learn(const State& s, const Action& a, int ply, int plies_left) {
    if constexpr (requires { part.template learn<AtMax>(s, a, ply, plies_left); })
      part.template learn<AtMax>(s, a, ply, plies_left);
    rest.template learn<AtMax>(s, a, ply, plies_left);
  }

 private:
  template <bool AtMax, class State, class Action>
  constexpr auto first_rank(const State& s, const Action& a, int ply) const {
    if constexpr (requires { part.template rank<AtMax>(s, a, ply); })
      return part.template rank<AtMax>(s, a, ply);
    else
      return AtMax ? part(s, a) : -part(s, a);
  }
};
}  // namespace detail

/// Several orders as one, for ordered_by: see above. An object that has a name is referred to and must outlive the search; a
/// temporary one is kept.
constexpr detail::no_part priorities() { return {}; }
template <class First, class... Rest>
constexpr auto priorities(First&& first, Rest&&... rest) {
  return detail::parts<First, decltype(priorities(static_cast<Rest&&>(rest)...))>{
      static_cast<First&&>(first), priorities(static_cast<Rest&&>(rest)...)};
}

}  // namespace zermelo
