// EXPECT: the second argument of learn is the evaluation to begin with: linear(game, features)
#include <zermelo/games/tic_tac_toe_features.hpp>
#include <zermelo/learn.hpp>

using namespace zermelo;
constexpr games::tic_tac_toe rules{};
#ifdef ZERMELO_TWIN
constexpr int games_played = learn(rules, linear(rules, games::tic_tac_toe_features{}), episodes{1}).games;
#else
constexpr int games_played = learn(rules, [](auto) { return 0; }, episodes{1}).games;
#endif
