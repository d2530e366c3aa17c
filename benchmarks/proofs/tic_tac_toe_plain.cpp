#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/tic_tac_toe.hpp>

using game = zermelo::games::basic_tic_tac_toe<zermelo::games::cell_order::by_number, false>;

static_assert(zermelo::alpha_beta(game{}).value == 0);
