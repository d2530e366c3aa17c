// EXPECT: claimed value < 1, found 1;
// EXPECT: line of play: half, decrement;
// EXPECT: max refutes it with half
// EXPECT(gcc): {"claimed value < 1, found 1; line of play: half, decrement; max refutes it with half"}
#include <zermelo/games/halving.hpp>
#include <zermelo/prove.hpp>

using namespace zermelo;
using games::halving;

#ifdef ZERMELO_TWIN
static_assert(prove([] { return value_of(halving{3}) <= 1; }));
#else
static_assert(prove([] { return value_of(halving{3}) < 1; }));
#endif
