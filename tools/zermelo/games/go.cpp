// Go.
#include <zermelo/games/go.hpp>

#include "../known_game_of.hpp"
#include "makers.hpp"

namespace games = zermelo::games;

known_pointer make_go(const typed_words& typed) {
  switch (number(typed, 9, "the size of the board, 5, 7 or 9")) {
    case 5:
      return known(games::go<5>{});
    case 7:
      return known(games::go<7>{});
    case 9:
      return known(games::go<9>{.komi = 5.5});
    default:
      wrong_parameters("the size of the board is 5, 7 or 9");
  }
}
