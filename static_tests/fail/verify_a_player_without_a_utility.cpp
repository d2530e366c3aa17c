// EXPECT: this_player_has_no_utility
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_a_player_without_utility{}));
#endif
