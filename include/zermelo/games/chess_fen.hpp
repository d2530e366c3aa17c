// Chess positions as text: FEN, and the board as one sees it.
//
// FEN gives the ranks from the eighth to the first, apart by '/', each from file a to h: a letter for a piece (KQRBNP White's,
// kqrbnp Black's), a number for so many empty squares; then w or b for the side to move; then castling, en passant
// and two counts of moves, which an ending writes as "- - 0 1" and may leave out.
// Source: S. Edwards, Portable Game Notation specification and implementation guide, 1994, 16.1.
#pragma once

#include <zermelo/games/chess_board.hpp>

namespace zermelo::games::chess {

/// What stands on each square ('.' for nothing), and who is to move.
struct diagram {
  char on[64]{};
  bool white_moves = true;

  constexpr diagram() {
    for (char& c : on) c = '.';
  }
  constexpr int count(char piece) const {
    int n = 0;
    for (const char c : on) n += c == piece;
    return n;
  }
  /// The first square with the piece, which must be there.
  constexpr square find(char piece) const {
    square s = 0;
    while (on[s] != piece) ++s;
    return s;
  }
};

/// The letter of a piece of White's as Black's.
constexpr char as_black(char letter) { return static_cast<char>(letter - 'A' + 'a'); }

namespace detail {
class fen_reader {
 public:
  constexpr explicit fen_reader(text its_fen) : fen_(its_fen) {}

  constexpr diagram read() {
    for (int rank = 7; rank >= 0; --rank) {
      read_rank(rank);
      if (rank > 0 && !take('/')) mistake::a_FEN_board_is_eight_ranks_of_eight_squares();
    }
    if (!take_spaces()) mistake::a_FEN_board_is_eight_ranks_of_eight_squares();
    result_.white_moves = take('w');
    if (!result_.white_moves && !take('b')) mistake::a_position_in_FEN_names_the_side_to_move();
    const bool apart = take_spaces();
    if (at_end()) return result_;
    if (!apart) mistake::a_position_in_FEN_names_the_side_to_move();
    if (!(take('-') && take_spaces() && take('-') && takes_two_numbers_or_none()))
      mistake::an_ending_in_FEN_has_no_castling_and_no_en_passant();
    return result_;
  }

 private:
  constexpr bool at_end() const { return next_ == fen_.size; }
  constexpr bool take(char c) { return !at_end() && fen_[next_] == c && (++next_, true); }
  constexpr bool take_spaces() {
    const std::size_t before = next_;
    while (take(' ')) {}
    return next_ > before;
  }
  constexpr bool take_number() {
    const std::size_t before = next_;
    while (!at_end() && fen_[next_] >= '0' && fen_[next_] <= '9') ++next_;
    return next_ > before;
  }
  constexpr bool takes_two_numbers_or_none() {
    const bool spaces = take_spaces();
    if (at_end()) return true;
    if (!spaces || !take_number() || !take_spaces() || !take_number()) return false;
    take_spaces();
    return at_end();
  }
  constexpr void read_rank(int rank) {
    for (int file = 0; file < 8;) {
      const char c = at_end() ? '?' : fen_[next_++];
      if (c >= '1' && c <= '8' && file + (c - '0') <= 8)
        file += c - '0';
      else if (is_piece(c))
        result_.on[8 * rank + file++] = c;
      else
        mistake::a_FEN_board_is_eight_ranks_of_eight_squares();
    }
  }
  static constexpr bool is_piece(char c) {
    for (const char piece : text("KQRBNPkqrbnp"))
      if (c == piece) return true;
    return false;
  }

  text fen_;
  std::size_t next_ = 0;
  diagram result_{};
};
}  // namespace detail

/// The position that the text describes; texts that are not FEN, or of a game in which somebody may still castle or take
/// en passant, are refused, each with its own mistake.
constexpr diagram read_fen(text fen) { return detail::fen_reader(fen).read(); }

/// Writes the first two fields of FEN: the board and the side to move.
template <text_sink Out>
constexpr void write_fen(Out&& out, const diagram& d) {
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
      const char c = d.on[8 * rank + file];
      if (c != '.' && empty > 0) write_value(out, empty);
      empty = c == '.' ? empty + 1 : 0;
      if (c != '.') write_value(out, c);
    }
    if (empty > 0) write_value(out, empty);
    out(text(rank > 0 ? "/" : d.white_moves ? " w" : " b"));
  }
}

/// Writes the board: the eighth rank first, with the names of ranks and files.
template <text_sink Out>
constexpr void write_board(Out&& out, const diagram& d) {
  for (int rank = 7; rank >= 0; --rank) {
    write_value(out, rank + 1);
    for (int file = 0; file < 8; ++file) {
      out(text(" "));
      write_value(out, d.on[8 * rank + file]);
    }
    out(text("\n"));
  }
  out(text("  a b c d e f g h\n"));
}
}  // namespace zermelo::games::chess
