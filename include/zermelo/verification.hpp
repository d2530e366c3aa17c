// What verify() answers: the kinds of inconsistency that a game can have, and where each was first found.
#pragma once

#include <zermelo/result.hpp>
#include <zermelo/text.hpp>

namespace zermelo {

// What can be wrong with a game: each is the name of a mistake in error.hpp. ZERMELO_EACH is called with every one.
#define ZERMELO_INCONSISTENCIES(ZERMELO_EACH) \
  ZERMELO_EACH(no_action_in_a_state_that_is_not_terminal) \
  ZERMELO_EACH(a_state_has_more_actions_than_max_actions) \
  ZERMELO_EACH(a_third_player_moves_in_a_search_for_two) \
  ZERMELO_EACH(this_player_has_no_utility) \
  ZERMELO_EACH(chance_moves_but_the_game_has_no_probability) \
  ZERMELO_EACH(a_probability_is_not_between_zero_and_one) \
  ZERMELO_EACH(probabilities_do_not_sum_to_one) \
  ZERMELO_EACH(equal_states_have_different_answers) \
  ZERMELO_EACH(a_utility_is_not_a_number) \
  ZERMELO_EACH(a_value_is_outside_the_stated_bounds) \
  ZERMELO_EACH(an_evaluation_is_beyond_every_utility) \
  ZERMELO_EACH(two_states_have_one_key) \
  ZERMELO_EACH(equal_states_have_different_keys) \
  ZERMELO_EACH(the_canonical_state_of_a_canonical_state_is_another) \
  ZERMELO_EACH(a_canonical_state_has_another_mover_or_value) \
  ZERMELO_EACH(more_states_than_the_table_can_hold) \
  ZERMELO_EACH(a_state_has_a_number_beyond_the_state_count) \
  ZERMELO_EACH(a_state_and_its_number_do_not_belong_together) \
  ZERMELO_EACH(two_states_have_one_number) \
  ZERMELO_EACH(a_predecessor_is_left_out) \
  ZERMELO_EACH(a_predecessor_does_not_lead_here)

/// The kinds of inconsistency.
#define ZERMELO_EACH(name) name,
enum class inconsistency : unsigned char { ZERMELO_INCONSISTENCIES(ZERMELO_EACH) };
#undef ZERMELO_EACH
#define ZERMELO_EACH(name) +1
inline constexpr std::size_t inconsistency_kinds = 0 ZERMELO_INCONSISTENCIES(ZERMELO_EACH);
#undef ZERMELO_EACH

/// The name of a kind: its words joined by underscores, as the compiler prints them.
constexpr text name_of(inconsistency kind) {
  switch (kind) {
#define ZERMELO_EACH(name) \
  case inconsistency::name: return #name;
    ZERMELO_INCONSISTENCIES(ZERMELO_EACH)
#undef ZERMELO_EACH
  }
  return "";
}

/// One kind of inconsistency, with the first place where it was found.
template <class Game>
struct finding {
  inconsistency what{};
  typename Game::state where{};  ///< the state of which something is wrong
  typename Game::state other{};  ///< the second one where there are two: with the same key, the predecessor, ...
  bool has_other = false;        ///< whether there are two
  optional_action<typename Game::action> action{};  ///< the action in `where` that leads to it, if it is about one
  std::size_t count = 0;                            ///< how often this kind was found
};

/// So many states are looked at, those that are fewer plies away first.
struct state_limit {
  std::size_t states = 1'000'000;
};

/// What verify() found: a list of findings, one for each kind, in the order in which they were found.
template <class Game>
struct verification {
  finding<Game> findings[inconsistency_kinds]{};
  std::size_t kinds = 0;

  std::size_t states = 0;   ///< that play reaches
  std::size_t actions = 0;  ///< that were taken there
  bool complete = true;     ///< false: there are more states than the limit, so that values were not checked
  std::size_t unreached = 0;  ///< numbers of states that play never reaches: allowed, and worth a thought
  std::size_t unreached_terminals = 0;  ///< those of them whose state is terminal

  constexpr bool ok() const { return kinds == 0; }
  constexpr const finding<Game>* begin() const { return findings; }
  constexpr const finding<Game>* end() const { return findings + kinds; }
  /// Precondition: !ok().
  constexpr const finding<Game>& first() const { return findings[0]; }
  /// How often a kind was found.
  constexpr std::size_t count(inconsistency what) const {
    for (const finding<Game>& f : *this)
      if (f.what == what) return f.count;
    return 0;
  }
  constexpr void add(const finding<Game>& found) {
    std::size_t i = 0;
    while (i < kinds && findings[i].what != found.what) ++i;
    if (i == kinds) findings[kinds++] = found;
    ++findings[i].count;
  }
};

namespace detail {
/// Stops with the mistake of this name. In a constant expression clang's note of this call shows the states and the
/// action.
template <class State, class Action>
constexpr void inconsistent(inconsistency found, [[maybe_unused]] State where, [[maybe_unused]] State other,
                            [[maybe_unused]] Action action) {
  switch (found) {
#define ZERMELO_EACH(name) \
  case inconsistency::name: mistake::name(); break;
    ZERMELO_INCONSISTENCIES(ZERMELO_EACH)
#undef ZERMELO_EACH
  }
}
template <class Game>
constexpr bool must_be_consistent(const verification<Game>& report) {
  if (report.ok()) return true;
  const finding<Game>& f = report.first();
  inconsistent(f.what, f.where, f.other, f.action);
  return false;
}
}  // namespace detail
}  // namespace zermelo
