// EXPECT: the_learning_rate_is_not_a_positive_number
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>

using namespace zermelo;
constexpr games::tic_tac_toe rules{};
constexpr auto blank = linear(rules, games::tic_tac_toe_features{});
#ifdef ZERMELO_TWIN
constexpr auto learnt = learn(rules, blank, episodes{1}, learning_rate{0.1});
#else
constexpr auto learnt = learn(rules, blank, episodes{1}, learning_rate{0});
#endif
