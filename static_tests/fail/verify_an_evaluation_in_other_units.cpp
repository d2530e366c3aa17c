// EXPECT: an_evaluation_is_beyond_every_utility
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_an_evaluation_in_other_units{}));
#endif
