// Strong solutions of games in blocks of 64 states (block_game.hpp), a set of states at a time.
//
//   constexpr auto solved = zermelo::solve(zermelo::games::king_and_rook{});         // solve.hpp comes here with such a game
//   const auto same = zermelo::solve(zermelo::one_by_one(zermelo::games::king_and_rook{}));   // the same, slowly
//
// Retrograde analysis in two phases. First the losses of the defender: the attacker wins where he can move to one, and the
// defender has lost where no move leads to a state that is still open. Then the draws: from the ends in a draw, both
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
template <class Game>
class block_solver {
  using value = typename Game::value;
  using targets = typename Game::targets;
  using entry = solved_state<value>;
  using sets = block_set[Game::block_count];

 public:
  static constexpr std::size_t states = 64 * Game::block_count;
  using entries_type = table<value, states, Game::entry_count>;

  constexpr explicit block_solver(const Game& g) : rules_(g), draw_(endless_value(g)) {}

  constexpr entries_type run() {
    entries_type entries(states, Game::entry_count);
    sets can_draw{}, can_lose{}, open{};
    entries.add_entry({draw_, 0});
    find_losses(entries, can_draw, can_lose, open);
    find_draws(entries, can_draw, can_lose, open);
    return entries;
  }

 private:
  constexpr void find_losses(entries_type& entries, sets& can_draw, sets& can_lose, sets& open) {
    targets found, next;
    bool any = false;
    block_start start{};
    for (std::size_t block = 0; block < Game::block_count; ++block) {
      start = rules_.start_of(block);
      can_draw[block] = start.can_draw;
      can_lose[block] = start.can_lose;
      open[block] = start.open;
      if (start.lost == 0) continue;
      if (!any) entries.add_entry({rules_.utility(rules_.state_at(64 * block + first(start.lost))), 0});
      any = true;
      entries.set_codes(block, start.lost, 1);
      found.add(block, start.lost);
    }
    while (any) {
      any = find_losses_before(found, next, entries, can_lose, open);
      found = {};
      if (any) any = find_losses_before(next, found, entries, can_lose, open);
      next = {};
    }
  }
  /// Finds what is lost two plies before what was found; false if nothing is.
  constexpr bool find_losses_before(targets& found, targets& next, entries_type& entries, sets& can_lose, sets& open) {
    const std::size_t code = entries.dictionary().size();
    bool any = false;
    block_set set = 0;
    for (std::size_t block = 0; block < Game::block_count; ++block) {
      if (can_lose[block] == 0 || (set = open[block] & found.before(block)) == 0) continue;
      set = open[block] ^= set;
      if ((set = can_lose[block] & ~rules_.escapes(block, set)) == 0) continue;
      can_lose[block] ^= set;
      if (!any) add_entry_two_plies_before(entries);
      any = true;
      entries.set_codes(block, set, code);
      next.add(block, set);
    }
    return any;
  }

  /// What was not lost is drawn, `can_draw` in one ply.
  constexpr void find_draws(entries_type& entries, const sets& can_draw, sets& left, sets& open) {
    enter({draw_, 1}, can_draw, entries);
    if (!any_of(left)) return;
    targets found[3];  // of three plies; what is found before those of one ply belongs to that two plies later
    block_set drawn = 0;
    for (std::size_t block = 0; block < Game::block_count; ++block) {
      if ((drawn = rules_.start_of(block).drawn) != 0) found[0].add(block, drawn);
      if (can_draw[block] != 0) found[1].add(block, can_draw[block]);
    }
    for (int ply = 0, idle = 0; idle < 2; ++ply) {
      idle = find_draws_before(found[ply % 3], found[(ply + 2) % 3], ply + 2, entries, left, open) ? 0 : idle + 1;
      found[ply % 3] = {};
    }
    enter({draw_, endless}, left, entries);
  }
  constexpr bool find_draws_before(targets& found, targets& next, int distance, entries_type& entries, sets& left,
                                   sets& open) {
    const std::size_t code = entries.dictionary().size();
    bool any = false;
    block_set set = 0;
    for (std::size_t block = 0; block < Game::block_count; ++block) {
      if (left[block] == 0 || (set = open[block] & found.before(block)) == 0) continue;
      open[block] ^= set;
      if ((set = left[block] & rules_.escapes(block, set)) == 0) continue;
      left[block] ^= set;
      if (!any) entries.add_entry({draw_, distance});
      any = true;
      entries.set_codes(block, set, code);
      next.add(block, set);
    }
    return any;
  }

  static constexpr bool any_of(const sets& all) {
    for (std::size_t block = 0; block < Game::block_count; ++block)
      if (all[block] != 0) return true;
    return false;
  }
  /// Enters the same for all states of the sets.
  static constexpr void enter(const entry& its_entry, const sets& all, entries_type& entries) {
    if (!any_of(all)) return;
    const std::size_t code = entries.dictionary().size();
    entries.add_entry(its_entry);
    for (std::size_t block = 0; block < Game::block_count; ++block)
      if (all[block] != 0) entries.set_codes(block, all[block], code);
  }
  static constexpr void add_entry_two_plies_before(entries_type& entries) {
    const entry last = entries.dictionary()[entries.dictionary().size() - 1];
    entries.add_entry({last.value, last.distance + 2});
  }
  static constexpr std::size_t first(block_set set) { return static_cast<std::size_t>(__builtin_ctzll(set)); }

  const Game& rules_;
  value draw_;
};
}  // namespace detail

/// The strong solution of a block_game: value and distance, as solve() finds them state by state. Cost: time grows with
/// blocks times plies of the longest win, memory with blocks. More different pairs of value and distance than the game's
/// entry_count are mistake::a_solution_has_too_many_different_entries_for_a_table.
template <class Game>
constexpr auto solve_blocks(const Game& g) {
  static_assert(block_game<Game>, "zermelo: solve_blocks needs a game whose states fall into blocks: block_game.hpp");
  using entries_type = typename detail::block_solver<Game>::entries_type;
  return solution<Game, entries_type>(g, detail::block_solver<Game>(g).run());
}
}  // namespace zermelo
