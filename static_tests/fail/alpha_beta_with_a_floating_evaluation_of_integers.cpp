// EXPECT: search with_value<double>(game)
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/with_value.hpp>

using board = zermelo::games::tic_tac_toe;
#ifdef ZERMELO_TWIN
constexpr auto rules = zermelo::with_value<double>(board{});
#else
constexpr board rules{};
#endif
constexpr auto quarter = [](board::state) { return 0.25; };
static_assert(alpha_beta(rules, zermelo::max_depth{1}, zermelo::evaluate_with(quarter)).value > 0);
