// EXPECT: zermelo: a utility vector needs one number for each player
#include <zermelo/utility_vector.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::utility_vector<int, 3> shares{1, 2, 3};
#else
constexpr zermelo::utility_vector<int, 3> shares{1, 2};
#endif
static_assert(shares.sum() > 0);
