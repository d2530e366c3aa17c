#include "../hand_written/tic_tac_toe_classes.hpp"

constexpr auto solved = hand_written::classes::solve();
static_assert((solved.at[0] & 63) == 32 && solved.at[0] >> 10 == 9);
