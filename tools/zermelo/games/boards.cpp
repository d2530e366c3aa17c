// Games of squares, boxes and triangles.
#include <zermelo/games/dots_and_boxes.hpp>
#include <zermelo/games/othello.hpp>
#include <zermelo/games/triangle_war.hpp>

#include "../known_game_of.hpp"
#include "makers.hpp"

namespace games = zermelo::games;

known_pointer make_othello(const typed_words& typed) {
  switch (number(typed, 8, "the size of the board, 4, 6 or 8")) {
    case 4:
      return known(games::othello<4>{});
    case 6:
      return known(games::othello<6>{});
    case 8:
      return known(games::othello<8>{});
    default:
      wrong_parameters("the size of the board is 4, 6 or 8");
  }
}
known_pointer make_dots_and_boxes(const typed_words& typed) {
  const auto size =
      typed.empty() ? std::vector<int>{2, 2} : numbers(typed, 2, 2, "rows and columns of boxes");
  return known(games::dots_and_boxes(size[0], size[1]));
}
known_pointer make_triangle_war(const typed_words& typed) {
  numbers(typed, 0, 0, "no parameters");
  return known(games::triangle_war{});
}
