#include "../hand_written/tic_tac_toe_plain.hpp"

static_assert(hand_written::plain::value() == 0);
