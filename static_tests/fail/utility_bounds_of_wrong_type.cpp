// EXPECT: zermelo: utility_bounds must be

#include "nearly_a_game.hpp"

#ifdef ZERMELO_TWIN
struct with_bounds : nearly_a_game {
  static constexpr zermelo::bounds<int> utility_bounds(int) { return {0, 4}; }
};
#else
struct with_bounds : nearly_a_game {
  static constexpr int utility_bounds(int) { return 4; }
};
#endif
static_assert(zermelo::alpha_beta(with_bounds{}).value == 4);
