// Numbers for the states of a game that has none: those that can be reached from one of them, in the order in which they
// are found, those that are fewer plies away first.
//
//   const auto numbered = zermelo::reachable(game);           // from its start; it is an indexed_game
//   numbered.state_count()  numbered.state_at(i)  numbered.index(state)  numbered.is_numbered(state)
//
// States are told apart by key(state), by index(state), by being integers, or else by operator==, which needs a look at
// every state for each that is found. Where the game has canonical(state), which gives the same state for all that
// symmetry makes equal in value and distance, only those are numbered, and the others have the number of theirs.
#pragma once

#include <zermelo/detail/adapted_game.hpp>
#include <zermelo/fitted.hpp>
#include <zermelo/indexed_game.hpp>

namespace zermelo {

namespace detail {
template <class Game>
concept has_key = requires(const Game& g, const typename Game::state& s) {
  { g.key(s) } -> std::convertible_to<std::uint64_t>;
};
/// Whether a state has a number of 64 bits that no other state has.
template <class Game>
inline constexpr bool has_identity = has_key<Game> || indexed_game<Game> || std::integral<typename Game::state>;

template <class Game>
constexpr std::uint64_t identity(const Game& g, const typename Game::state& s) {
  if constexpr (has_key<Game>)
    return g.key(s);
  else if constexpr (indexed_game<Game>)
    return g.index(s);
  else
    return static_cast<std::uint64_t>(s);
}

/// The state that stands for all that are symmetric to `s`: `s` itself where the game knows no symmetry.
template <class Game>
constexpr typename Game::state representative(const Game& g, const typename Game::state& s) {
  if constexpr (requires { { g.canonical(s) } -> std::convertible_to<typename Game::state>; })
    return g.canonical(s);
  else
    return s;
}

/// Room for twice as many, so that a search for a free place is short: a power of two.
constexpr std::size_t places_for(std::size_t states) {
  std::size_t places = 16;
  while (places < 2 * states) places *= 2;
  return places;
}

/// The states that were found, and a hash table of their numbers (open addressing, linear probing: D. Knuth, The Art of
/// Computer Programming, vol. 3, 6.4).
template <class Game, std::size_t Capacity>
class found_states {
  using state = typename Game::state;
  static_assert(has_identity<Game> || std::equality_comparable<state>,
                "zermelo: to number the states of a game, give it `std::uint64_t key(const state&) const`, or its states "
                "an operator==");

 public:
  static constexpr std::uint32_t none = 0xffff'ffffu;

  constexpr std::size_t size() const { return states_.size(); }
  constexpr const state& operator[](std::size_t number) const { return states_[number]; }

  constexpr std::uint32_t find(const Game& g, const state& s) const {
    if constexpr (has_identity<Game>) {
      return places_.size() == 0 ? none : place_of(places_, identity(g, s)).number;
    } else {
      for (std::size_t i = 0; i < states_.size(); ++i)
        if (states_[i] == s) return static_cast<std::uint32_t>(i);
      return none;
    }
  }
  constexpr std::uint32_t find_or_add(const Game& g, const state& s) {
    if constexpr (has_identity<Game>) {
      if (places_.size() < 2 * (states_.size() + 1)) make_room();
      const std::uint64_t wanted = identity(g, s);
      place& here = place_of(places_, wanted);
      if (here.number == none) here = {wanted, add(s)};
      return here.number;
    } else {
      const std::uint32_t known = find(g, s);
      return known == none ? add(s) : known;
    }
  }

 private:
  struct place {
    std::uint64_t identity = 0;
    std::uint32_t number = none;
  };
  static constexpr std::size_t capacity_of_places = !has_identity<Game>   ? 1
                                                    : Capacity == growing ? growing
                                                                          : places_for(Capacity);
  using places = items<place, capacity_of_places>;

