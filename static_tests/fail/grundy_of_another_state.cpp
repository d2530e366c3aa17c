// EXPECT: this_state_is_not_in_the_solution
#include <zermelo/games/kayles.hpp>

constexpr auto rows = zermelo::grundy_values<8>(zermelo::games::kayles_row{}, 5);
#ifdef ZERMELO_TWIN
static_assert(rows.value(5) == 4);
#else
static_assert(rows.value(6) == 3);
#endif
