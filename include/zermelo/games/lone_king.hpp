// Endings of chess: king and rook, or king and queen, against a lone king.
//
// Rules: those of chess, without castling. The side with the piece, White unless a position says otherwise, is Max: it
// wins by mate; the game is drawn by stalemate, when the piece is taken, and when it never ends (the fifty-move rule is
// left out, since no win is as long). Utility: 1 mate, 0 draw. `for_white` gives a value from White's view.
// Source: FIDE, Laws of Chess; the numbering of positions follows K. Thompson, Retrograde analysis of certain endgames,
// ICCA Journal 9 (3), 1986. A position is written in FEN (S. Edwards, Portable Game Notation specification, 16.1), an
// action as chess players do: Ra8#, Kxd4.
//
// State: a square (0..63: chess_board.hpp) for each of the three; 64 for a piece that was taken; who moves; whether the
// piece is Black's. States by number: eight mirrors of the board are one to the rules, so the king of the side with the piece
// stands on the triangle a1-d1-d4; where it stands on the diagonal, the two mirrors that leave it there have two numbers.
//   number      block * 64 + square of the lone king;   block = square of the piece * 10 + number of the king's square
//   0 ..        640 blocks with the lone king to move
//   40,960 ..   the same with the other side to move
//   81,920      the piece has been taken
// Numbers of what is no position (two on one square, kings side by side, the king not to move in check) stand for a game
// that is over, a draw.
//
// Known values: king and rook win in 16 moves at most, king and queen in 10. With the lone king to move and each position
// once up to all eight mirrors, king and rook have 28,056 positions: 27 mates, 390 lost in 16, 2,796 drawn (M. Bain, A.
// Hoff, King-Rook-King chess endgame database, UCI, 1994). On the whole board 223,944: 216 mates, 68 stalemates, 22,244 drawn.
#pragma once

#include <zermelo/block_game.hpp>
#include <zermelo/games/chess_fen.hpp>

namespace zermelo::games {

namespace chess {
/// The squares a1 b1 c1 d1 b2 c2 d2 c3 d3 d4.
inline constexpr square king_triangle[10] = {0, 1, 2, 3, 9, 10, 11, 18, 19, 27};

/// For each block, where the lines of the piece are kept: the lines of every direction for every square of the king. A
/// line with the king on it is two, and the part behind him is kept behind the others of its direction.
template <std::size_t Directions>
struct line_places {
  static constexpr std::size_t lines = Directions == 2 ? 18 : 50;
  unsigned short of[Directions][640]{};

  constexpr line_places() {
    for (int block = 0; block < 640; ++block) {
      const int king = king_triangle[block % 10], piece = block / 10;
      int place = block % 10 * static_cast<int>(lines);
      for (std::size_t d = 0; d < Directions; ++d) {
        const int direction = static_cast<int>(d), number = line_number(direction, piece);
        const int count = line_count(direction);
        const bool behind = king < piece && line_number(direction, king) == number;
        of[d][block] = static_cast<unsigned short>(place + (behind ? count : number));
        place += count + 1;
      }
    }
  }
};
template <std::size_t Directions>
inline constexpr line_places<Directions> places_of_lines{};
}  // namespace chess

/// The piece of the side that has one.
enum class lone_king_piece : unsigned char { rook, queen };

template <lone_king_piece Piece>
class lone_king {
  using square = chess::square;
  using squares = chess::squares;
  static constexpr std::size_t directions = Piece == lone_king_piece::rook ? 2 : 4;

 public:
  struct state {
    square king = 4;    ///< of the side with the piece
    square piece = Piece == lone_king_piece::rook ? 7 : 3;
    square lone = 60;   ///< the king of the other side
    player mover = player::max;
    bool black_has_the_piece = false;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  struct action {
    square from = 0;
    square to = 0;
    friend constexpr bool operator==(const action&, const action&) = default;
  };
  using value = int;
  static constexpr int max_actions = 35;

  /// The moves of up to two pieces.
  struct moves {
    square pieces[2];
    squares targets[2];

    constexpr bool next(action& a) {
      const int i = targets[0] != 0 ? 0 : 1;
      if (targets[i] == 0) return false;
      a = {pieces[i], chess::first(targets[i])};
      targets[i] &= targets[i] - 1;
      return true;
    }
    constexpr auto begin() const { return lazy_iterator<moves, action>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };

