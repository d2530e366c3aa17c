// EXPECT: the_canonical_state_of_a_canonical_state_is_another
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_a_canonical_state_that_is_none{}));
#endif
