// EXPECT: the_chance_of_exploring_is_not_between_zero_and_one
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>

using namespace zermelo;
constexpr games::tic_tac_toe rules{};
constexpr auto blank = linear(rules, games::tic_tac_toe_features{});
#ifdef ZERMELO_TWIN
constexpr auto learnt = learn(rules, blank, episodes{1}, exploring{1});
#else
constexpr auto learnt = learn(rules, blank, episodes{1}, exploring{2});
#endif