  /// White: Ke1 and Rh1 or Qd1; Black: Ke8; White to move.
  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return s.mover; }
  static constexpr moves actions(state s) {
    if (s.mover == player::min) return {{s.lone, s.lone}, {escapes_of(s), 0}};
    return {{s.piece, s.king}, {attacked(s.king, s.piece), chess::neighbours(chess::only(s.king)) & ~chess::only(s.piece) &
                                                               ~chess::neighbours(chess::only(s.lone))}};
  }
  static constexpr state result(state s, action a) {
    if (s.mover == player::min) {
      s.lone = a.to;
      if (s.piece == a.to) s.piece = chess::no_square;
    } else {
      (a.from == s.king ? s.king : s.piece) = a.to;
    }
    s.mover = opponent(s.mover);
    return s;
  }
  static constexpr bool is_terminal(state s) {
    return s.piece == chess::no_square || !is_legal(s) || (s.mover == player::min && escapes_of(s) == 0);
  }
  static constexpr value utility(state s) { return is_mate(s) ? 1 : 0; }

  /// What a value from Max's view is worth to White.
  static constexpr value for_white(state s, value v) { return s.black_has_the_piece ? -v : v; }

  /// Whether the lone king is attacked.
  static constexpr bool in_check(state s) {
    return s.piece != chess::no_square && chess::contains(attacked(s.king, s.piece), s.lone);
  }
  static constexpr bool is_mate(state s) {
    return s.piece != chess::no_square && is_legal(s) && s.mover == player::min && in_check(s) && escapes_of(s) == 0;
  }
  /// Whether three are on three squares, the kings apart, and the king not to move is not in check.
  static constexpr bool is_legal(state s) {
    return s.king != s.piece && s.king != s.lone && s.piece != s.lone && !side_by_side(s) &&
           (s.mover == player::min || !in_check(s));
  }
  static constexpr bool side_by_side(state s) {
    return chess::contains(chess::neighbours(chess::only(s.king)), s.lone);
  }

  // ---- text --------------------------------------------------------------------------------------------------------

  /// The state of a position in FEN, such as "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"; either colour may have the piece. Refused,
  /// each with its own mistake: what is not FEN, other pieces, kings side by side, the king not to move in check.
  static constexpr state position(text fen) {
    const chess::diagram d = chess::read_fen(fen);
    const bool black = d.count(chess::as_black(letter)) == 1;
    const char piece = black ? chess::as_black(letter) : letter;
    if (d.count('K') != 1 || d.count('k') != 1 || d.count(piece) != 1 || d.count('.') != 61)
      mistake::this_chess_ending_has_other_pieces();
    const state s{d.find(black ? 'k' : 'K'), d.find(piece), d.find(black ? 'K' : 'k'),
                  d.white_moves == black ? player::min : player::max, black};
    if (side_by_side(s)) mistake::two_kings_stand_side_by_side();
    if (!is_legal(s)) mistake::the_king_not_to_move_is_in_check();
    return s;
  }
  /// The first two fields of FEN.
  template <class Out>
  static constexpr void write_state(Out&& out, state s) {
    chess::write_fen(out, as_diagram(s));
  }
  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    chess::write_board(out, as_diagram(s));
  }
  /// As chess players do: Ra8#, Kxd4.
  template <class Out>
  static constexpr void write_action(Out&& out, state s, action a) {
    const state next = result(s, a);
    const bool by_piece = s.mover == player::max && a.from == s.piece;
    write_value(out, by_piece ? letter : 'K');
    if (next.piece == chess::no_square) out(text("x"));
    chess::write_square(out, a.to);
    if (s.mover == player::max && in_check(next)) out(text(is_mate(next) ? "#" : "+"));
  }

  // ---- numbers of the states: indexed_game.hpp ----------------------------------------------------------------------

