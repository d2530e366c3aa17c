// EXPECT: a_value_is_outside_the_stated_bounds
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_bounds_that_do_not_hold{}));
#endif
