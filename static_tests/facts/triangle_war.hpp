// Triangle War, with the games of its task.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/triangle_war.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"
#include "written.hpp"

namespace triangle_war_facts {
using namespace zermelo;
using game = games::triangle_war;

constexpr int winner(text record) { return alpha_beta(game{}, game::position(record)).value; }
constexpr int winner_with_a_table(text record) {
  transposition_table<game, 2048> table;
  return alpha_beta(game{}, game::position(record), remember(table)).value;
}

// The first of these records of POJ 1085 is the one that a search gets wrong which always changes the mover.
FACT(triangle_war_B_wins_after_six_edges, winner(given(text("24 45 59 36 25 35"))) == -1)
FACT(triangle_war_B_wins_after_six_edges_with_a_table, winner_with_a_table(given(text("24 45 59 36 25 35"))) == -1)
FACT(triangle_war_A_wins_after_another_edge, winner(given(text("24 45 59 36 25 35 78"))) == 1)
FACT(triangle_war_A_wins_with_two_triangles, winner_with_a_table(given(text("12 23 13 24 25 45"))) == 1)

FACT(triangle_war_who_completes_a_triangle_moves_again,
     game::position(given(text("24 45 59 36"))).mover == player::max &&
         game::position(given(text("24 45 59 36 25"))).mover == player::max &&
         game::position(given(text("24 45 59 36 25"))).of_max == 1 &&
         game::position(given(text("24 45 59 36 25 35"))).mover == player::min)
FACT(triangle_war_one_edge_completes_two_triangles,
     game::position(given(text("24 45 35 23 25"))).of_max == 2 &&
         game::position(given(text("24 45 35 23 25"))).mover == player::max)
FACT(triangle_war_the_last_edge_ends_it,
     game::is_terminal(game::position(given(text("12 13 23 24 25 35 36 45 47 48 56 58 59 69 610 78 89 910")))) &&
         !game::is_terminal(game::position(given(text("12 13 23 24 25 35 36 45 47 48 56 58 59 69 610 78 89")))))
FACT(triangle_war_five_triangles_settle_it,
     game::utility_bounds(given(game::state{.left = 1, .of_max = 5})).lower == 1 &&
         game::utility_bounds(given(game::state{.left = 1, .of_min = 5})).upper == -1 &&
         game::utility_bounds(given(game::start())).lower == -1 &&
         game::utility_bounds(given(game::start())).upper == 1)
FACT(triangle_war_dots_in_any_order, game::position(given(text("106 109"))) == game::position("610 910"))
FACT(triangle_war_state_is_written, writes("A 1 B 0, B draws: 12 13 23 47 48 56 58 69 610 78 89 910", [](auto&& out) {
       game::write_state(out, game::position("24 45 59 36 25 35"));
     }))
FACT(triangle_war_board_is_written,
     writes("      1\n"
            "     /  \n"
            "    2   3\n"
            "   / \\   \\\n"
            "  4---5   6\n"
            " / \\ /     \\\n"
            "7---8   9   10\n"
            "A 0, B 3\n",
            [](auto&& out) { game::write_board(out, game::position("12 25 36 58 47 610 24 45 48 78")); }))
}  // namespace triangle_war_facts
