// Games of dice.
#include <zermelo/games/dice_race.hpp>
#include <zermelo/games/pig.hpp>

#include "../known_game_of.hpp"
#include "makers.hpp"

namespace games = zermelo::games;

known_pointer make_pig(const typed_words& typed) {
  const auto goal_and_sides = numbers(typed, 0, 2, "the goal and the sides of the die");
  const int goal = goal_and_sides.empty() ? 100 : goal_and_sides[0];
  return known(games::pig(goal, goal_and_sides.size() < 2 ? 6 : goal_and_sides[1]));
}
known_pointer make_dice_race(const typed_words& typed) {
  const auto size = numbers(typed, 0, 2, "the sides of the dice and the checkers of each player");
  const int sides = size.empty() ? 6 : size[0];
  return known(games::dice_race(sides, size.size() < 2 ? 3 : size[1]));
}
