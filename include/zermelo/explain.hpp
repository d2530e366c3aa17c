// Why a claim is false: what is true instead, the line of best play that shows it, and the action in that
// line which refutes the claim. A claim that is too high fails against Min, one that is too low against Max.
//
//   const auto claim = z::value_of(game) >= 4;
//   if (!claim) z::write_explanation([](z::text t) { std::fwrite(t.data, 1, t.size, stdout); }, claim);
//
// writes: claimed value >= 4, found 3; line of play: 0, 0; min refutes it with 0
#pragma once

#include <zermelo/claim.hpp>
#include <zermelo/field_printer.hpp>
#include <zermelo/principal_variation.hpp>

namespace zermelo {

/// What is true of a position, and the line of play that shows it.
template <class Found, class Value, class Action, std::size_t Capacity>
struct explanation {
  Found found{};                                 ///< the value, the distance, or the best action
  line_of_play<Value, Action, Capacity> line{};  ///< best play; after a claimed action, where an action is claimed
  std::size_t refuted_at = Capacity;             ///< the place in the line of the action that refutes the claim

  constexpr bool refuted() const { return refuted_at < line.size(); }
  /// The action that refutes the claim. Precondition: refuted().
  constexpr const Action& refuted_by() const { return line[refuted_at]; }
};

/// The best action of a position, and what it is worth.
template <class Value, class Action>
struct best_action {
  optional_action<Action> action{};
  Value value{};
};

constexpr text sign_of(relation r) {
  constexpr text signs[] = {"==", ">=", "<=", ">", "<"};
  return signs[static_cast<int>(r)];
}

namespace detail {

template <std::size_t Capacity, class Found, class Position>
using explanation_of = explanation<Found, typename Position::value, typename Position::action, Capacity>;

template <std::size_t Capacity, class Game, class... Options, class... More>
constexpr auto best_play(const position_to_search<Game, Options...>& p, const typename Game::state& s,
                         const More&... more) {
  return principal_variation<Capacity>(p.game, s, static_cast<const Options&>(p.options)..., more...);
}

/// Whose action it is that refutes a claim: one that is too high fails against Min, one that is too low
/// against Max.
template <class Value>
constexpr player refuter_of(relation r, const Value& found, const Value& claimed) {
  const bool too_high = r == relation::equal ? found < claimed : r == relation::at_least || r == relation::above;
  return too_high ? player::min : player::max;
}

/// The first place in a line from the position at which `mover` moves; the length of the line if there is
/// none.
template <class Position, class Line>
constexpr std::size_t first_action_of(player mover, const Position& p, const Line& line) {
  auto s = p.start;
  std::size_t i = 0;
  for (; i < line.size() && p.game.to_move(s) != mover; ++i) s = p.game.result(s, line[i]);
  return i;
}

// The words of a game that does not say how to write its actions or values: a claim of it must be refused all
// the same.
template <class Game>
concept has_readable_actions = writes_actions<Game, counting_sink> || std::same_as<typename Game::action, branch> ||
    printable<typename Game::action>;

/// Writes an action, or else its place among the actions of the state: #0 is the first.
template <class Out, class Game>
constexpr void write_any_action(Out& out, const Game& g, const typename Game::state& s,
                                const typename Game::action& a) {
  using action = typename Game::action;
  if constexpr (has_readable_actions<Game>) {
    write_action(out, g, s, a);
  } else if constexpr (std::equality_comparable<action>) {
    int place = 0;
    auto rest = each_action<action>(g.actions(s));
    for (action other{}; rest.next(other) && !(other == a);) ++place;
    out(text("#"));
    write_value(out, place);
  } else {
    out(text("?"));
  }
}
template <class Out, class Value>
constexpr void write_any_value(Out& out, const Value& v) {
  if constexpr (writable<Value>)
    write_value(out, v);
  else
    out(text("?"));
}

/// Writes `; line of play: half, decrement; max refutes it with half`.
template <class Out, class Game, class Explanation>
constexpr void write_line(Out& out, const Game& g, typename Game::state s, const Explanation& why) {
  if (g.is_terminal(s)) return out(text("; the game is over"));
  auto refuted_in = s;
  out(text("; line of play: "));
  for (std::size_t i = 0; i < why.line.size(); ++i) {
    if (i == why.refuted_at) refuted_in = s;
    if (i > 0) out(text(", "));
    write_any_action(out, g, s, why.line[i]);
    s = g.result(s, why.line[i]);
  }
  if (!g.is_terminal(s)) out(text(why.line.empty() ? "chance" : ", chance"));
  if (!why.refuted()) return;
  out(text("; "));
  out(name_of(g.to_move(refuted_in)));
  out(text(" refutes it with "));
  write_any_action(out, g, refuted_in, why.refuted_by());
}

template <class Out, class Number>
constexpr void write_comparison(Out& out, text what, relation r, const Number& claimed, const Number& found) {
  out(text("claimed "));
  out(what);
  out(text(" "));
  out(sign_of(r));
  out(text(" "));
  write_any_value(out, claimed);
  out(text(", found "));
  write_any_value(out, found);
}
template <class Out, class Position, class Value>
constexpr void write_action_of_value(Out& out, const Position& p, const typename Position::action& a, const Value& v) {
  write_any_action(out, p.game, p.start, a);
  out(text(" of value "));
  write_any_value(out, v);
}
}  // namespace detail

/// What is true of the position that is claimed about, whether the claim holds or not. Actions of a
/// growing_tree have names that live as long as the claim, which owns the tree. More than Capacity actions in
/// the line are mistake::too_many_actions_for_the_list. Cost: that of principal_variation and, except for a
/// value, that of the claim.
template <std::size_t Capacity = 64, class Position>
constexpr auto explain(const value_claim<Position>& claim) {
  detail::explanation_of<Capacity, typename Position::value, Position> why;
  const auto& position = claim.position;
  why.line = detail::best_play<Capacity>(position, position.start);
  why.found = why.line.value;
  if (!detail::compare(why.found, claim.relation, claim.claimed))
    why.refuted_at =
        detail::first_action_of(detail::refuter_of(claim.relation, why.found, claim.claimed), position, why.line);
  return why;
}
template <std::size_t Capacity = 64, class Position>
constexpr auto explain(const distance_claim<Position>& claim) {
  detail::explanation_of<Capacity, int, Position> why;
  why.line = detail::best_play<Capacity>(claim.position, claim.position.start, by_distance);
  why.found = claim.distance();
  return why;
}
template <std::size_t Capacity = 64, class Position, class Claimed>
constexpr auto explain(const best_action_claim<Position, Claimed>& claim) {
  using value = typename Position::value;
  using action = typename Position::action;
  detail::explanation_of<Capacity, best_action<value, action>, Position> why;
  const auto& position = claim.position;
  const auto best = position.search(position.start);
  why.found = {best.action, best.value};
  const auto claimed = claim.legal_action();
  if (!claimed) return why;
  const auto replies = detail::best_play<Capacity>(position, position.after(*claimed));
  why.line.value = replies.value;
  why.line.actions.push_back(*claimed);
  for (const action& a : replies) why.line.actions.push_back(a);
  if (!claim.reaches(*claimed, best.value))
    why.refuted_at = detail::first_action_of(opponent(position.game.to_move(position.start)), position, why.line);
  return why;
}

/// Writes an explanation as one sentence.
template <text_sink Out, class Position, class Explanation>
constexpr void write_explanation(Out&& out, const value_claim<Position>& claim, const Explanation& why) {
  detail::write_comparison(out, "value", claim.relation, claim.claimed, why.found);
  detail::write_line(out, claim.position.game, claim.position.start, why);
}
template <text_sink Out, class Position, class Explanation>
constexpr void write_explanation(Out&& out, const distance_claim<Position>& claim, const Explanation& why) {
  detail::write_comparison(out, "distance", claim.relation, claim.claimed, why.found);
  detail::write_line(out, claim.position.game, claim.position.start, why);
}
template <text_sink Out, class Position, class Claimed, class Explanation>
constexpr void write_explanation(Out&& out, const best_action_claim<Position, Claimed>& claim, const Explanation& why) {
  out(text("claimed best action "));
  if (why.line.empty())
    out(text("is not legal"));
  else
    detail::write_action_of_value(out, claim.position, why.line[0], why.line.value);
  if (!why.found.action) return out(text(", found that nobody moves"));
  out(text(", found "));
  detail::write_action_of_value(out, claim.position, *why.found.action, why.found.value);
  if (!why.line.empty()) detail::write_line(out, claim.position.game, claim.position.start, why);
}
/// The same for a claim that nobody has explained yet.
template <text_sink Out, class Claim>
constexpr void write_explanation(Out&& out, const Claim& claim) {
  write_explanation(out, claim, explain(claim));
}
}  // namespace zermelo