  static constexpr std::size_t block_count = 640;
  static constexpr std::size_t state_count() { return taken + 1; }
  static constexpr std::size_t index(state s) {
    if (s.piece == chess::no_square) return taken;
    const int mirror = (s.king % 8 > 3 ? 7 : 0) | (s.king / 8 > 3 ? 56 : 0);
    int king = s.king ^ mirror, piece = s.piece ^ mirror, lone = s.lone ^ mirror;
    if (king / 8 > king % 8) king = transposed(king), piece = transposed(piece), lone = transposed(lone);
    int number = 0;
    while (chess::king_triangle[number] != king) ++number;
    return static_cast<std::size_t>((piece * 10 + number) * 64 + lone) + (s.mover == player::min ? 0 : 64 * block_count);
  }
  static constexpr state state_at(std::size_t number) {
    if (number == taken) return {0, chess::no_square, 63, player::max};
    const std::size_t block = number / 64 % block_count;
    return {chess::king_triangle[block % 10], static_cast<square>(block / 10), static_cast<square>(number % 64),
            number < 64 * block_count ? player::min : player::max};
  }
  /// The state that stands for all that have its number.
  static constexpr state canonical(state s) { return state_at(index(s)); }

  // ---- sets of states: block_game.hpp -------------------------------------------------------------------------------

  /// A bit more than the moves of the longest win, rounded up to whole bits.
  static constexpr std::size_t entry_count = Piece == lone_king_piece::rook ? 32 : 16;

  /// The lone king never stands between the piece and a square: when he moves, the piece looks through the square that he
  /// leaves; when he does not, he is not attacked.
  static constexpr block_start start_of(std::size_t block) {
    const int king = chess::king_triangle[block % 10], piece = static_cast<int>(block / 10);
    if (king == piece) return {};
    const squares near_king = chess::neighbours(chess::only(king)) | chess::only(king);
    const squares check = attacked(king, piece), safe = ~(check | near_king);
    const squares legal = ~(near_king | chess::only(piece));
    const squares stuck = legal & ~chess::neighbours(safe);
    const squares takes = legal & chess::neighbours(chess::only(piece) & ~near_king);
    return {.lost = stuck & check, .drawn = stuck & ~check, .can_draw = takes, .can_lose = legal & ~stuck & ~takes,
            .open = safe & ~chess::only(piece)};
  }
  static constexpr block_set escapes(std::size_t, block_set open) { return chess::neighbours(open); }

  /// The piece moves along a line to any of its squares but its own: with the union `one_` of the sets of a line, and
  /// what is in two or more of them, `two_`, the union without one set is two_ | (one_ & ~set). The king moves to blocks
  /// of the same square of the piece, and to mirrors of them where he leaves the triangle.
  class targets {
   public:
    constexpr void add(std::size_t block, block_set found) {
      found_[block] = found;
      two_[place[0][block]] |= one_[place[0][block]] & found, one_[place[0][block]] |= found;
      two_[place[1][block]] |= one_[place[1][block]] & found, one_[place[1][block]] |= found;
      if constexpr (directions == 4) {
        two_[place[2][block]] |= one_[place[2][block]] & found, one_[place[2][block]] |= found;
        two_[place[3][block]] |= one_[place[3][block]] & found, one_[place[3][block]] |= found;
      }
    }
    constexpr block_set before(std::size_t block) {
      if (block / 10 != square_) look_from_the_kings_squares(block / 10);
      if constexpr (directions == 2)
        return by_king_[block % 10] | two_[place[0][block]] | two_[place[1][block]] |
               ((one_[place[0][block]] | one_[place[1][block]]) & ~found_[block]);
      else
        return by_king_[block % 10] | two_[place[0][block]] | two_[place[1][block]] | two_[place[2][block]] |
               two_[place[3][block]] |
               ((one_[place[0][block]] | one_[place[1][block]] | one_[place[2][block]] | one_[place[3][block]]) &
                ~found_[block]);
    }

   private:
    static constexpr std::size_t lines = 10 * chess::line_places<directions>::lines;
    static constexpr const auto& place = chess::places_of_lines<directions>.of;
    static constexpr std::size_t no_square_yet = 64;

