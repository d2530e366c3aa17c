// EXPECT: the_gains_of_a_monotone_board_are_too_large_to_add
#include <zermelo/games/monotone_board.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::monotone_board g{{{2, 2'000'000'000}}, {{3, 0}}};
#else
constexpr zermelo::games::monotone_board g{{{2, 2'000'000'000}}, {{200'000'000, 0}}};
#endif
