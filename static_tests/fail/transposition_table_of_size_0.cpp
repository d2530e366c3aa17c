// EXPECT: zermelo: the size of a transposition table is a power of two
#include <zermelo/games/nim.hpp>
#include <zermelo/transposition.hpp>

using namespace zermelo;
#ifdef ZERMELO_TWIN
constexpr transposition_table<games::nim, 1> table;
#else
constexpr transposition_table<games::nim, 0> table;
#endif