    // What was found for this square of the piece and the king on a1 ... e5, and from where he moves there.
    constexpr void look_from_the_kings_squares(std::size_t piece) {
      square_ = piece;
      const std::size_t here = 10 * piece, transposed = 10 * (piece % 8 * 8 + piece / 8), across = 10 * (piece ^ 7),
                        above = 10 * (piece ^ 56), opposite = 10 * (piece ^ 63),
                        turned = 10 * ((piece ^ 56) % 8 * 8 + (piece ^ 56) / 8);
      block_set x = 0;
      const block_set a1 = found_[here], b1 = found_[here + 1], c1 = found_[here + 2], d1 = found_[here + 3],
                      b2 = found_[here + 4], c2 = found_[here + 5], d2 = found_[here + 6], c3 = found_[here + 7],
                      d3 = found_[here + 8], d4 = found_[here + 9],
                      a2 = (x = found_[transposed + 1]) != 0 ? chess::transposed(x) : 0,
                      a3 = (x = found_[transposed + 2]) != 0 ? chess::transposed(x) : 0,
                      b3 = (x = found_[transposed + 5]) != 0 ? chess::transposed(x) : 0,
                      b4 = (x = found_[transposed + 6]) != 0 ? chess::transposed(x) : 0,
                      c4 = (x = found_[transposed + 8]) != 0 ? chess::transposed(x) : 0,
                      e1 = (x = found_[across + 3]) != 0 ? chess::files_mirrored(x) : 0,
                      e2 = (x = found_[across + 6]) != 0 ? chess::files_mirrored(x) : 0,
                      e3 = (x = found_[across + 8]) != 0 ? chess::files_mirrored(x) : 0,
                      e4 = (x = found_[across + 9]) != 0 ? chess::files_mirrored(x) : 0,
                      d5 = __builtin_bswap64(found_[above + 9]),
                      e5 = (x = found_[opposite + 9]) != 0 ? chess::files_mirrored(__builtin_bswap64(x)) : 0,
                      c5 = (x = found_[turned + 8]) != 0 ? __builtin_bswap64(chess::transposed(x)) : 0;
      by_king_[0] = a2 | b1 | b2;
      by_king_[1] = a1 | a2 | b2 | c1 | c2;
      by_king_[2] = b1 | b2 | c2 | d1 | d2;
      by_king_[3] = c1 | c2 | d2 | e1 | e2;
      by_king_[4] = a1 | a2 | a3 | b1 | b3 | c1 | c2 | c3;
      by_king_[5] = b1 | b2 | b3 | c1 | c3 | d1 | d2 | d3;
      by_king_[6] = c1 | c2 | c3 | d1 | d3 | e1 | e2 | e3;
      by_king_[7] = b2 | b3 | b4 | c2 | c4 | d2 | d3 | d4;
      by_king_[8] = c2 | c3 | c4 | d2 | d4 | e2 | e3 | e4;
      by_king_[9] = c3 | c4 | c5 | d3 | d5 | e3 | e4 | e5;
    }

    block_set found_[block_count]{};
    block_set one_[lines]{};
    block_set two_[lines]{};
    block_set by_king_[10]{};  // for one square of the piece, from each square of the king
    std::size_t square_ = no_square_yet;
  };

 private:
  static constexpr std::size_t taken = 2 * 64 * block_count;

  static constexpr char letter = Piece == lone_king_piece::rook ? 'R' : 'Q';

  static constexpr chess::diagram as_diagram(state s) {
    chess::diagram d;
    const bool black = s.black_has_the_piece;
    d.on[s.king] = black ? 'k' : 'K';
    d.on[s.lone] = black ? 'K' : 'k';
    if (s.piece != chess::no_square) d.on[s.piece] = black ? chess::as_black(letter) : letter;
    d.white_moves = (s.mover == player::max) != black;
    return d;
  }

  /// The squares that the piece can move to or capture on, through the lone king.
  static constexpr squares attacked(int king, int piece) {
    squares all = 0;
    for (std::size_t d = 0; d < directions; ++d) all |= chess::along(static_cast<int>(d), piece, king);
    return all;
  }
  /// Where the lone king can move to.
  static constexpr squares escapes_of(state s) {
    const squares near_king = chess::neighbours(chess::only(s.king)) | chess::only(s.king);
    return chess::neighbours(chess::only(s.lone)) & ~near_king & ~attacked(s.king, s.piece);
  }
  static constexpr int transposed(int s) { return s % 8 * 8 + s / 8; }
};

using king_and_rook = lone_king<lone_king_piece::rook>;
using king_and_queen = lone_king<lone_king_piece::queen>;
}  // namespace zermelo::games