  constexpr std::uint32_t add(const state& s) {
    if (states_.full() || states_.size() == none - 1) mistake::more_states_than_the_table_can_hold();
    states_.push_back(s);
    return static_cast<std::uint32_t>(states_.size() - 1);
  }
  // Where the identity is, or could be. Fibonacci hashing, as in transposition.hpp.
  template <class Places>
  static constexpr auto& place_of(Places& all, std::uint64_t wanted) {
    const std::size_t mask = all.size() - 1;
    auto* const first = &all[0];
    std::size_t i = static_cast<std::size_t>(wanted * 0x9E37'79B9'7F4A'7C15u >> 32) & mask;
    while (first[i].number != none && first[i].identity != wanted) i = (i + 1) & mask;
    return first[i];
  }
  constexpr void make_room() {
    places larger;
    larger.fill(Capacity == growing ? places_for(2 * states_.size()) : capacity_of_places);
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (places_[i].number != none) place_of(larger, places_[i].identity) = places_[i];
    places_ = static_cast<places&&>(larger);
  }

  items<state, Capacity> states_{};
  places places_{};  // a power of two of them
};
}  // namespace detail

/// The game with the states that can be reached from one state numbered. Capacity: at most so many, or as many as there
/// are.
template <class Game, std::size_t Capacity = growing>
class reachable_game : public detail::adapted_game<Game> {
 public:
  using state = typename Game::state;
  using action = typename Game::action;
  using value = typename Game::value;

  /// Finds nothing yet: the number of every state is unknown but that of `from`, which is 0.
  constexpr reachable_game(const Game& its_game, const state& from) : detail::adapted_game<Game>{its_game} {
    number(from);
  }

  constexpr player to_move(const state& s) const { return this->original.to_move(s); }
  constexpr value utility(const state& s) const { return this->original.utility(s); }
  constexpr value endless_value() const
    requires requires(const Game& g) { g.endless_value(); }
  {
    return this->original.endless_value();
  }

  constexpr std::size_t state_count() const { return found_.size(); }
  constexpr const state& state_at(std::size_t i) const { return found_[i]; }
  constexpr bool is_numbered(const state& s) const { return find(s) < state_count(); }
  /// A state that was not found is mistake::this_state_is_not_in_the_solution.
  constexpr std::size_t index(const state& s) const {
    const std::size_t i = find(s);
    if (i >= state_count()) mistake::this_state_is_not_in_the_solution();
    return i;
  }
  /// The number of a state, or one that is not below state_count().
  constexpr std::size_t find(const state& s) const {
    return found_.find(this->original, detail::representative(this->original, s));
  }
  /// The number of a state, which is found now if it was not before.
  constexpr std::size_t number(const state& s) {
    return found_.find_or_add(this->original, detail::representative(this->original, s));
  }

  template <std::size_t NewCapacity>
  constexpr auto resized() const {
    reachable_game<Game, NewCapacity> other(this->original, state_at(0));
    for (std::size_t i = 1; i < state_count(); ++i) other.number(state_at(i));
    return other;
  }

 private:
  detail::found_states<Game, Capacity> found_{};
};

namespace detail {
/// The first action of a state that is not terminal.
template <class Range, class Action>
constexpr void must_have_next(Range& rest, Action& a) {
  if (!rest.next(a)) mistake::no_action_in_a_state_that_is_not_terminal();
}
}  // namespace detail

/// Numbers the states that can be reached from `from`, or from the start of the game. Cost: every action of every state
/// is taken once. Works for games of any number of players, with chance and with cycles.
template <std::size_t Capacity = growing, class Game>
constexpr auto reachable(const Game& g, const typename Game::state& from) {
  if constexpr (detail::require_any_game<Game>()) {
    reachable_game<Game, Capacity> numbered(g, from);
    for (std::size_t i = 0; i < numbered.state_count(); ++i) {
      const typename Game::state s = numbered.state_at(i);
      if (g.is_terminal(s)) continue;
      auto rest = detail::each_action<typename Game::action>(g.actions(s));
      typename Game::action a{};
      detail::must_have_next(rest, a);
      do numbered.number(g.result(s, a));
      while (rest.next(a));
    }
    return numbered;
  }
}
template <std::size_t Capacity = growing, class Game>
constexpr auto reachable(const Game& g) {
  if constexpr (detail::require_any_game<Game>()) return reachable<Capacity>(g, g.start());
}
}  // namespace zermelo
