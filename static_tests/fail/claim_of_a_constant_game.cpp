// EXPECT: claimed value == 4, found 3;
// EXPECT: line of play: 0, 0;
// EXPECT: min refutes it with 0
#include <zermelo/games/lecture.hpp>
#include <zermelo/prove.hpp>

using zermelo::games::three_branches;

#ifdef ZERMELO_TWIN
static_assert(zermelo::prove<3, three_branches>());
#else
static_assert(zermelo::prove<4, three_branches>());
#endif
