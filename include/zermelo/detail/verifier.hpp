// Looks at every state of a game, and notes what does not agree: see verify.hpp for what that is.
#pragma once

#include <zermelo/ordering.hpp>
#include <zermelo/probability.hpp>
#include <zermelo/solve.hpp>
#include <zermelo/verification.hpp>

namespace zermelo::detail {
template <class Value>
constexpr bool is_number([[maybe_unused]] const Value& v) {
  if constexpr (is_utility_vector<Value>) {
    for (const auto& n : v.of)
      if (!is_number(n)) return false;
    return true;
  } else if constexpr (std::floating_point<Value>) {
    return v == v;
  } else {
    return true;
  }
}
template <class Value>
constexpr bool same_value(const Value& x, const Value& y) {
  if constexpr (std::equality_comparable<Value>)
    return x == y || !is_number(x);  // NaN is a finding of its own
  else
    return !(x < y) && !(y < x);
}

/// Adds probabilities and remembers what was wrong.
template <class Probability>
struct probability_check {
  Probability total = Probability(0);
  bool each_is_one = true;

  constexpr void add(const Probability& p) {
    each_is_one = each_is_one && Probability(0) <= p && p <= Probability(1);
    total = total + p;
  }
  constexpr bool sum_is_one() const {
    if constexpr (std::floating_point<Probability>)
      return total > 1 - probability_tolerance && total < 1 + probability_tolerance;
    else
      return total == Probability(1);
  }
};
template <>
struct probability_check<fraction> {
  fraction total{0, 1};
  bool each_is_one = true;
  bool fits = true;

  constexpr void add(const fraction& p) {
    each_is_one = each_is_one && p.denominator > 0 && 0 <= p.numerator && p.numerator <= p.denominator;
    if (each_is_one) fits = fits && add_exactly(total, p);
  }
  constexpr bool sum_is_one() const { return fits && total == fraction{1, 1}; }
};

/// The game by its rules alone: solve() finds its values without what may be wrong.
template <class Game>
struct rules_alone {
  using state = typename Game::state;
  using action = typename Game::action;
  using value = typename Game::value;
  const Game& original;

  constexpr state start() const { return original.start(); }
  constexpr player to_move(const state& s) const { return original.to_move(s); }
  constexpr auto actions(const state& s) const { return original.actions(s); }
  constexpr state result(const state& s, const action& a) const { return original.result(s, a); }
  constexpr bool is_terminal(const state& s) const { return original.is_terminal(s); }
  constexpr value utility(const state& s) const { return original.utility(s); }
  constexpr value endless_value() const { return detail::endless_value(original); }
  constexpr std::uint64_t key(const state& s) const
    requires has_identity<Game>
  {
    return identity(original, s);
  }
};

/// What a game tells of a state.
template <class Value>
struct answers {
  bool over = false;
  player mover = player::chance;
  Value utility{};
  std::size_t actions = 0;

  friend constexpr bool operator==(const answers& x, const answers& y) {
    return x.over == y.over && x.mover == y.mover && x.actions == y.actions && same_value(x.utility, y.utility);
  }
};

template <class Game>
class verifier {
  using state = typename Game::state;
  using action = typename Game::action;
  using value = typename Game::value;
  using what = inconsistency;
  static_assert(std::default_initializable<state>, "zermelo: verify() keeps states, which need a default constructor");

  static constexpr bool has_equality = std::equality_comparable<state>;
  static constexpr bool has_canonical = requires(const Game& g, const state& s) {
    { g.canonical(s) } -> std::convertible_to<state>;
  };
  // Equal states with different keys are looked for in pairs, among so many.
  static constexpr std::size_t compared_in_pairs() { return __builtin_is_constant_evaluated() ? 128 : 2048; }

 public:
  constexpr verifier(const Game& its_rules, state_limit its_limit) : rules_(its_rules), limit_(its_limit.states) {}

  constexpr verification<Game> run(const state& from, bool all_numbers) {
    arrive(from, {});
    look_at_all();
    report_.states = found_.size();
    if constexpr (indexed_game<Game>) {
      if (all_numbers) look_at_other_numbers();
      if constexpr (reversible_game<Game>)
        if (all_numbers && report_.complete) check_predecessors();
    }
    if (report_.complete) check_values(from);
    return report_;
  }

