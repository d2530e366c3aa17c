// EXPECT: kayles_has_rows_that_fit_in_63_places
#include <zermelo/games/kayles.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::kayles g(60, 2);
#else
constexpr zermelo::games::kayles g(60, 3);
#endif
