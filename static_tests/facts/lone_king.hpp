// King and rook, and king and queen, against a lone king: solved by the compiler, as sets of positions.
#pragma once

#include <zermelo/games/lone_king.hpp>
#include <zermelo/solve.hpp>

#include "fact.hpp"

namespace lone_king_facts {
using zermelo::player;
using zermelo::games::king_and_queen;
using zermelo::games::king_and_rook;

/// Solved once, for all facts.
template <class Game>
inline constexpr auto solved = zermelo::solve(Game{});

/// Of a block, what is counted when each position counts once up to all eight mirrors: where the king stands on the
/// diagonal, only one of the two mirrors that leave it there.
constexpr std::uint64_t counted(std::size_t block) {
  constexpr std::uint64_t below = 0x0080'c0e0'f0f8'fcfe, diagonal = 0x8040'2010'0804'0201;
  const std::size_t king = block % 10, piece = block / 10;
  if (king != 0 && king != 4 && king != 7 && king != 9) return ~std::uint64_t{0};
  return below | (piece / 8 <= piece % 8 ? diagonal : 0);
}
/// How many positions with the lone king to move, up to mirrors, have this value and distance.
template <class Entries>
constexpr int count(const Entries& entries, int value, int distance) {
  std::size_t code = 0;
  while (!(entries.dictionary()[code] == zermelo::solved_state<int>{value, distance})) ++code;
  int n = 0;
  for (std::size_t block = 0; block < entries.size() / 64; ++block)
    n += __builtin_popcountll(entries.states_with(block, code) & counted(block));
  return n;
}
/// How many positions there are.
template <class Game>
constexpr int count_positions(const Game& g) {
  int n = 0;
  for (std::size_t block = 0; block < Game::block_count; ++block) {
    const zermelo::block_start start = g.start_of(block);
    n += __builtin_popcountll((start.lost | start.drawn | start.can_draw | start.can_lose) & counted(block));
  }
  return n;
}
template <class Entries>
constexpr int count_wins(const Entries& entries) {
  int n = 0;
  for (const auto& entry : entries.dictionary().list)
    if (entry.value == 1) n += count(entries, 1, entry.distance);
  return n;
}
template <class Entries>
constexpr int longest(const Entries& entries) {
  int plies = 0;
  for (std::size_t code = 0; code < entries.dictionary().size(); ++code)
    if (entries.dictionary()[code].value == 1 && plies < entries.dictionary()[code].distance)
      plies = entries.dictionary()[code].distance;
  return plies;
}

// M. Bain, A. Hoff, King-Rook-King chess endgame database, 1994. Plies: a win in n moves is 2n with the lone king to move.
FACT(king_and_rook_mates, count(solved<king_and_rook>.entries(), 1, 0) == 27)
FACT(king_and_rook_longest, count(solved<king_and_rook>.entries(), 1, 32) == 390)
FACT(king_and_rook_positions, count_positions(given(king_and_rook{})) == 28'056)
FACT(king_and_rook_draws, 28'056 - count_wins(solved<king_and_rook>.entries()) == 2'796)
FACT(king_and_rook_wins_in_sixteen, longest(solved<king_and_rook>.entries()) == 32)
FACT(king_and_queen_wins_in_ten, longest(solved<king_and_queen>.entries()) == 20)

// A program gave this position a score as if White were winning.
constexpr auto mated_in_two = king_and_rook::position("3K4/8/3k4/8/3r4/8/8/8 w");
FACT(case_sign_of_a_mated_in_score,
     mated_in_two.black_has_the_piece && king_and_rook::to_move(mated_in_two) == player::min &&
         king_and_rook::for_white(mated_in_two, solved<king_and_rook>.value(given(mated_in_two))) == -1 &&
         solved<king_and_rook>.distance(given(mated_in_two)) == 4)

constexpr auto mate_in_one = king_and_rook::position("k7/8/1K6/8/8/8/8/7R w - - 0 1");
FACT(a_rook_mates, zermelo::text(zermelo::constant_text([](auto out) {
                     king_and_rook::write_action(out, mate_in_one, *solved<king_and_rook>.action(mate_in_one));
                   })) == "Rh8#")
FACT(the_attacker_s_states_are_worked_out, solved<king_and_rook>.distance(given(mate_in_one)) == 1 &&
                                               solved<king_and_rook>.value(given(mate_in_one)) == 1)

constexpr auto queen_taken = king_and_queen::position("8/8/8/8/8/2k5/1Q6/K7 b");
constexpr auto queen_loose = king_and_queen::position("8/8/8/8/8/2k5/1Q6/7K b");
FACT(a_queen_that_is_guarded_wins, solved<king_and_queen>.value(given(queen_taken)) == 1)
FACT(a_queen_that_is_taken_draws, solved<king_and_queen>.value(given(queen_loose)) == 0 &&
                                      solved<king_and_queen>.distance(given(queen_loose)) == 1)
FACT(a_capture_in_chess_notation, zermelo::text(zermelo::constant_text([](auto out) {
                                    king_and_queen::write_action(out, queen_loose,
                                                                 *solved<king_and_queen>.action(queen_loose));
                                  })) == "Kxb2")
FACT(a_chess_position_is_written_as_it_is_read, zermelo::text(zermelo::constant_text([](auto out) {
                                                  king_and_rook::write_state(out, mated_in_two);
                                                })) == "3K4/8/3k4/8/3r4/8/8/8 w")
FACT(a_chess_board, zermelo::text(zermelo::constant_text([](auto out) {
                      king_and_queen::write_board(out, queen_loose);
                    })) == "8 . . . . . . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n"
                           "4 . . . . . . . .\n3 . . k . . . . .\n2 . Q . . . . . .\n1 . . . . . . . K\n"
                           "  a b c d e f g h\n")
}  // namespace lone_king_facts
