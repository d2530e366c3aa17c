// EXPECT: a_predecessor_does_not_lead_here
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_a_predecessor_that_does_not_lead_here{}));
#endif
