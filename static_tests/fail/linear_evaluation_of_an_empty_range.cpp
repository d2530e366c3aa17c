// EXPECT: the_range_of_utilities_is_empty_or_infinite
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>

using namespace zermelo;
constexpr games::tic_tac_toe rules{};
#ifdef ZERMELO_TWIN
constexpr auto evaluation = linear(rules, games::tic_tac_toe_features{}, {-1, 1});
#else
constexpr auto evaluation = linear(rules, games::tic_tac_toe_features{}, {1, 1});
#endif
