// EXPECT: this needs a game whose states have numbers
#include <zermelo/compiled_table.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/nim.hpp>

#ifdef ZERMELO_TWIN
inline constexpr zermelo::games::halving rules{10};
#else
inline constexpr zermelo::games::nim rules{1, 2};
#endif
extern constexpr auto part = zermelo::compiled_table<rules>();
