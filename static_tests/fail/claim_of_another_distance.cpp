// EXPECT: claimed distance == 3, found 2;
// EXPECT: line of play: half, decrement
#include <zermelo/games/halving.hpp>
#include <zermelo/prove.hpp>

using namespace zermelo;
using games::halving;

#ifdef ZERMELO_TWIN
static_assert(prove([] { return distance_of(halving{3}) == 2; }));
#else
static_assert(prove([] { return distance_of(halving{3}) == 3; }));
#endif
