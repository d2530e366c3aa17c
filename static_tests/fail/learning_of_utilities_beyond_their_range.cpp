// EXPECT: a_utility_is_beyond_the_range_of_utilities
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>

using namespace zermelo;
constexpr games::tic_tac_toe rules{};
#ifdef ZERMELO_TWIN
constexpr auto narrow = linear(rules, games::tic_tac_toe_features{}, {-1, 1});
constexpr auto learnt = learn(rules, narrow, episodes{5});
#else
constexpr auto narrow = linear(rules, games::tic_tac_toe_features{}, {-0.5, 0.5});
constexpr auto learnt = learn(rules, narrow, episodes{5});
#endif
