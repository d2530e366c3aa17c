// EXPECT: a_utility_is_beyond_the_range_of_utilities
#include <zermelo/policy_value_network.hpp>

using namespace zermelo;
constexpr bool taught(double share, double worth) {
  policy_value_network<1, 1, 2> network(seed{1});
  network.teach({{1}}, {{share, 0.75}}, worth, 0.1);
  return true;
}
#ifdef ZERMELO_TWIN
static_assert(taught(0.25, 1));
#else
static_assert(taught(0.25, 5));
#endif
