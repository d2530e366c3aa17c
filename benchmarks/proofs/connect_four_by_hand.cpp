#include "../hand_written/connect_four.hpp"

static_assert(hand_written::four::solver(10).solve("11144123731753426625413235577") == 0);
