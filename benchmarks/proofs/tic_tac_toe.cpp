#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe.hpp>

static_assert(zermelo::alpha_beta(zermelo::games::tic_tac_toe{}).value == 0);
