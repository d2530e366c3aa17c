// Parts of solutions, and tables that others hold.
#pragma once

#include <zermelo/compiled_table.hpp>
#include <zermelo/games/cat_and_mouse.hpp>
#include <zermelo/games/halving.hpp>

#include "fact.hpp"

namespace embedding_facts {
using namespace zermelo;
using games::halving;

inline constexpr halving rules{70};  // 142 states: three words
inline constexpr auto solved = solve<rules.state_count()>(rules);
inline constexpr auto part = compiled_table<rules>();
inline constexpr auto values = compiled_table<rules, contents::values>();
inline constexpr auto second = compiled_shard<rules, contents::values_and_distances, 1, 2>();
inline constexpr auto only_reachable = compiled_table<rules, contents::values, known_states::reachable>();

template <class Entries>
constexpr bool holds(const Entries& entries, std::size_t first, std::size_t last) {
  if (entries.size() != last - first) return false;
  for (std::size_t i = first; i < last; ++i)
    if (!(entries[i - first] == solved.entries()[i])) return false;
  return true;
}
constexpr std::size_t unknown(table_view<int> view) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < view.size(); ++i) count += !view[i].is_known();
  return count;
}

FACT(a_view_holds_what_solve_finds, holds(table_view<int>(given(part)), 0, 142))
FACT(a_shard_holds_what_solve_finds, holds(table_view<int>(given(second)), 128, 142))
FACT(a_range_is_solved_without_the_others, holds(solve_range(given(rules), 40, 61), 40, 61))
// From 2 to 1 to 0.
FACT(a_range_takes_the_states_that_it_leads_to, reachable_from_range(given(rules), 4, 5).state_count() == 3)
constexpr bool a_range_of_a_game_with_cycles_is_solved(const games::cat_and_mouse& g) {
  const auto whole = solve(g);
  const auto range = solve_range(g, 20, 30);
  bool same = range.size() == 10;
  for (std::size_t i = 0; i < range.size(); ++i) same = same && range[i] == whole.entries()[20 + i];
  return same;
}
FACT(a_range_with_cycles,
     a_range_of_a_game_with_cycles_is_solved(given(games::cat_and_mouse("[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]"))))
FACT(values_alone_need_one_bit,
     table_view<int>(given(values)).planes() == 1 && table_view<int>(values)[9].value == solved.entries()[9].value)
FACT(what_cannot_be_reached_is_unknown,
     unknown(table_view<int>(given(only_reachable))) == rules.state_count() - reachable(rules).state_count())

constexpr bool shards_are_words() {
  return detail::shard_range(142, 0, 2).last == 128 && detail::shard_range(142, 1, 2).first == 128 &&
         detail::shard_range(142, 1, 2).last == 142 &&
         detail::shard_range(142, 3, 4).first == detail::shard_range(142, 3, 4).last;
}
FACT(shards_are_whole_words, shards_are_words())
}  // namespace embedding_facts
