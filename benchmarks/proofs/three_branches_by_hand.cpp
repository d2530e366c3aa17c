#include "../hand_written/three_branches.hpp"

static_assert(hand_written::solve() == 3);
