// What solve() finds: the value, the distance to the end and a best action of every state of a game.
//
//   const auto solved = zermelo::solve(game);
//   solved.value(state)  solved.distance(state)  solved.action(state)
//
// What is kept is an entry for each number of a state, in an array or in a packed table (table.hpp). Best actions are
// not kept but looked up: the first action that leads to a state with the same value, one ply nearer to the end.
#pragma once

#include <zermelo/fitted.hpp>
#include <zermelo/indexed_game.hpp>
#include <zermelo/result.hpp>

namespace zermelo {

/// The distance of a state from which play never ends: larger than any number of plies.
inline constexpr int endless = (std::numeric_limits<int>::max)();

/// What is known of a state: its value from Max's view, and the plies to the end of the game when the winner hurries and
/// the loser stalls. Where the value is that of endless play (a draw, in most games) both sides hurry; if there is no
/// end to hurry to, the distance is `endless`.
template <class Value>
struct solved_state {
  Value value{};
  int distance = unsolved;  ///< unknown_distance where only the value is kept, unsolved where nothing is known

  static constexpr int unsolved = -2;
  constexpr bool is_known() const { return distance != unsolved; }
  friend constexpr bool operator==(const solved_state&, const solved_state&) = default;
};

namespace detail {
/// What endless play is worth: what the game says, or else 0, a draw.
template <class Game>
constexpr typename Game::value endless_value(const Game& g) {
  if constexpr (requires { { g.endless_value() } -> std::convertible_to<typename Game::value>; })
    return g.endless_value();
  else
    return typename Game::value(0);
}

/// Whether the mover would rather be in a state like x than in one like y: for the better value, then for the earlier
/// end of a win and of a draw, then for the later end of a loss. One expression: it is asked for every action.
template <class Value>
constexpr bool is_better(player mover, const solved_state<Value>& x, const solved_state<Value>& y, const Value& draw) {
  return x.value < y.value   ? mover == player::min
         : y.value < x.value ? mover == player::max
         : (mover == player::max ? x.value < draw : draw < x.value) ? y.distance < x.distance
                                                                    : x.distance < y.distance;
}
/// What the mover has of an action that leads to `next`.
template <class Value>
constexpr solved_state<Value> one_ply_before(const solved_state<Value>& next) {
  return {next.value, next.distance == endless || next.distance < 0 ? next.distance : next.distance + 1};
}
}  // namespace detail

/// The answer of solve(). Entries is an array or a table of solved_state, by the number of the state. It is a policy for
/// both players, too: asked with a state that is not terminal, it answers with the best action.
///
/// The entries may be fewer than the game's numbers. Terminal states and states with greater numbers have none, and
/// what they are worth is worked out from the rules and the entries of their successors: so a table of a chess ending
/// holds the positions of one side to move only.
template <class Game, class Entries>
class solution {
 public:
  using state = typename Game::state;
  using action_type = typename Game::action;
  using value_type = typename Game::value;
  using entry = solved_state<value_type>;

  constexpr solution(Game its_rules, Entries its_entries)
      : rules_(static_cast<Game&&>(its_rules)), entries_(static_cast<Entries&&>(its_entries)) {}

  /// Whether the state was solved. Cost of this and the next two: one look, or one for each successor.
  constexpr bool contains(const state& s) const { return at(s).is_known(); }
  /// The value from Max's view. A state that was not solved is mistake::this_state_is_not_in_the_solution.
  constexpr value_type value(const state& s) const { return known(s).value; }
  /// Plies to the end, `endless` or unknown_distance: see solved_state.
  constexpr int distance(const state& s) const { return known(s).distance; }
  /// The first best action in the game's order; none at a terminal state. Cost: a look for each action before it.
  constexpr optional_action<action_type> action(const state& s) const {
    if (rules_.is_terminal(s)) return {};
    const entry here = known(s);
    auto rest = detail::each_action<action_type>(rules_.actions(s));
    for (action_type a{}; rest.next(a);)
      if (leads_to(here, at(rules_.result(s, a)))) return a;
    mistake::the_solution_does_not_agree_with_the_game();
  }
  /// The same as a policy; precondition: the state is not terminal.
  constexpr action_type operator()(const state& s) const { return *action(s); }

  constexpr const Game& rules() const { return rules_; }
  constexpr const Entries& entries() const { return entries_; }

  /// The number of entries; and the same answer with room for so many in place, as fitted() asks for it.
  constexpr std::size_t size() const { return entries_.size(); }
  template <std::size_t Capacity>
  constexpr auto resized() const {
    detail::items<entry, Capacity> entries;
    for (std::size_t i = 0; i < entries_.size(); ++i) entries.push_back(entries_[i]);
    if constexpr (requires { rules_.template resized<Capacity>(); })
      return zermelo::solution(rules_.template resized<Capacity>(), entries);
    else
      return zermelo::solution(rules_, entries);
  }

  /// The number of states that were solved, among those that have entries. Cost: a look at every entry.
  constexpr std::size_t solved_count() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < entries_.size(); ++i) count += entries_[i].is_known();
    return count;
  }

  constexpr entry at(const state& s) const { return look_up<true>(s); }

 private:
  static constexpr bool leads_to(const entry& here, const entry& next) {
    if (here.distance == unknown_distance) return next.is_known() && next.value == here.value;
    return detail::one_ply_before(next) == here;
  }
  constexpr entry known(const state& s) const {
    const entry here = at(s);
    if (!here.is_known()) mistake::this_state_is_not_in_the_solution();
    return here;
  }
  // A state whose number has no entry is worked out from its successors, or else nothing is known of it.
  template <bool FromSuccessors>
  constexpr entry look_up(const state& s) const {
    if (rules_.is_terminal(s)) return {rules_.utility(s), 0};
    if constexpr (requires { rules_.is_numbered(s); })
      if (!rules_.is_numbered(s)) return {};
    const std::size_t number = rules_.index(s);
    if (number < entries_.size()) return entries_[number];
    if constexpr (FromSuccessors)
      if (number < rules_.state_count()) return backed_up(s);
    return {};
  }
  // Of the successors, so that a state is known if all of them are kept.
  constexpr entry backed_up(const state& s) const {
    const player mover = rules_.to_move(s);
    const value_type draw = detail::endless_value(rules_);
    auto rest = detail::each_action<action_type>(rules_.actions(s));
    action_type a{};
    if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
    entry best = look_up<false>(rules_.result(s, a));
    while (best.is_known() && rest.next(a)) {
      const entry next = look_up<false>(rules_.result(s, a));
      if (!next.is_known() || detail::is_better(mover, next, best, draw)) best = next;
    }
    return best.is_known() ? detail::one_ply_before(best) : best;
  }

  Game rules_;
  Entries entries_;
};
}  // namespace zermelo
