#include "../hand_written/tic_tac_toe_states.hpp"

constexpr auto solved = hand_written::states::solve();
static_assert((solved.at[0] & 63) == 32 && solved.at[0] >> 10 == 9);
