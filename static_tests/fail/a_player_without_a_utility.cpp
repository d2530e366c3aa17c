// EXPECT: this_player_has_no_utility
#ifdef ZERMELO_TWIN
#define PART_VALUE using value = zermelo::utility_vector<int, 3>;
#define PART_UTILITY static constexpr value utility(int s) { return {0, 0, s}; }
#else
#define PART_VALUE using value = zermelo::utility_vector<int, 2>;
#define PART_UTILITY static constexpr value utility(int s) { return {0, s}; }
#endif
#define PART_TO_MOVE static constexpr zermelo::player to_move(int) { return zermelo::nth_player(2); }
#include <zermelo/max_n.hpp>

#include "nearly_a_game.hpp"

static_assert(zermelo::max_n(nearly_a_game{}).value.sum() == 4);
