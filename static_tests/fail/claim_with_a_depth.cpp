// EXPECT: zermelo: a claim is about the whole game
#include <zermelo/claim.hpp>
#include <zermelo/games/halving.hpp>

using namespace zermelo;
using games::halving;

#ifdef ZERMELO_TWIN
static_assert(value_of(halving{3}, ply_limit{3}) == 1);
#else
static_assert(value_of(halving{3}, max_depth{3}, evaluate_with([](auto) { return 0; })) == 1);
#endif
