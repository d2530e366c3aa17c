// Where clang cannot compute a message, it prints the sentence in pieces.
// EXPECT: claimed value == 4, found 3;
// EXPECT: line of play: 0, 0;
// EXPECT: min refutes it with 0
// EXPECT(gcc): {"claimed value == 4, found 3; line of play: 0, 0; min refutes it with 0"}
#include <zermelo/games/lecture.hpp>
#include <zermelo/prove.hpp>

using namespace zermelo;
using games::three_branches;

#ifdef ZERMELO_TWIN
static_assert(prove([] { return value_of(three_branches) == 3; }));
#else
static_assert(prove([] { return value_of(three_branches) == 4; }));
#endif
