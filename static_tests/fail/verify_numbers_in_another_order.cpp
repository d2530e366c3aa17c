// EXPECT: a_state_and_its_number_do_not_belong_together
#include <zermelo/verify.hpp>

#include "facts/broken_games.hpp"

#ifdef ZERMELO_TWIN
static_assert(zermelo::verified(broken_games::sound{}));
#else
static_assert(zermelo::verified(broken_games::with_numbers_in_another_order{}));
#endif
