// The commands of the program. Each add_..._command adds its options to the program and what is to run if it
// is called.
#pragma once

#include <zermelo/play/validators.hpp>

void add_solve_command(CLI::App& program);
void add_trace_command(CLI::App& program);
void add_draw_command(CLI::App& program);
void add_halving_command(CLI::App& program);
void add_tic_tac_toe_command(CLI::App& program);
void add_connect_four_command(CLI::App& program);
void add_play_command(CLI::App& program);
void add_solve_game_command(CLI::App& program);
void add_table_command(CLI::App& program);
void add_probe_command(CLI::App& program);
void add_chess_ending_commands(CLI::App& program);
void add_gtp_command(CLI::App& program);

using zermelo::play::one_of;
using zermelo::play::whole_number;

/// The last part of every help text.
inline constexpr char exit_codes_help[] = R"(
Exit codes:
  0  fine
  1  bad input: standard error has one line that names the place, as in
     zermelo: game.txt:2:14: expected ',' or the closing bracket after a child
  2  wrong usage: an option that is unknown, missing or out of range
  3  a file could not be read or written (or standard input or output))";

/// What the commands that take a tree say about it.
inline constexpr char tree_help[] = R"(
TREE is a tree, the name of a file that holds one, or - for standard input. It is taken for a tree
if it begins with a bracket, a number or a word and '('; call a file with such a name ./NAME.
  max(min(3, 9, 10), min(2, 5, 7))      nodes where Max or Min moves, leaves worth that much to Max
  [[3, 9, 10], [2, 5, 7]]               the same as lists: Max at the root, levels alternate
  max(A: min(1: -50, 2: 50), "B C": 3)  names of actions; without one an action is a number, from 0
  chance(1/6: 3, 5/6: 4)                chance moves, with these probabilities or equal ones
  player1(player3((1, 2, 6), (4, 2, 3)))  many players, with a number for each; player1 is Max
Numbers are integers, decimals (1.5, -2e3; solved as floating numbers) or fractions (5/3; exact).
At most 1 MiB of text and 200 levels.
)";
