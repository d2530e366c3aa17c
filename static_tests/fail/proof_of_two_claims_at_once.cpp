// EXPECT: zermelo: prove takes one claim, such as value_of(game) == 3; two that are joined with && are a bool
#include <zermelo/games/halving.hpp>
#include <zermelo/prove.hpp>

using namespace zermelo;
using games::halving;

#ifdef ZERMELO_TWIN
static_assert(prove([] { return value_of(halving{3}) == 1; }) && prove([] { return value_of(halving{4}) == -1; }));
#else
static_assert(prove([] { return value_of(halving{3}) == 1 && value_of(halving{4}) == -1; }));
#endif
