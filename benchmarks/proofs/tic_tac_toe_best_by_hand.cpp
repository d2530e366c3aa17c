#include "../hand_written/tic_tac_toe_best.hpp"

static_assert(hand_written::best::ab(0, 0, 511, -1, 1) == 0);
