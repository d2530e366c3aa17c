// Tic-tac-toe in which boards that a turn or a mirror makes equal are one state for solve(): 765 instead of 5,478.
//
// Rules, source and utility as in tic_tac_toe.hpp. Of the 765 classes 138 are terminal; after 0, 1, ..., 9 plies there
// are 1, 3, 12, 38, 108, 174, 204, 153, 57 and 15.
//
// State: a board, and beside it the base-3 numbers of its eight images under the symmetries of the square, 16 bits each
// in two words. A mark adds one constant to each word, so the images cost next to nothing; the least of the eight is the
// number of the class.
#pragma once

#include <zermelo/games/tic_tac_toe.hpp>

namespace zermelo::detail {
/// For each cell, what an X there adds to the two words: 3^(image of the cell) for each of eight symmetries.
struct powers_of_images {
  std::uint64_t of[9][2]{};
  constexpr powers_of_images() {
    for (int cell = 0; cell < 9; ++cell) {
      int row = cell / 3, column = cell % 3;
      for (int symmetry = 0; symmetry < 8; ++symmetry) {  // a quarter turn each time, and a mirror after four
        std::uint64_t power = 1;
        for (int i = 3 * row + column; i > 0; --i) power *= 3;
        of[cell][symmetry / 4] |= power << 16 * (symmetry % 4);
        const int former = row;
        row = symmetry == 3 ? former : column;
        column = symmetry == 3 ? 2 - column : 2 - former;
      }
    }
  }
};
inline constexpr powers_of_images powers_of_tic_tac_toe{};
}  // namespace zermelo::detail

namespace zermelo::games {

struct tic_tac_toe_classes {
  using board = basic_tic_tac_toe<cell_order::by_number, false>;
  struct state {
    board::state cells{};
    std::uint64_t images[2]{};
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int max_actions = 9;

  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return board::to_move(s.cells); }
  static constexpr auto actions(state s) { return board::actions(s.cells); }
  static constexpr state result(state s, action a) {
    const std::uint64_t digit = board::to_move(s.cells) == player::max ? 1 : 2;
    return {board::result(s.cells, a), {s.images[0] + digit * detail::powers_of_tic_tac_toe.of[a][0], s.images[1] + digit * detail::powers_of_tic_tac_toe.of[a][1]}};
  }
  static constexpr bool is_terminal(state s) { return board::is_terminal(s.cells); }
  static constexpr value utility(state s) { return board::utility(s.cells); }
  static constexpr bounds<value> utility_bounds(state) { return {-1, 1}; }

  /// The least of the base-3 numbers of the board and its images; most numbers belong to no class. Boards on which O
  /// began have numbers beyond the state_count, as in tic_tac_toe.hpp.
  static constexpr std::size_t state_count() { return board::state_count(); }
  static constexpr std::size_t index(state s) {
    const std::uint64_t four = least(s.images[0], s.images[1]), two = least(four, four >> 32);
    return static_cast<std::size_t>(least(two, two >> 16) & 0xffff) + (__builtin_parity(s.cells.rest) != 0 ? 0 : state_count());
  }
  static constexpr state state_at(std::size_t number) { return with_images(board::state_at(number)); }
  /// The state that stands for its class.
  static constexpr state canonical(state s) { return state_at(index(s)); }

  /// A board of the ordinary game, with its images.
  static constexpr state with_images(board::state cells) {
    state s{cells, {}};
    for (int cell = 0; cell < 9; ++cell) {
      const char mark = board::mark_at(cells, cell);
      const std::uint64_t digit = mark == 'X' ? 1 : mark == 'O' ? 2 : 0;
      for (int word = 0; word < 2; ++word) s.images[word] += digit * detail::powers_of_tic_tac_toe.of[cell][word];
    }
    return s;
  }
  /// A position as text, as in tic_tac_toe.hpp.
  static constexpr state position(text its_board) { return with_images(board::position(its_board)); }

  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    board::write_board(out, s.cells);
  }

 private:
  // The lesser of x and y in each of four lanes of 16 bits, of which the highest is free.
  static constexpr std::uint64_t least(std::uint64_t x, std::uint64_t y) {
    constexpr std::uint64_t high = 0x8000'8000'8000'8000;
    const std::uint64_t y_is_less = ((x | high) - y) & high;
    return x ^ ((x ^ y) & ((y_is_less << 1) - (y_is_less >> 15)));
  }
};
}  // namespace zermelo::games
