// EXPECT: the_repetition_limit_is_below_two
#include <zermelo/games/halving.hpp>
#include <zermelo/simulate.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
static_assert(simulate(games::halving{3}, uniform, uniform, seed{1}, repetition_limit{2}).ended);
#else
static_assert(simulate(games::halving{3}, uniform, uniform, seed{1}, repetition_limit{1}).ended);
#endif
