// EXPECT: zermelo: a simulation takes ply_limit, repetition_limit and evaluate_with, and nothing else
#include <zermelo/games/halving.hpp>
#include <zermelo/simulate.hpp>

using namespace zermelo;

#ifdef ZERMELO_TWIN
static_assert(simulate(games::halving{3}, uniform, uniform, seed{1}, ply_limit{9}).ended);
#else
static_assert(simulate(games::halving{3}, uniform, uniform, seed{1}, window{0, 1}).ended);
#endif
