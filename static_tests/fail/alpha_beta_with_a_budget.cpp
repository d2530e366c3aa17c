// EXPECT: budgets are for deepen()
#include <zermelo/alpha_beta.hpp>
#include <zermelo/deepening.hpp>
#include <zermelo/games/tic_tac_toe.hpp>

constexpr int draw(zermelo::games::tic_tac_toe::state) { return 0; }
#ifdef ZERMELO_TWIN
static_assert(deepen(zermelo::games::tic_tac_toe{}, zermelo::evaluate_with(draw), zermelo::node_budget{100}).stopped);
#else
static_assert(alpha_beta(zermelo::games::tic_tac_toe{}, zermelo::node_budget{100}).value == 0);
#endif
