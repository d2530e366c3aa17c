// EXPECT: claimed best action A of value -50,
// EXPECT: found B of value 1;
// EXPECT: line of play: A, 1;
// EXPECT: min refutes it with 1
#include <zermelo/games/lecture.hpp>
#include <zermelo/prove.hpp>

using namespace zermelo;
using games::game1;

#ifdef ZERMELO_TWIN
static_assert(prove([] { return best_action_of(game1) == "B"; }));
#else
static_assert(prove([] { return best_action_of(game1) == "A"; }));
#endif
