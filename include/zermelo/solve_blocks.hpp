// Strong solutions of games in blocks of 64 states (block_game.hpp), a set of states at a time.
//
//   constexpr auto solved = zermelo::solve(zermelo::games::king_and_rook{});     // solve.hpp comes here with such games
//   const auto same = zermelo::solve(zermelo::one_by_one(zermelo::games::king_and_rook{}));   // the same, slowly
//
// Retrograde analysis in two phases. First the losses of the defender: the attacker wins where he can move to one, and
// the defender has lost where no move leads to a state that is still open. Then the draws: from the ends in a draw, both
// sides hurry to them from the states that are left. What is left at last is endless.
// Source: K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (3), 1986.
//
// The answer is a table of the states in which the defender moves; what the others are worth is worked out from it
// (solution.hpp). Blocks in which nothing can be lost any more are passed over: nobody asks for the attacker's states in
// them but their own defender's.
#pragma once

#include <zermelo/block_game.hpp>
#include <zermelo/table.hpp>

namespace zermelo {

namespace detail {
/// The arrays are locals that every step is given, and no members: g++ writes to an array the faster the fewer objects it
/// is in.
/// Cost: time grows with blocks times plies of the longest win, memory with blocks. More different pairs of value and
/// distance than the game's entry_count are mistake::a_solution_has_too_many_different_entries_for_a_table.
template <class Game>
class block_solver {
  using value = typename Game::value;
  using targets = typename Game::targets;
  using entry = solved_state<value>;
  static constexpr std::size_t blocks = Game::block_count;
  static constexpr std::size_t planes = bits_for(Game::entry_count);
  using sets = block_set[blocks];
  using codes = block_set[blocks * planes];

 public:
  using entries_type = table<value, 64 * blocks, Game::entry_count>;

  constexpr explicit block_solver(const Game& its_rules) : rules_(its_rules), draw_(endless_value(its_rules)) {}

  constexpr solution<Game, entries_type> run() const {
    typename entries_type::dictionary_type entries;
    typename entries_type::words_type words;
    words.fill(blocks * planes);
    sets can_draw{}, can_lose{}, open{};
    entries.push_back({draw_, 0});
    find_losses(entries, words.list, can_draw, can_lose, open);
    enter({draw_, 1}, can_draw, entries, words.list);
    if (any_of(can_lose)) {
      find_draws(entries, words.list, can_draw, can_lose, open);
      enter({draw_, endless}, can_lose, entries, words.list);
    }
    return {rules_, entries_type(64 * blocks, entries, words)};
  }

 private:
  constexpr void find_losses(auto& entries, codes& words, sets& can_draw, sets& can_lose, sets& open) const {
    targets found, next;
    block_start start{};
    for (std::size_t block = 0; block < blocks; ++block) {
      start = rules_.start_of(block);
      can_draw[block] = start.can_draw;
      can_lose[block] = start.can_lose;
      open[block] = start.open;
      if (start.lost == 0) continue;
      if (entries.size() == 1) enter({rules_.utility(rules_.state_at(64 * block + first(start.lost))), 0}, entries);
      write(words, block, start.lost, 1);
      found.add(block, start.lost);
    }
    if (entries.size() == 1) return;
    const value lost = entries[1].value;
    for (int distance = 2; step_to_losses(found, next, next_code(entries), words, can_lose, open); distance += 2) {
      enter({lost, distance}, entries);
      found = next;
      next = {};
    }
  }
  /// Finds what is lost two plies before what was found; false if nothing is.
  constexpr bool step_to_losses(targets& found, targets& next, std::size_t code, codes& words, sets& can_lose,
                                sets& open) const {
    bool any = false;
    block_set set = 0;
    for (std::size_t block = 0; block < blocks; ++block) {
      if (can_lose[block] == 0 || (set = open[block] & found.before(block)) == 0) continue;
      set = open[block] ^= set;
      if ((set = can_lose[block] & ~rules_.escapes(block, set)) == 0) continue;
      can_lose[block] ^= set;
      write(words, block, set, code);
      next.add(block, set);
      any = true;
    }
    return any;
  }

  /// The same for draws among the states that are left. What is found at a ply leads to what is found two plies later.
  constexpr void find_draws(auto& entries, codes& words, const sets& can_draw, sets& left, sets& open) const {
    targets found[3];
    block_set drawn = 0;
    for (std::size_t block = 0; block < blocks; ++block) {
      if ((drawn = rules_.start_of(block).drawn) != 0) found[0].add(block, drawn);
      if (can_draw[block] != 0) found[1].add(block, can_draw[block]);
    }
    for (int ply = 0, idle = 0; idle < 2; ++ply, ++idle) {
      if (step_to_draws(found[ply % 3], found[(ply + 2) % 3], next_code(entries), words, left, open)) {
        enter({draw_, ply + 2}, entries);
        idle = -1;
      }
      found[ply % 3] = {};
    }
  }
  constexpr bool step_to_draws(targets& found, targets& next, std::size_t code, codes& words, sets& left,
                               sets& open) const {
    bool any = false;
    block_set set = 0;
    for (std::size_t block = 0; block < blocks; ++block) {
      if (left[block] == 0 || (set = open[block] & found.before(block)) == 0) continue;
      open[block] ^= set;
      if ((set = left[block] & rules_.escapes(block, set)) == 0) continue;
      left[block] ^= set;
      write(words, block, set, code);
      next.add(block, set);
      any = true;
    }
    return any;
  }

  /// The code of the next entry, or 0, which writes nothing, where enter() will refuse it.
  static constexpr std::size_t next_code(const auto& entries) { return entries.full() ? 0 : entries.size(); }
  /// Gives the states of a block, which have code 0, another one.
  static constexpr void write(codes& words, std::size_t block, block_set states, std::size_t code) {
    for (block *= planes; code != 0; code &= code - 1)
      words[block + static_cast<std::size_t>(__builtin_ctzll(code))] |= states;
  }
  static constexpr void enter(const entry& its_entry, auto& entries) {
    if (entries.full()) mistake::a_solution_has_too_many_different_entries_for_a_table();
    entries.push_back(its_entry);
  }
  /// The same entry for all states of the sets.
  static constexpr void enter(const entry& its_entry, const sets& all, auto& entries, codes& words) {
    if (!any_of(all)) return;
    for (std::size_t block = 0; block < blocks; ++block)
      if (all[block] != 0) write(words, block, all[block], next_code(entries));
    enter(its_entry, entries);
  }
  static constexpr bool any_of(const sets& all) {
    for (std::size_t block = 0; block < blocks; ++block)
      if (all[block] != 0) return true;
    return false;
  }
  static constexpr std::size_t first(block_set set) { return static_cast<std::size_t>(__builtin_ctzll(set)); }

  const Game& rules_;
  value draw_;
};
}  // namespace detail
}  // namespace zermelo
