// EXPECT: a_predecessor_is_left_out
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_a_predecessor_left_out{}));
#endif
