// EXPECT: a_state_has_a_number_beyond_the_state_count
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_too_few_numbers{}));
#endif