 private:
  constexpr void note(what its_kind, const state& where, const state& other,
                      const optional_action<action>& via = {}) {
    report_.add({its_kind, where, other, via, 0});
  }
  constexpr void note(what its_kind, const state& where) { note(its_kind, where, where); }

  // ---- states that are the same ----

  static constexpr bool equal(const state& x, const state& y) {
    if constexpr (has_equality)
      return x == y;
    else
      return true;
  }
  constexpr bool symmetric(const state& x, const state& y) const {
    return equal(x, y) || (has_canonical && equal(representative(rules_, x), representative(rules_, y)));
  }
  constexpr answers<value> ask(const state& s) const {
    if (rules_.is_terminal(s)) return {true, player::chance, rules_.utility(s), 0};
    answers<value> told{false, rules_.to_move(s), {}, 0};
    auto rest = each_action<action>(rules_.actions(s));
    for (action a{}; rest.next(a);) ++told.actions;
    return told;
  }

  /// Where play, or a number, leads to a state.
  constexpr void arrive(const state& s, const optional_action<action>& via, const state* before = nullptr) {
    if constexpr (indexed_game<Game>)
      if (rules_.index(s) >= rules_.state_count())
        return note(what::a_state_has_a_number_beyond_the_state_count, before == nullptr ? s : *before, s, via);
    const std::uint32_t known = found_.find(rules_, s);
    if (known != found_.none) return compare_with(found_[known], s);
    if (found_.size() == limit_) {
      report_.complete = false;
      return;
    }
    if constexpr (has_equality && has_identity<Game> && !std::integral<state>)
      for (std::size_t i = 0; i < found_.size() && i < compared_in_pairs(); ++i)
        if (found_[i] == s) note(what::equal_states_have_different_keys, s, found_[i]);
    found_.find_or_add(rules_, s);
  }
  // Both have one key, or are equal, or have one number where the game has nothing else to tell them apart.
  constexpr void compare_with(const state& known, const state& s) {
    if (has_equality && equal(known, s)) {
      if (!(ask(known) == ask(s))) note(what::equal_states_have_different_answers, s, known);
    } else if constexpr (has_key<Game>) {
      if (has_equality || !(ask(known) == ask(s))) note(what::two_states_have_one_key, s, known);
    } else if constexpr (indexed_game<Game>) {
      if (!symmetric(known, s) || !(ask(known) == ask(s))) note(what::two_states_have_one_number, s, known);
    }
  }

  // ---- a state and its actions ----

  constexpr void look_at_all() {
    for (; next_ < found_.size(); ++next_) {
      const state s = found_[next_];
      if constexpr (indexed_game<Game>) check_number(s);
      if constexpr (has_canonical) check_canonical(s);
      if (rules_.is_terminal(s))
        check_utility(rules_.utility(s), s);
      else
        look_at_actions(s);
    }
  }
  constexpr void look_at_actions(const state& s) {
    const player mover = rules_.to_move(s);
    check_mover(mover, s);
    if constexpr (evaluated_game<Game>) check_evaluation(rules_.evaluate(s), s);
    std::size_t count = 0;
    auto rest = each_action<action>(rules_.actions(s));
    for (action a{}; rest.next(a); ++count) {
      ++report_.actions;
      arrive(rules_.result(s, a), a, &s);
    }
    if (count == 0) return note(what::no_action_in_a_state_that_is_not_terminal, s);
    if constexpr (requires { Game::max_actions; })
      if (count > most_actions<Game>()) note(what::a_state_has_more_actions_than_max_actions, s);
    if (mover == player::chance) check_probabilities(s);
  }
  constexpr void check_mover(player mover, const state& s) {
    chance_moves_ = chance_moves_ || mover == player::chance;
    if (mover == player::chance) return;
    if constexpr (!is_utility_vector<value>) {
      if (number_of(mover) > 1) note(what::a_third_player_moves_in_a_search_for_two, s);
    } else {
      if (static_cast<std::size_t>(number_of(mover)) >= value::players) note(what::this_player_has_no_utility, s);
    }
  }
  constexpr void check_probabilities(const state& s) {
    if constexpr (requires(action a) { rules_.probability(s, a); }) {
      probability_check<std::remove_cvref_t<decltype(rules_.probability(s, action{}))>> sum;
      auto rest = each_action<action>(rules_.actions(s));
      for (action a{}; rest.next(a);) sum.add(rules_.probability(s, a));
      if (!sum.each_is_one)
        note(what::a_probability_is_not_between_zero_and_one, s);
      else if (!sum.sum_is_one())
        note(what::probabilities_do_not_sum_to_one, s);
    } else {
      note(what::chance_moves_but_the_game_has_no_probability, s);
    }
  }

