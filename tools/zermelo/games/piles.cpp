// Games of piles, of stones or of a number.
#include <zermelo/games/halving.hpp>
#include <zermelo/games/kalah.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/games/nim.hpp>

#include "../known_game_of.hpp"
#include "makers.hpp"

namespace games = zermelo::games;

known_pointer make_halving(const typed_words& typed) {
  const int n = number(typed, 10, "the number at the start, 0 to 1000000");
  if (n < 0 || n > 1'000'000) wrong_parameters("the number at the start is 0 to 1000000");
  return known(games::halving{n});
}
known_pointer make_nim(const typed_words& typed) {
  typed_words piles = typed;
  const bool misere = !piles.empty() && piles.back() == "misere";
  if (misere) piles.pop_back();
  games::nim nim;
  for (const int stones : numbers(piles, 0, 7, "the stones of up to seven piles")) nim.add_pile(stones);
  if (piles.empty())
    for (const int stones : {3, 4, 5}) nim.add_pile(stones);
  return known(misere ? nim.as_misere() : nim);
}
known_pointer make_three_player_nim(const typed_words& typed) {
  const auto piles =
      typed.empty() ? std::vector<int>{1, 2, 3} : numbers(typed, 3, 3, "the stones of three piles");
  return known(games::many_player_nim<3>(piles[0], piles[1], piles[2]));
}
known_pointer make_kalah(const typed_words& typed) {
  const auto size = typed.empty() ? std::vector<int>{6, 4} : numbers(typed, 2, 2, "pits and stones in each");
  return known(games::kalah(size[0], size[1]));
}
