// EXPECT: a_canonical_state_has_another_mover_or_value
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_a_canonical_state_of_another_value{}));
#endif
