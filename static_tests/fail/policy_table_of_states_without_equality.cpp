// EXPECT: zermelo: a policy table needs states with a default constructor and operator==
#include <zermelo/policy_table.hpp>

struct position {
  int n;
#ifdef ZERMELO_TWIN
  friend constexpr bool operator==(position, position) = default;
#endif
};
constexpr zermelo::policy_table by_hand{zermelo::policy_row{position{1}, 2}};
static_assert(by_hand.size() == 1);
