// Games whose states fall into blocks of 64 that are solved together, a bit of a word for each. King and rook against a
// lone king has a block for each pair of squares of king and rook, and in it a bit for each square of the lone king. An
// operation on words treats 64 positions: solve_blocks.hpp.
//
// One side, the attacker, tries to force an end that the other, the defender, cannot help; whatever else happens is a
// draw. The states in which the defender moves have the numbers (indexed_game.hpp) 64 block + bit; those in which the
// attacker moves come after them. Every action of the attacker leads to a state of the defender. An action of the defender
// changes the bit and not the block, or ends the game in a draw.
//
//   static constexpr std::size_t block_count;        // blocks of states in which the defender moves
//   static constexpr std::size_t entry_count;        // room for so many different pairs of value and distance
//   constexpr block_start start_of(std::size_t block) const;                     // what the rules say of a block
//   constexpr block_set escapes(std::size_t block, block_set open) const;        // from where the defender can move there
//   class targets;                                   // a set of states of the defender, empty when default-constructed:
//     constexpr void add(std::size_t block, block_set);        // to it, once for each block
//     constexpr block_set before(std::size_t block);           // from where the attacker can move into it; asked after
//                                                              // all calls of add, for one block after the other
#pragma once

#include <zermelo/indexed_game.hpp>

namespace zermelo {

/// States of one block: bit b is the state with the number 64 block + b or, where the attacker moves, the state that
/// differs from it in the mover only.
using block_set = std::uint64_t;

/// What the rules say of the states of a block. Numbers that play never reaches may be in none of the sets.
struct block_start {
  block_set lost = 0;      ///< the game has ended, and the defender, who would be to move, has lost
  block_set drawn = 0;     ///< the same, in a draw
  block_set can_draw = 0;  ///< the defender moves, and can end the game in a draw at once
  block_set can_lose = 0;  ///< the defender moves, and no action of his ends the game
  block_set open = 0;      ///< the attacker moves
};

template <class G>
concept block_game = indexed_game<G> && requires(const G& g, std::size_t block, block_set set, typename G::targets aims) {
  { G::block_count } -> std::convertible_to<std::size_t>;
  { G::entry_count } -> std::convertible_to<std::size_t>;
  { g.start_of(block) } -> std::same_as<block_start>;
  { g.escapes(block, set) } -> std::same_as<block_set>;
  aims.add(block, set);
  { aims.before(block) } -> std::same_as<block_set>;
};

/// The same game, to be solved state by state: solve(one_by_one(game)).
template <class Game>
class one_by_one : public Game {
 public:
  constexpr explicit one_by_one(const Game& its_game) : Game(its_game) {}

 private:
  using Game::block_count;  // out of reach, so that it is no block_game
};
}  // namespace zermelo
