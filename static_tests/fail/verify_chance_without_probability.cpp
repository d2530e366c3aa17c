// EXPECT: chance_moves_but_the_game_has_no_probability
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_chance_but_no_probability{}));
#endif
