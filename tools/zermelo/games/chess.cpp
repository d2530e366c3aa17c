// Ends of chess.
#include <zermelo/games/lone_king.hpp>

#include "../known_game_of.hpp"
#include "makers.hpp"

namespace games = zermelo::games;

known_pointer make_krk(const typed_words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return known(games::lone_king<games::lone_king_piece::rook>{});
}
known_pointer make_kqk(const typed_words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return known(games::lone_king<games::lone_king_piece::queen>{});
}