  // ---- values ----

  /// The least and the greatest of what was seen, and where.
  struct extremes {
    bool any = false;
    bounds<value> of{};
    state at_lower{}, at_upper{};

    constexpr void add(const value& v, const state& s) {
      if (!any || v < of.lower) of.lower = v, at_lower = s;
      if (!any || of.upper < v) of.upper = v, at_upper = s;
      any = true;
    }
  };
  constexpr void check_utility(const value& v, const state& s) { check_number_of(v, s, utilities_); }
  constexpr void check_evaluation(const value& v, const state& s) { check_number_of(v, s, evaluations_); }
  constexpr void check_number_of(const value& v, const state& s, extremes& seen) {
    if (!is_number(v))
      note(what::a_utility_is_not_a_number, s);
    else if constexpr (!is_utility_vector<value>)
      seen.add(v, s);
  }

  constexpr void check_values(const state& from) {
    if constexpr (!is_utility_vector<value>) {
      if (utilities_.any && evaluations_.any) {
        if (evaluations_.of.lower < utilities_.of.lower)
          note(what::an_evaluation_is_beyond_every_utility, evaluations_.at_lower);
        if (utilities_.of.upper < evaluations_.of.upper)
          note(what::an_evaluation_is_beyond_every_utility, evaluations_.at_upper);
      }
      if constexpr (bounded_game<Game> || has_canonical) {
        if (chance_moves_)
          check_bounds_by_utilities();
        else if (report_.ok())
          check_solved_values(from);
      }
    }
  }
  constexpr void check_bounds(const state& s, const bounds<value>& around) {
    if constexpr (bounded_game<Game>) {
      const bounds<value> stated = rules_.utility_bounds(s);
      if (stated.upper < stated.lower || around.upper < stated.lower || stated.upper < around.lower)
        note(what::a_value_is_outside_the_stated_bounds, s);
    }
  }
  constexpr void check_bounds_by_utilities() {
    for (std::size_t i = 0; i < found_.size(); ++i)
      if (!rules_.is_terminal(found_[i])) check_bounds(found_[i], utilities_.of);
  }
  constexpr void check_solved_values(const state& from) {
    const auto solved = solve(rules_alone<Game>{rules_}, from);
    for (std::size_t i = 0; i < found_.size(); ++i) {
      const state s = found_[i];
      const auto here = solved.at(s);  // unknown where other states with the same number are reached instead
      if (!here.is_known()) continue;
      if (!rules_.is_terminal(s)) check_bounds(s, {here.value, here.value});
      if constexpr (has_canonical) {
        const state other = rules_.canonical(s);
        const auto there = solved.at(other);
        if (there.is_known() && !same_value(there.value, here.value))
          note(what::a_canonical_state_has_another_mover_or_value, s, other);
      }
    }
  }

  // ---- canonical ----

  constexpr void check_canonical(const state& s) {
    const state other = rules_.canonical(s), again = rules_.canonical(other);
    bool same = equal(other, again);
    if constexpr (!has_equality && has_identity<Game>) same = identity(rules_, other) == identity(rules_, again);
    if (!same) note(what::the_canonical_state_of_a_canonical_state_is_another, s, other);
    if (!(ask(s) == ask(other))) note(what::a_canonical_state_has_another_mover_or_value, s, other);
  }

  // ---- numbers ----

