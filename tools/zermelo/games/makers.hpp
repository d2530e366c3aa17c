// A function for each game that the program knows. They are in several files, since each takes a while to compile.
#pragma once

#include "../games.hpp"

known_pointer make_tic_tac_toe(const typed_words& typed);
known_pointer make_connect_four(const typed_words& typed);
known_pointer make_m_n_k(const typed_words& typed);
known_pointer make_go(const typed_words& typed);
known_pointer make_krk(const typed_words& typed);
known_pointer make_kqk(const typed_words& typed);
known_pointer make_halving(const typed_words& typed);
known_pointer make_nim(const typed_words& typed);
known_pointer make_three_player_nim(const typed_words& typed);
known_pointer make_kalah(const typed_words& typed);
known_pointer make_othello(const typed_words& typed);
known_pointer make_dots_and_boxes(const typed_words& typed);
known_pointer make_triangle_war(const typed_words& typed);
known_pointer make_pig(const typed_words& typed);
known_pointer make_dice_race(const typed_words& typed);
known_pointer make_tree(const typed_words& typed);

// ---- parameters, for these functions

[[noreturn]] void wrong_parameters(const std::string& what);

/// The parameters as whole numbers, from `fewest` to `most` of them.
std::vector<int> numbers(const typed_words& typed, std::size_t fewest, std::size_t most, const char* expected);
/// The one parameter as a whole number; `otherwise` without it.
int number(const typed_words& typed, int otherwise, const char* expected);
