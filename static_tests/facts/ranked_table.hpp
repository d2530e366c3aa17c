// Ranked tables: the same answers as the solution that they were packed from, in less space.
#pragma once

#include <zermelo/games/halving.hpp>
#include <zermelo/games/tic_tac_toe_classes.hpp>
#include <zermelo/ranked_table.hpp>
#include <zermelo/solve.hpp>

#include "fact.hpp"

namespace ranked_table_facts {
using namespace zermelo;
using classes = games::tic_tac_toe_classes;

inline constexpr auto solved = solve<classes::state_count()>(classes{}, classes::start());
inline constexpr auto ranked = pack_ranked<solved>();
inline constexpr auto values = pack_ranked<solved, contents::values>();
inline constexpr solution perfect(classes{}, ranked);

FACT(ranked_table_keeps_what_is_not_over, ranked.kept_count() == given(765u) - 138 && values.kept_count() == 627)
FACT(ranked_table_has_all_numbers, ranked.size() == given(classes::state_count()))
FACT(ranked_table_of_tic_tac_toe_in_bytes, given(ranked).bytes() == 3222 && given(values).bytes() == 2854)
FACT(ranked_table_plays, perfect.value(given(classes::position("XXO/OX./O.."))) == 1 &&
                             perfect.distance(given(classes::position("XXO/OX./O.."))) == 1 &&
                             perfect.action(given(classes::position("XO./.../.OX"))) == 4 &&
                             perfect.value(given(classes::start())) == 0 && perfect.distance(classes::start()) == 9)
FACT(ranked_table_knows_terminal_states_by_the_rules, perfect.value(given(classes::position("XXX/OO./..."))) == 1 &&
                                                          perfect.contains(classes::position("XXX/OO./...")))
FACT(ranked_table_knows_no_other_states, !ranked[given(4u)].is_known() && !ranked.is_kept(4))  // two X and no O

inline constexpr games::halving game{300};
inline constexpr auto halved = solve<game.state_count()>(game);
inline constexpr auto halved_ranked = pack_ranked<halved>();
constexpr bool agrees_on_halving(const decltype(halved_ranked)& all) {
  for (std::size_t i = 0; i < halved.size(); ++i)
    if (!(all[i] == (halved.entries()[i].distance == 0 ? solved_state<int>{} : halved.entries()[i]))) return false;
  return true;
}
FACT(ranked_table_agrees_entry_by_entry, agrees_on_halving(given(halved_ranked)))

/// Keeps every third number.
constexpr bool ranks_count(std::size_t numbers) {
  ranked_table<int> every_third(numbers, (numbers + 2) / 3, 1);
  every_third.add_entry({1, 1});
  for (std::size_t i = 0; i < numbers; i += 3) every_third.keep(i, 0);
  for (std::size_t i = 0; i < numbers; ++i)
    if (every_third[i].is_known() != (i % 3 == 0) || (i % 3 == 0 && every_third.rank(i) != i / 3)) return false;
  return every_third.size() == numbers;
}
FACT(ranked_table_ranks, ranks_count(given(1u)) && ranks_count(64) && ranks_count(65) && ranks_count(400))
}  // namespace ranked_table_facts