  constexpr void check_number(const state& s) {
    const std::size_t number = rules_.index(s);
    const state there = rules_.state_at(number);
    if (rules_.index(there) != number)
      note(what::a_state_and_its_number_do_not_belong_together, there, s);
    else if (!symmetric(s, there))
      note(what::two_states_have_one_number, s, there);
  }
  /// Numbers that belong to no state that play reaches: a solver asks the rules about them, too.
  constexpr void look_at_other_numbers() {
    const std::size_t count = rules_.state_count();
    if (count >= 0xffff'ffffu) note(what::more_states_than_the_table_can_hold, rules_.start());
    if (count > limit_) report_.complete = false;
    if (!report_.complete) return;
    for (std::size_t i = 0; i < count; ++i) is_reached_.push_back(false);
    for (std::size_t i = 0; i < found_.size(); ++i) is_reached_[rules_.index(found_[i])] = true;
    for (std::size_t i = 0; i < count; ++i)
      if (!is_reached_[i]) look_at_unreached(rules_.state_at(i));
  }
  constexpr void look_at_unreached(const state& s) {
    ++report_.unreached;
    if (rules_.is_terminal(s)) {
      ++report_.unreached_terminals;
      if (!is_number(rules_.utility(s))) note(what::a_utility_is_not_a_number, s);
      return;
    }
    check_mover(rules_.to_move(s), s);
    std::size_t count = 0;
    auto rest = each_action<action>(rules_.actions(s));
    for (action a{}; rest.next(a); ++count)
      if (const state next = rules_.result(s, a); rules_.index(next) >= rules_.state_count())
        note(what::a_state_has_a_number_beyond_the_state_count, s, next, a);
    if (count == 0) note(what::no_action_in_a_state_that_is_not_terminal, s);
  }

  // ---- predecessors ----

  // Where play never comes, predecessors do not matter. The moves: the number of the state that follows, above that of the one before.
  using moves = growing_array<std::uint64_t>;
  static constexpr std::uint64_t move(std::size_t from, std::size_t to) { return std::uint64_t{to} << 32 | from; }

  constexpr void check_predecessors() {
    const std::size_t count = rules_.state_count();
    moves taken, told;
    for (std::size_t i = 0; i < count; ++i) {
      const state s = rules_.state_at(i);
      auto before = each_action<state>(rules_.predecessors(s));
      for (state p = s; before.next(p);) {
        const std::size_t number = rules_.index(p);
        if (number >= count)
          note(what::a_state_has_a_number_beyond_the_state_count, s, p);
        else if (is_reached_[number])
          told.push_back(move(number, i));
      }
      if (!is_reached_[i] || rules_.is_terminal(s)) continue;
      auto rest = each_action<action>(rules_.actions(s));
      for (action a{}; rest.next(a);)
        if (const std::size_t next = rules_.index(rules_.result(s, a)); next < count) taken.push_back(move(i, next));
    }
    compare(taken, told);
  }
  constexpr void compare(moves& taken, moves& told) {
    const auto before = [](std::uint64_t its_first, std::uint64_t its_second) { return its_first < its_second; };
    sort(taken, before);
    sort(told, before);
    std::size_t i = 0, j = 0;
    while (i < taken.size() || j < told.size()) {
      if (j == told.size() || (i < taken.size() && taken[i] < told[j]))
        note_move(what::a_predecessor_is_left_out, taken[i++]);
      else if (i == taken.size() || told[j] < taken[i])
        note_move(what::a_predecessor_does_not_lead_here, told[j++]);
      else
        ++i, ++j;
    }
  }
  constexpr void note_move(what its_kind, std::uint64_t its_move) {
    note(its_kind, rules_.state_at(its_move >> 32), rules_.state_at(its_move & 0xffff'ffffu));
  }

  const Game& rules_;
  std::size_t limit_;
  verification<Game> report_{};
  found_states<Game, growing> found_{};
  growing_array<bool> is_reached_{};  // by number
  std::size_t next_ = 0;  // the first state that was found and not yet looked at
  bool chance_moves_ = false;
  extremes utilities_{}, evaluations_{};
};
}  // namespace zermelo::detail
