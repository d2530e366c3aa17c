// EXPECT: zermelo: a utility vector needs one number for each player
#define PART_VALUE using value = zermelo::utility_vector<int, 2>;
#ifdef ZERMELO_TWIN
#define PART_UTILITY static constexpr value utility(int s) { return {s, 2}; }
#else
#define PART_UTILITY static constexpr value utility(int s) { return {s, 2, 3}; }
#endif
#include <zermelo/max_n.hpp>

#include "nearly_a_game.hpp"

static_assert(zermelo::max_n(nearly_a_game{}).value == zermelo::utility_vector{4, 2});
