// EXPECT: zermelo: the claimed value is a value of the game: an integer, where its values are integers
#include <zermelo/claim.hpp>
#include <zermelo/games/halving.hpp>

#ifdef ZERMELO_TWIN
static_assert(zermelo::value_of(zermelo::games::halving{3}) > 0);
#else
static_assert(zermelo::value_of(zermelo::games::halving{3}) > 0.5);
#endif
