// EXPECT: a_dice_race_has_dice_of_2_to_12_sides_and_1_to_3_checkers
#include <zermelo/games/dice_race.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::dice_race g(2);
#else
constexpr zermelo::games::dice_race g(1);
#endif
