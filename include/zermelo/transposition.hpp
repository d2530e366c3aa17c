// Remembering what a search found: a transposition table of fixed size, without the heap, usable in constant expressions.
//
//   transposition_table<games::nim, 4096> table;
//   alpha_beta(game, state, remember(table));
//
// The game gives key(state), a number that no other state of it has: the side to move belongs in it. An entry keeps what
// its value says (exact, a lower or an upper bound) and for how many plies it was searched, so a bound is never taken for
// a value, nor a shallow search for a deep one. A table serves one game with one evaluation. In a game with cycles what a
// table holds is true, but a search that meets endless play refuses to answer: solve() has answers there.
// Source: R. Greenblatt, D. Eastlake, S. Crocker, The Greenblatt chess program (1967); D. Breuker 1998 for the bounds.
#pragma once

#include <zermelo/options.hpp>

namespace zermelo {

/// What a table knows of a state.
template <class Value, class Action>
struct remembered {
  Value value{};
  zermelo::bound bound = bound::exact;
  int plies = 0;                     ///< of the search that found it, to_the_end, or whole(plies)
  optional_action<Action> action{};  ///< the best, or the one that gave the bound: the next search tries it first
  bool found = false;                ///< false: the table knows nothing

  /// No depth limit was set.
  static constexpr int to_the_end = -1;
  /// A depth limit was set, and nothing that the search looked at reached it: the value holds for deeper searches, too.
  static constexpr int whole(int plies) { return -2 - plies; }
};

/// Size entries (a power of two), each for the last state that fell on it.
template <class Game, std::size_t Size>
class transposition_table {
  static_assert(Size != 0 && (Size & (Size - 1)) == 0, "zermelo: the size of a transposition table is a power of two");

 public:
  using value = typename Game::value;
  using action = typename Game::action;
  using entry = remembered<value, action>;

  constexpr entry find(std::uint64_t key) const {
    const std::size_t at = slot(key);
    return used_[at] && keys_[at] == key ? entry{values_[at], bounds_[at], plies_[at], actions_[at], true} : entry{};
  }
  constexpr void store(std::uint64_t key, const value& v, bound meaning, int plies,
                       const optional_action<action>& best = {}) {
    const std::size_t at = slot(key);
    used_[at] = true;
    keys_[at] = key;
    values_[at] = v;
    bounds_[at] = meaning;
    plies_[at] = plies;
    actions_[at] = best;
  }
  constexpr std::size_t entries_in_use() const {
    std::size_t count = 0;
    for (const bool used : used_) count += used;
    return count;
  }

  /// Where a key belongs. Fibonacci hashing: the highest bits of the product depend on all bits of the key.
  static constexpr std::size_t slot(std::uint64_t key) {
    return static_cast<std::size_t>(key * 0x9E37'79B9'7F4A'7C15u >> (63 - __builtin_ctzll(Size)) >> 1);
  }

 private:
  bool used_[Size]{};
  std::uint64_t keys_[Size]{};
  value values_[Size]{};
  bound bounds_[Size]{};
  int plies_[Size]{};
  optional_action<action> actions_[Size]{};
};

/// A table that finds a fault in the game's key, such as a side to move that is missing from it: it keeps the states too,
/// and two different ones with the same key are mistake::two_states_have_one_key. A game whose key is shared on purpose, by
/// mirror images say, has the member `static constexpr bool equivalent(const state&, const state&)`. For tests.
template <class Game, std::size_t Size>
class checked_table {
  using state = typename Game::state;
  using table = transposition_table<Game, Size>;
  static_assert(std::default_initializable<state> && std::equality_comparable<state>,
                "zermelo: a checked_table needs states with operator== that can be default-constructed");

 public:
  using entry = typename table::entry;

  constexpr entry find(std::uint64_t key, const state& s) const {
    const entry known = entries_.find(key);
    if (known.found && !same(states_[table::slot(key)], s)) mistake::two_states_have_one_key();
    return known;
  }
  constexpr void store(std::uint64_t key, const state& s, const typename Game::value& v, bound meaning, int plies,
                       const optional_action<typename Game::action>& best = {}) {
    find(key, s);
    states_[table::slot(key)] = s;
    entries_.store(key, v, meaning, plies, best);
  }
  constexpr std::size_t entries_in_use() const { return entries_.entries_in_use(); }

 private:
  static constexpr bool same(const state& s, const state& t) {
    if constexpr (requires { Game::equivalent(s, t); })
      return Game::equivalent(s, t);
    else
      return s == t;
  }
  table entries_{};
  state states_[Size]{};
};

namespace detail {
/// The memory of a search that was given none.
struct no_memory {};

/// Whether an entry says something of a search of so many plies.
template <class Value, class Action>
constexpr bool serves(const remembered<Value, Action>& known, int plies) {
  return known.plies == plies || (known.plies < known.to_the_end && known.whole(known.plies) <= plies);
}

/// Whether what is remembered settles a state searched with this window.
template <class Value, class Action>
constexpr bool settles(const remembered<Value, Action>& known, const Value& alpha, const Value& beta) {
  return known.bound == bound::exact || (known.bound == bound::lower && !(known.value < beta)) ||
         (known.bound == bound::upper && !(alpha < known.value));
}
}  // namespace detail
}  // namespace zermelo
