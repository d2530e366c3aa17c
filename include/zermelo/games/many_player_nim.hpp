// Nim for any number of players.
//
// Rules: as normal Nim, and the players move in turn. Who takes the last stone comes first, and the player who should move
// next, and cannot, comes last; those who follow come one place better each. Utility: the number of players one has beaten,
// from 0 (could not move) to Players - 1 (took the last stone).
// Source: S.-Y. R. Li, N-person Nim and N-person Moore's games, International Journal of Game Theory 7 (1978).
// State: the piles, 8 bits each in one word, and who is to move: Players (p1 + 1) (p2 + 1) ... states.
// Known value (Li): the mover comes last exactly when in each binary digit the number of piles with that digit is a
// multiple of the number of players. With two players that is Bouton's exclusive or.
#pragma once

#include <zermelo/games/nim.hpp>
#include <zermelo/utility_vector.hpp>

namespace zermelo::games {

/// many_player_nim<3>{1, 2, 3}: up to seven piles of up to 255 stones. A game for max_n and paranoid. No outcome leaves
/// anybody indifferent, so its max^n value does not depend on how ties are broken.
template <std::size_t Players>
class many_player_nim {
  static_assert(2 <= Players && Players <= 127, "zermelo: Nim for 2 to 127 players");
  static constexpr int players = static_cast<int>(Players);

 public:
  struct state {
    std::uint64_t piles = 0;  ///< pile i in bits 8i..8i+7
    player mover = nth_player(0);
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = nim_action;
  using value = utility_vector<int, Players>;

  template <std::convertible_to<int>... Stones>
  constexpr explicit many_player_nim(Stones... stones) : piles_(stones...) {}

  constexpr state start() const { return {piles_.start().piles, nth_player(0)}; }
  constexpr player to_move(state s) const { return s.mover; }
  constexpr nim::takes actions(state s) const { return {s.piles}; }
  constexpr state result(state s, action a) const {
    return {s.piles - (static_cast<std::uint64_t>(a.take) << 8 * a.pile), after(s.mover, 1)};
  }
  constexpr bool is_terminal(state s) const { return s.piles == 0; }
  constexpr value utility(state s) const {
    value places;
    for (int i = 0; i < players; ++i) places[after(s.mover, i)] = i;
    return places;
  }
  constexpr std::uint64_t key(state s) const {
    return s.piles | static_cast<std::uint64_t>(number_of(s.mover)) << 56;
  }
  template <class Out>
  constexpr void write_action(Out&& out, state s, const action& a) const {
    piles_.write_action(out, {s.piles, player::max}, a);
  }
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    piles_.write_board(out, {s.piles, player::max});
  }

  /// Li's rule: whether the mover of `s` comes last.
  constexpr bool mover_comes_last(state s) const {
    for (int digit = 0; digit < 8; ++digit) {
      int piles_with_it = 0;
      for (std::uint64_t rest = s.piles; rest != 0; rest >>= 8) piles_with_it += static_cast<int>(rest >> digit & 1);
      if (piles_with_it % players != 0) return false;
    }
    return true;
  }

 private:
  static constexpr player after(player p, int turns) { return nth_player((number_of(p) + turns) % players); }

  nim piles_;
};
}  // namespace zermelo::games
