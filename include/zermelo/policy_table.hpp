// Policies as tables: for each state the actions that are taken there, and how often.
//
// A table is written by hand, or made of any policy by tabulate(), which asks the policy once in every state that can
// be reached; after that nothing is searched. fitted() makes it a constant of exact size.
//
//   constexpr auto perfect = z::fitted([] { return z::tabulate(game, z::minimax_policy(game)); });
//   constexpr z::policy_table by_hand{z::policy_row{s, x, z::fraction{1, 3}}, z::policy_row{s, y, z::fraction{2, 3}}};
#pragma once

#include <zermelo/fitted.hpp>
#include <zermelo/policy.hpp>
#include <zermelo/reachable.hpp>

namespace zermelo {

namespace detail {
template <class Probability>
constexpr Probability certainty() {
  if constexpr (std::same_as<Probability, fraction>)
    return {1, 1};
  else
    return Probability(1);
}
}  // namespace detail

/// One line of a table: an action that is taken in a state, and how often. Without a probability it is taken for
/// certain.
template <class State, class Action, class Probability = fraction>
struct policy_row {
  State state{};
  Action action{};
  Probability probability = detail::certainty<Probability>();
};
template <class State, class Action>
policy_row(State, Action) -> policy_row<State, Action>;
template <class State, class Action, class Probability>
policy_row(State, Action, Probability) -> policy_row<State, Action, Probability>;

namespace detail {
/// The rows of one state, wherever in the table they stand, as a range of weighted actions.
template <class Row, class Choice>
struct rows_of {
  const Row* at = nullptr;
  const Row* last = nullptr;
  decltype(Row::state) wanted{};

  constexpr bool next(Choice& choice) {
    while (at != last && !(at->state == wanted)) ++at;
    if (at == last) return false;
    return choice = {at->action, at->probability}, ++at, true;
  }
  constexpr auto begin() const { return lazy_iterator<rows_of, Choice>(*this); }
  constexpr no_more_actions end() const { return {}; }
};
}  // namespace detail

/// At most Capacity rows, or as many as it needs. It is a policy: table(state) gives the rows of a state, in their
/// order; a state without any is mistake::a_policy_table_has_no_row_for_this_state. Cost of each question: a look at
/// every row.
template <class State, class Action, class Probability = fraction, std::size_t Capacity = growing>
class policy_table {
 public:
  static_assert(std::default_initializable<State> && std::equality_comparable<State>,
                "zermelo: a policy table needs states with a default constructor and operator==");
  using row = policy_row<State, Action, Probability>;
  using choice = weighted<Action, Probability>;

  constexpr policy_table() = default;
  template <std::same_as<row>... Rows>
    requires(sizeof...(Rows) > 0)
  constexpr explicit policy_table(const Rows&... its_rows) {
    (add(its_rows), ...);
  }

  /// Appends a row; more than Capacity are mistake::a_policy_table_is_full.
  constexpr void add(const row& its_row) {
    if (rows_.full()) mistake::a_policy_table_is_full();
    rows_.push_back(its_row);
  }
  /// The number of rows, and each of them.
  constexpr std::size_t size() const { return rows_.size(); }
  constexpr const row& operator[](std::size_t i) const { return rows_[i]; }

  constexpr bool contains(const State& s) const {
    choice first{};
    return rows(s).next(first);
  }
  constexpr auto operator()(const State& s) const {
    if (!contains(s)) mistake::a_policy_table_has_no_row_for_this_state();
    return rows(s);
  }

  template <std::size_t NewCapacity>
  constexpr auto resized() const {
    policy_table<State, Action, Probability, NewCapacity> other;
    for (std::size_t i = 0; i < size(); ++i) other.add(rows_[i]);
    return other;
  }

 private:
  constexpr auto rows(const State& s) const {
    const row* const first = size() == 0 ? nullptr : &rows_[0];
    return detail::rows_of<row, choice>{first, first + size(), s};
  }

  detail::items<row, Capacity> rows_{};
};
template <class State, class Action, class Probability, std::same_as<policy_row<State, Action, Probability>>... Rows>
policy_table(policy_row<State, Action, Probability>, Rows...)
    -> policy_table<State, Action, Probability, 1 + sizeof...(Rows)>;

namespace detail {
/// What the rows of a policy's table have for a probability: what the policy itself says, or else an exact fraction.
template <class Choice>
struct row_probability {
  using type = fraction;
};
template <weighted_range Choice>
struct row_probability<Choice> {
  using type = std::remove_cvref_t<decltype((*std::declval<Choice&>().begin()).probability)>;
};
template <class Game, class Policy>
using table_probability = typename row_probability<std::remove_cvref_t<decltype(call(
    std::declval<const Policy&>(), std::declval<const Game&>(), std::declval<const typename Game::state&>()))>>::type;

/// Adds what the policy does in `s`.
template <class Table, class Game, class Policy>
constexpr void add_rows(Table& table, const Game& g, const typename Game::state& s, const Policy& policy) {
  using action = typename Game::action;
  using choice = std::remove_cvref_t<decltype(ask(policy, g, s))>;
  if constexpr (std::same_as<choice, uniform_choice>) {
    std::int64_t count = 0;
    auto all = each_action<action>(g.actions(s));
    for (action a{}; all.next(a);) ++count;
    auto again = each_action<action>(g.actions(s));
    for (action a{}; again.next(a);) table.add({s, a, fraction{1, count}});
  } else if constexpr (weighted_range<choice>) {
    const auto& choices = ask(policy, g, s);
    probability_sum<table_probability<Game, Policy>> sum;
    for (const auto& [chosen, probability] : choices) {
      if (!is_legal(g, s, chosen)) mistake::a_policy_names_an_illegal_action();
      sum.add(probability);
      table.add({s, chosen, probability});
    }
    sum.must_be_one();
  } else {
    const action chosen = ask(policy, g, s);
    if (!is_legal(g, s, chosen)) mistake::a_policy_names_an_illegal_action();
    table.add({s, chosen, fraction{1, 1}});
  }
}

/// The table of `policy` for the states that `wanted` accepts.
template <std::size_t Capacity, class Game, class Policy, class Wanted>
constexpr auto tabulate_where(const Game& g, const Policy& policy, Wanted wanted) {
  using state = typename Game::state;
  policy_table<state, typename Game::action, table_probability<Game, Policy>, Capacity> table;
  const auto states = reachable(g);
  for (std::size_t i = 0; i < states.state_count(); ++i) {
    const typename Game::state& s = states.state_at(i);
    if (!g.is_terminal(s) && wanted(g.to_move(s))) add_rows(table, g, s, policy);
  }
  return table;
}
}  // namespace detail

/// What `policy` does in every state of a small game in which a player moves; chance has its own probabilities. The
/// actions must be legal and their probabilities sum to 1. More than Capacity rows are mistake::a_policy_table_is_full.
/// Cost: one question to the policy for each state, and the finding of the states (reachable.hpp).
template <std::size_t Capacity = growing, class Game, policy_for<Game> Policy>
constexpr auto tabulate(const Game& g, const Policy& policy) {
  return detail::tabulate_where<Capacity>(g, policy, [](player its_mover) { return its_mover != player::chance; });
}
/// The same for the states in which `who` moves: for policies that play one side.
template <std::size_t Capacity = growing, class Game, policy_for<Game> Policy>
constexpr auto tabulate(const Game& g, const Policy& policy, player who) {
  return detail::tabulate_where<Capacity>(g, policy, [who = who](player its_mover) { return its_mover == who; });
}
}  // namespace zermelo
