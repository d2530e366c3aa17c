// EXPECT: a_connect_four_record_has_an_illegal_column
#include <zermelo/games/connect_four.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::connect_four<>::position("12 12 12 1");
#else
constexpr auto s = zermelo::games::connect_four<>::position("12 12 12 12");
#endif
