// What goes wrong, said once for both machines.
//
// Every kind of mistake is a function in namespace zermelo::mistake whose name says what was done wrong. None of them is
// constexpr: in a constant expression the compiler stops at the call and prints that name in its note. At run time the
// same call throws a subclass of zermelo::error or, under -fno-exceptions, calls the handler of set_error_handler.
#pragma once

#include <new>  // for std::exception, which it must define: <exception> itself costs as much as all of game.hpp

namespace zermelo {

/// The base of every exception that the library throws. what() is one line that names the mistake.
class error : public std::exception {
 public:
  explicit error(const char* message) noexcept : message_(message) {}
  const char* what() const noexcept override { return message_; }

 private:
  const char* message_;  // a string literal: errors own nothing and never allocate
};

/// A game breaks a rule of the game concept: no action in a non-terminal state, no end, a NaN utility, ...
struct game_error : error {
  using error::error;
};
/// A tree that cannot be built: a node without children, a NaN leaf, a name on the wrong kind of edge, ...
struct tree_error : error {
  using error::error;
};
/// Probabilities that are negative, above one, or do not sum to one.
struct probability_error : error {
  using error::error;
};
/// A policy that names an illegal action, or none at all.
struct policy_error : error {
  using error::error;
};
/// A search option out of its range: an inverted window, a negative depth, ...
struct option_error : error {
  using error::error;
};
/// A position that the rules of a game of the library cannot reach or do not allow.
struct position_error : error {
  using error::error;
};
/// A table, or a file of one, that cannot be read or written.
struct file_error : error {
  using error::error;
};
/// Something of fixed size is full: a trace, a list of actions, ...
struct capacity_error : error {
  using error::error;
};

/// Called instead of throwing where exceptions are off. It must not return; if it does, the program traps.
using error_handler = void (*)(const char* message);

namespace detail {
inline void trap_on_error(const char*) { __builtin_trap(); }
inline error_handler current_error_handler = &trap_on_error;
}  // namespace detail

/// Replaces the handler used under -fno-exceptions and returns the former one. Without exceptions only.
inline error_handler set_error_handler(error_handler handler) {
  const error_handler former = detail::current_error_handler;
  detail::current_error_handler = handler != nullptr ? handler : &detail::trap_on_error;
  return former;
}

namespace detail {
template <class Error>
[[noreturn]] inline void raise(Error mistake) {
#if defined(__cpp_exceptions)
  throw mistake;
#else
  current_error_handler(mistake.what());
  __builtin_trap();
#endif
}
// The same of an Error that is only words. Without exceptions it is not made: its virtual functions would bring operator
// delete into programs that have no heap.
template <class Error>
[[noreturn]] inline void raise(const char* words) {
#if defined(__cpp_exceptions)
  throw Error(words);
#else
  current_error_handler(words);
  __builtin_trap();
#endif
}
}  // namespace detail

// Defines zermelo::mistake::NAME(). [[noreturn]] lets the optimiser keep the error out of the hot path.
#define ZERMELO_MISTAKE(name, error_type, message) \
  [[noreturn]] inline void name() { ::zermelo::detail::raise<error_type>(message); }

/// One function per kind of mistake: the name is what the compiler prints.
namespace mistake {
ZERMELO_MISTAKE(no_action_in_a_state_that_is_not_terminal, game_error,
                "the game gives no action in a state that is not terminal")
ZERMELO_MISTAKE(the_game_does_not_end_within_the_ply_limit, game_error,
                "the game does not end within the ply limit: it may be endless, or needs a larger zermelo::ply_limit")
ZERMELO_MISTAKE(a_utility_is_not_a_number, game_error, "a utility or an evaluation is not a number (NaN)")
ZERMELO_MISTAKE(a_value_is_outside_the_stated_bounds, game_error,
                "a utility or an evaluation is outside the bounds that the game's utility_bounds, star1 or star2 state")
ZERMELO_MISTAKE(the_utility_bounds_of_a_state_are_not_in_order, game_error,
                "the game's utility_bounds of a state have the greater number first")
ZERMELO_MISTAKE(the_bounds_of_star1_or_star2_are_not_in_order, option_error,
                "the bounds of star1 or star2 are not two finite numbers, the lower one first")
ZERMELO_MISTAKE(this_player_has_no_utility, game_error,
                "a player moves, or is asked for, who has no number in the game's utility vector")
ZERMELO_MISTAKE(a_third_player_moves_in_a_search_for_two, game_error,
                "a third player moves in a search for two players: use max_n or paranoid")
ZERMELO_MISTAKE(utilities_do_not_have_the_constant_sum, game_error,
                "the utilities of an outcome do not have the sum that constant_sum was given: use max_n")
ZERMELO_MISTAKE(a_difference_of_utilities_does_not_fit, game_error,
                "the difference of the two players' utilities is beyond the value type")
ZERMELO_MISTAKE(this_search_needs_a_game_without_chance, game_error,
                "a chance node in a search for two players: use expectiminimax, or give the game a probability(state, "
                "action) member")
ZERMELO_MISTAKE(chance_moves_but_the_game_has_no_probability, game_error,
                "chance moves, but the game has no member probability(state, action)")
ZERMELO_MISTAKE(integer_values_have_no_exact_mean_here, game_error,
                "a chance node in alpha_beta with integer values, which have no exact mean: use expectiminimax, or a game "
                "whose value is double or a rational")
ZERMELO_MISTAKE(a_utility_is_infinite, game_error, "a utility is infinite, where means and differences are taken of it")
ZERMELO_MISTAKE(a_state_has_a_number_beyond_the_state_count, game_error,
                "the game gives a state a number that is not below its state_count")
ZERMELO_MISTAKE(a_state_and_its_number_do_not_belong_together, game_error,
                "the game's state_at(number) is a state to which its index(state) gives another number")
ZERMELO_MISTAKE(two_states_have_one_number, game_error,
                "the game's index gives two states one number, and its canonical does not say that they are equal")
ZERMELO_MISTAKE(two_states_have_one_key, game_error, "the game's key gives two states that are not equal one key")
ZERMELO_MISTAKE(equal_states_have_different_keys, game_error, "the game's key, or index, is not the same for equal states")
ZERMELO_MISTAKE(equal_states_have_different_answers, game_error,
                "the game tells of equal states different things: what they differ in is missing from ==, key or index")
ZERMELO_MISTAKE(the_canonical_state_of_a_canonical_state_is_another, game_error,
                "the game's canonical(state) is a state whose own canonical state is another")
ZERMELO_MISTAKE(a_canonical_state_has_another_mover_or_value, game_error,
                "the game's canonical(state) differs from the state in who moves, or in what it is worth")
ZERMELO_MISTAKE(a_predecessor_is_left_out, game_error,
                "the game's predecessors(state) has a state less often than actions lead from there")
ZERMELO_MISTAKE(a_predecessor_does_not_lead_here, game_error,
                "the game's predecessors(state) has a state more often than actions lead from there")
ZERMELO_MISTAKE(a_state_has_more_actions_than_max_actions, game_error,
                "a state has more actions than the game's max_actions says")
ZERMELO_MISTAKE(an_evaluation_is_beyond_every_utility, game_error,
                "an evaluation is above or below every utility of the game: it is not on the utility's scale")
ZERMELO_MISTAKE(solve_is_for_games_without_chance, game_error,
                "chance moves in a game given to solve(): use value_iteration")
ZERMELO_MISTAKE(the_claimed_value_is_beyond_the_value_type, option_error,
                "the value that is claimed is no value of the game's type: no position is worth it")
ZERMELO_MISTAKE(a_claim_is_false, game_error, "what is claimed of a game is false")
ZERMELO_MISTAKE(this_state_is_not_in_the_solution, game_error,
                "a solution is asked for a state that was not solved: it cannot be reached from where solve() began")
ZERMELO_MISTAKE(the_solution_does_not_agree_with_the_game, game_error,
                "no action leads to what the solution promises: it is of another game, or was changed")
ZERMELO_MISTAKE(a_table_is_asked_for_a_number_beyond_its_size, game_error,
                "a table is asked for a number that is not below its size")
ZERMELO_MISTAKE(an_impartial_game_repeats_itself, game_error,
                "a game given to grundy_values leads back to where it was: Grundy values are those of games that end")
ZERMELO_MISTAKE(this_game_is_not_impartial, game_error,
                "Grundy values are those of impartial games: the players take turns, and the last to move wins")
ZERMELO_MISTAKE(a_range_of_states_is_empty_or_beyond_the_state_count, option_error,
                "a range of states is empty, or ends beyond the state_count of the game")
ZERMELO_MISTAKE(play_may_be_endless_so_that_the_bounds_of_a_value_do_not_meet, game_error,
                "the bounds of a value do not meet: play may go on for ever at a player's wish, or the tolerance is finer "
                "than the value type")
ZERMELO_MISTAKE(value_iteration_needs_more_sweeps_than_the_limit, game_error,
                "value iteration needs more sweeps than its limit: give it a larger zermelo::sweep_limit or tolerance")
ZERMELO_MISTAKE(these_bytes_are_no_table, file_error, "this is no table of zermelo's")
ZERMELO_MISTAKE(a_table_is_cut_short, file_error, "the table is cut short: its end is missing")
ZERMELO_MISTAKE(a_table_is_damaged, file_error, "the table is damaged: it is not as it was written")
ZERMELO_MISTAKE(a_table_is_of_a_newer_version, file_error, "the table was written by a newer version, in another format")
ZERMELO_MISTAKE(a_table_is_of_another_value_type, file_error, "the values of the table are of another type")
ZERMELO_MISTAKE(a_table_is_of_another_game, file_error, "the table is of another game, or of one with other parameters")
ZERMELO_MISTAKE(a_table_file_cannot_be_read, file_error, "the file of a table cannot be read")
ZERMELO_MISTAKE(a_table_file_cannot_be_written, file_error, "the file of a table cannot be written")
ZERMELO_MISTAKE(a_probability_is_not_between_zero_and_one, probability_error,
                "a probability is not between 0 and 1")
ZERMELO_MISTAKE(probabilities_do_not_sum_to_one, probability_error, "the probabilities of a node do not sum to 1")
ZERMELO_MISTAKE(probabilities_are_too_fine_to_add_exactly, probability_error,
                "the denominators of the probabilities are too large to add them exactly")
ZERMELO_MISTAKE(a_policy_names_an_illegal_action, policy_error, "a policy names an action that is not legal here")
ZERMELO_MISTAKE(a_policy_gives_no_action, policy_error, "a policy gives no action at all in a state that is not terminal")
ZERMELO_MISTAKE(a_policy_table_has_no_row_for_this_state, policy_error, "a policy table has no row for this state")
ZERMELO_MISTAKE(a_policy_table_is_full, capacity_error, "a policy has more rows than its table can hold")
ZERMELO_MISTAKE(this_player_has_no_policy, policy_error, "a player moves who has been given no policy")
ZERMELO_MISTAKE(the_temperature_is_not_a_positive_number, option_error,
                "a temperature, of a softmax policy or of a draw by visits, is not a finite number above 0")
ZERMELO_MISTAKE(the_repetition_limit_is_below_two, option_error,
                "the repetition limit is below 2: every state is seen once")
ZERMELO_MISTAKE(no_games_are_asked_for, option_error, "the number of games to play is not 1 or more")
ZERMELO_MISTAKE(an_aspiration_window_has_no_width, option_error, "the half-width of an aspiration window must be above 0")
ZERMELO_MISTAKE(the_window_is_inverted, option_error, "the window is inverted or empty: alpha must be below beta")
ZERMELO_MISTAKE(the_window_is_beyond_the_value_type, option_error,
                "an end of the window is not a value of the game's value type")
ZERMELO_MISTAKE(the_depth_is_negative, option_error, "the depth limit is negative")
ZERMELO_MISTAKE(the_tolerance_is_not_positive, option_error, "the tolerance is not above 0")
ZERMELO_MISTAKE(the_sweep_limit_is_not_positive, option_error, "the sweep limit is not 1 or more")
ZERMELO_MISTAKE(the_ply_limit_is_negative, option_error, "the ply limit is negative")
ZERMELO_MISTAKE(a_transposition_table_of_size_0, option_error, "a transposition table has room for one entry or more")
ZERMELO_MISTAKE(a_leaf_is_not_a_number, tree_error, "a leaf of the tree is not a number (NaN)")
ZERMELO_MISTAKE(a_name_with_a_quote_or_a_line_break_cannot_be_written, tree_error,
                "a name with a quote or a line break cannot be written as tree text")
ZERMELO_MISTAKE(a_leaf_is_not_a_decimal_that_can_be_read_exactly, tree_error,
                "a floating leaf or probability is not a decimal that tree text can hold exactly")
ZERMELO_MISTAKE(a_tic_tac_toe_board_has_nine_cells_of_X_O_or_dot, position_error,
                "a tic-tac-toe board is nine cells, each X, O or a dot, rows apart by '/' if you like")
ZERMELO_MISTAKE(a_tic_tac_toe_cell_is_given_to_both_players, position_error,
                "a tic-tac-toe cell is given to both players")
ZERMELO_MISTAKE(a_tic_tac_toe_board_has_wrong_counts_of_X_and_O, position_error,
                "a tic-tac-toe board has wrong counts of X and O: the players take turns")
ZERMELO_MISTAKE(both_sides_of_a_tic_tac_toe_board_have_won, position_error,
                "both sides of a tic-tac-toe board have three in a row")
ZERMELO_MISTAKE(the_side_to_move_of_a_tic_tac_toe_board_has_won_already, position_error,
                "the side to move of a tic-tac-toe board has three in a row already: the other side moved after the end")
ZERMELO_MISTAKE(the_halving_game_starts_at_zero_or_more, position_error, "the halving game starts at 0 or more")
ZERMELO_MISTAKE(nim_has_up_to_seven_piles_of_up_to_255_stones, position_error,
                "nim has up to seven piles of 0 to 255 stones")
ZERMELO_MISTAKE(kayles_has_rows_that_fit_in_63_places, position_error,
                "kayles has rows of 0 or more skittles which fit, with a gap between them, in 63 places")
ZERMELO_MISTAKE(a_cat_and_mouse_graph_is_lists_of_neighbours, position_error,
                "a graph of Cat and Mouse is lists of neighbours, such as [[1,2],[0],[0]], of 3 to 64 nodes, with each edge "
                "in the lists of both its ends")
ZERMELO_MISTAKE(this_game_of_connect_four_is_over, position_error,
                "this game of Connect Four is over, so there is nothing to search")
ZERMELO_MISTAKE(a_connect_four_record_has_an_illegal_column, position_error,
                "a Connect Four record is column numbers from 1, none of them of a full column or after the end of the game")
ZERMELO_MISTAKE(an_m_n_k_board_has_its_cells_of_X_O_or_dot, position_error,
                "a board of an m,n,k game is M rows of N cells, each X, O or a dot, rows apart by '/' if you like")
ZERMELO_MISTAKE(an_m_n_k_board_has_wrong_counts_of_X_and_O, position_error,
                "a board of an m,n,k game has wrong counts of X and O: the players take turns, and X begins")
ZERMELO_MISTAKE(an_m_n_k_board_has_marks_made_after_a_win, position_error,
                "a board of an m,n,k game has marks that were made after one side had won")
ZERMELO_MISTAKE(an_othello_board_has_its_cells_of_X_O_or_dot, position_error,
                "an othello board is Size x Size cells, each X, O or a dot, rows apart by '/' if you like")
ZERMELO_MISTAKE(an_othello_board_has_no_empty_cell_in_the_centre, position_error,
                "an othello board has no empty cell among the four in its centre")
ZERMELO_MISTAKE(a_go_board_has_its_points_of_X_O_or_dot, position_error,
                "a Go board is Size x Size points, each X, O or a dot, rows apart by '/' if you like")
ZERMELO_MISTAKE(a_go_board_has_a_chain_without_a_liberty, position_error,
                "a chain of stones on a Go board has no liberty: it would have been taken off")
ZERMELO_MISTAKE(a_triangle_war_record_is_pairs_of_dots, position_error,
                "a Triangle War record is pairs of dots, numbered 1 to 10 and apart by spaces, such as 24 45 610")
ZERMELO_MISTAKE(a_triangle_war_record_joins_dots_that_are_not_neighbours, position_error,
                "a Triangle War record joins two dots that are not neighbours")
ZERMELO_MISTAKE(a_triangle_war_record_draws_an_edge_twice, position_error, "a Triangle War record draws an edge twice")
ZERMELO_MISTAKE(the_gains_of_a_monotone_board_are_too_large_to_add, position_error,
                "the gains of a monotone board are too large to add in an int")
ZERMELO_MISTAKE(a_dots_and_boxes_board_is_empty_or_too_large, position_error,
                "a dots and boxes board has one or more rows and columns of boxes, and 58 lines at most, which are "
                "rows * (2 * columns + 1) + columns")
ZERMELO_MISTAKE(a_kalah_board_is_empty_or_too_large, position_error,
                "a kalah board has 1 to 6 pits a side and 1 or more stones a pit, and pits * (stones + 1) is at most 31")
ZERMELO_MISTAKE(pig_has_a_goal_of_1_to_255_points_and_a_die_of_2_to_100_sides, position_error,
                "Pig has a goal of 1 to 255 points and a die of 2 to 100 sides")
ZERMELO_MISTAKE(a_pig_position_has_scores_below_the_goal_and_a_total_that_does_not_pass_it, position_error,
                "a position of Pig has scores from 0 to below the goal, and a total of the turn that does not pass it")
ZERMELO_MISTAKE(a_dice_race_has_dice_of_2_to_12_sides_and_1_to_3_checkers, position_error,
                "a dice race has dice of 2 to 12 sides, and 1 to 3 checkers a side")
ZERMELO_MISTAKE(a_dice_race_has_its_checkers_on_the_points_of_the_dice, position_error,
                "a dice race has its checkers, no more than it began with, on points from 0 (off the board) to the number of "
                "sides of the dice, and not all of both sides off")
ZERMELO_MISTAKE(a_die_shows_no_such_number, position_error, "a die shows no such number: it has those from 1 to its sides")
ZERMELO_MISTAKE(a_FEN_board_is_eight_ranks_of_eight_squares, position_error,
                "a position in FEN begins with eight ranks of eight squares, apart by '/', and a space, such as "
                "8/8/8/3k4/8/8/8/R3K3 w")
ZERMELO_MISTAKE(a_position_in_FEN_names_the_side_to_move, position_error,
                "after the board, a position in FEN names the side to move: w or b")
ZERMELO_MISTAKE(an_ending_in_FEN_has_no_castling_and_no_en_passant, position_error,
                "after the side to move, an ending in FEN has nothing, or '-' for castling, '-' for en passant and two "
                "numbers of moves, such as - - 0 1")
ZERMELO_MISTAKE(this_chess_ending_has_other_pieces, position_error,
                "a position of this ending has two kings and one more piece, which its name tells")
ZERMELO_MISTAKE(two_kings_stand_side_by_side, position_error, "in a chess position, two kings stand side by side")
ZERMELO_MISTAKE(the_king_not_to_move_is_in_check, position_error,
                "in a chess position, the king of the side that is not to move is in check")
ZERMELO_MISTAKE(the_exploration_constant_is_negative, option_error,
                "the constant of exploration is not a finite number, 0 or more")
ZERMELO_MISTAKE(a_prior_is_negative, policy_error, "a prior of an action is negative or not a finite number")
ZERMELO_MISTAKE(the_root_noise_is_out_of_its_range, option_error,
                "root_noise has an alpha that is not a finite number above 0, or a share that is not between 0 and 1")
ZERMELO_MISTAKE(this_action_is_not_legal_here, game_error, "a tree is to go on from an action that is not legal here")
ZERMELO_MISTAKE(the_tree_has_no_room_for_the_actions_of_its_root, capacity_error,
                "a tree of a search by sampling has no room for the actions of the state that it begins with")
ZERMELO_MISTAKE(the_learning_rate_is_not_a_positive_number, option_error,
                "a learning rate is not a finite number above 0, or it is halved after less than 0 games")
ZERMELO_MISTAKE(the_decay_of_traces_is_not_between_zero_and_one, option_error, "trace_decay is not between 0 and 1")
ZERMELO_MISTAKE(the_chance_of_exploring_is_not_between_zero_and_one, option_error,
                "the chance of exploring is not between 0 and 1")
ZERMELO_MISTAKE(the_range_of_utilities_is_empty_or_infinite, option_error,
                "the range of the utilities of a game has ends that are not finite, or not one below the other")
ZERMELO_MISTAKE(a_utility_is_beyond_the_range_of_utilities, game_error,
                "a utility, or a worth that is to be taught, is beyond the range that an evaluation was made for")
ZERMELO_MISTAKE(a_weight_is_not_a_finite_number, game_error,
                "a weight of an evaluation is not a finite number: take smaller features, or a smaller learning rate")
ZERMELO_MISTAKE(an_action_is_beyond_those_of_the_network, game_error,
                "an action of the game is not a number from 0 below the actions of the network")
ZERMELO_MISTAKE(the_unfolded_tree_is_full, capacity_error, "the game has more nodes than its unfolded tree can hold")
ZERMELO_MISTAKE(more_states_than_the_table_can_hold, capacity_error, "the game has more states than the table can hold")
ZERMELO_MISTAKE(a_solution_has_too_many_different_entries_for_a_table, capacity_error,
                "a solution has more different values and distances than a table can hold")
ZERMELO_MISTAKE(the_trace_is_full, capacity_error, "the search takes more steps than its trace can hold")
ZERMELO_MISTAKE(too_many_actions_for_the_list, capacity_error, "more actions than the list of actions can hold")
}  // namespace mistake
}  // namespace zermelo
