// EXPECT: a game without utility_bounds needs the range of its utilities
#include <zermelo/games/tic_tac_toe_features.hpp>

using namespace zermelo;
constexpr games::basic_tic_tac_toe<games::cell_order::by_number, false> rules{};
#ifdef ZERMELO_TWIN
constexpr auto evaluation = linear(rules, games::tic_tac_toe_features{}, {-1, 1});
#else
constexpr auto evaluation = linear(rules, games::tic_tac_toe_features{});
#endif
