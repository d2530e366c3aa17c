// EXPECT: claimed value == 0, found 1;
// EXPECT: line of play: 8;
// EXPECT: max refutes it with 8
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/prove.hpp>

using namespace zermelo;
using games::tic_tac_toe;

constexpr auto position = tic_tac_toe::position("X.O/.X./O..");

#ifdef ZERMELO_TWIN
static_assert(prove([] { return value_of(tic_tac_toe{}, position) == 1; }));
#else
static_assert(prove([] { return value_of(tic_tac_toe{}, position) == 0; }));
#endif
