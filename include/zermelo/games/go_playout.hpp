// Playing a game of Go to its end at random, fast: for Monte Carlo tree search.
//
// Neither side fills its own eyes, so that games end, and end with every point owned (B. Bruegmann, Monte Carlo Go,
// 1993). Otherwise every legal point is as likely as any other, and a side passes only where it has none left.
#pragma once

#include <zermelo/games/go_board.hpp>
#include <zermelo/random_choice.hpp>

namespace zermelo::games {

template <int Size>
struct go_playout {
  using board = go_board<Size>;
  using points = typename board::points;

  /// Plays until both sides have passed one after the other, or for `most_plies`, and returns how many plies it played.
  static constexpr int finish(go_stones<Size>& s, random_numbers& random, int passes, int most_plies) {
    int plies = 0;
    for (; passes < 2 && plies < most_plies; ++plies) {
      const points stone = choose(s, random);
      passes = stone == 0 ? passes + 1 : 0;
      s.play(stone);
    }
    return plies;
  }

  /// A random legal point that is no eye of the mover's, or none.
  static constexpr points choose(const go_stones<Size>& s, random_numbers& random) {
    points rest = s.empty() & ~(s.ko | board::eyes(s.own, s.other));
    while (rest != 0) {
      const points stone = pick(rest, random);
      if (board::lives(stone, s.own, s.other)) return stone;
      rest ^= stone;
    }
    return 0;
  }

 private:
  static constexpr points pick(points from, random_numbers& random) {
    const auto many = static_cast<std::uint64_t>(board::count(from));
    return board::bit(zermelo::detail::set_bit_number(from, static_cast<int>((random.next() >> 32) * many >> 32)));
  }
};
}  // namespace zermelo::games
