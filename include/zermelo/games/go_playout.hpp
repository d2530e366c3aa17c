// Playing a game of Go to its end at random, fast: for Monte Carlo tree search.
//
// A side first answers the last stone where that is urgent: it takes it, if it can, and saves its own chains that the stone
// has put in atari, if they can be saved. Otherwise every legal point is as likely as any other. Neither side fills its own
// eyes, so that games end, and end with every point owned; a side passes only where it has nothing else.
// Sources: B. Bruegmann, Monte Carlo Go (1993) for the eyes; S. Gelly, Y. Wang, R. Munos, O. Teytaud, Modification of UCT
// with patterns in Monte-Carlo Go (2006) for the answers.
#pragma once

#include <zermelo/games/go_board.hpp>
#include <zermelo/random_choice.hpp>

namespace zermelo::games {

template <int Size>
class go_playout {
 public:
  using board = go_board<Size>;
  using points = typename board::points;

  /// From these stones on; `last` is the stone of the ply before, or none.
  constexpr explicit go_playout(const go_stones<Size>& its_stones, points its_last = 0)
      : stones_(its_stones), last_(its_last) {}

  /// Plays until both sides have passed one after the other, or for so many plies.
  constexpr void finish(random_numbers& random, int passes, int most_plies) {
    for (; passes < 2 && plies_ < most_plies; ++plies_) {
      last_ = choose(random);
      passes = last_ == 0 ? passes + 1 : 0;
      stones_.play(last_);
      first_[plies_ % 2] |= last_ & ~first_[1 - plies_ % 2];
    }
  }
  constexpr int plies() const { return plies_; }
  /// After an even number of plies from the side of who moved first.
  constexpr const go_stones<Size>& stones() const { return stones_; }
  /// The points where the side that moved first (0), or the other (1), was the first to put a stone.
  constexpr points first_played_by(int side) const { return first_[side]; }

  /// Where the mover can answer the last stone.
  static constexpr points urgent(const go_stones<Size>& s, points last) {
    const points empty = s.empty();
    points answers = board::only_liberty(last, s.other, empty);
    for (points rest = board::neighbours(last) & s.own; rest != 0;) {
      const points stone = board::lowest(rest), liberty = board::only_liberty(stone, s.own, empty);
      rest ^= stone;
      if (liberty == 0) continue;
      if (board::is_safe(liberty, s.own, s.other)) answers |= liberty;
      const points chain = board::joined(stone, s.own);
      rest &= ~chain;
      for (points besiegers = board::neighbours(chain) & s.other; besiegers != 0; besiegers &= besiegers - 1)
        answers |= board::only_liberty(board::lowest(besiegers), s.other, empty);
    }
    return answers & ~s.ko;
  }

 private:
  constexpr points choose(random_numbers& random) const {
    if (last_ != 0)
      if (const points answers = urgent(stones_, last_); answers != 0) return pick(answers, random);
    points rest = stones_.empty() & ~(stones_.ko | board::eyes(stones_.own, stones_.other));
    while (rest != 0) {
      const points stone = pick(rest, random);
      if (board::lives(stone, stones_.own, stones_.other)) return stone;
      rest ^= stone;
    }
    return 0;
  }
  static constexpr points pick(points from, random_numbers& random) {
    const auto many = static_cast<std::uint64_t>(board::count(from));
    return board::bit(zermelo::detail::set_bit_number(from, static_cast<int>((random.next() >> 32) * many >> 32)));
  }

  go_stones<Size> stones_;
  points last_;
  points first_[2] = {0, 0};
  int plies_ = 0;
};
}  // namespace zermelo::games
