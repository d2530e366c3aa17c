// EXPECT: a_utility_is_not_a_number
#include <zermelo/value.hpp>

struct one_leaf {
  using state = int;
  using action = int;
  using value = double;
  double leaf;
  constexpr int start() const { return 0; }
  constexpr zermelo::player to_move(int) const { return zermelo::player::max; }
  constexpr auto actions(int) const { return zermelo::integers<>{.from = 0, .below = 1}; }
  constexpr int result(int, int) const { return 1; }
  constexpr bool is_terminal(int s) const { return s == 1; }
  constexpr double utility(int) const { return leaf; }
};

#ifdef ZERMELO_TWIN
static_assert(zermelo::minimax(one_leaf{1}).value == 1);
#else
static_assert(zermelo::minimax(one_leaf{__builtin_nan("")}).value == 1);
#endif
