#include <zermelo/alpha_beta.hpp>

#include "../own_tic_tac_toe.hpp"

static_assert(zermelo::alpha_beta(own_tic_tac_toe{}).value == 0);
