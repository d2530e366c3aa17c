// EXPECT: a_connect_four_record_has_an_illegal_column
#include <zermelo/games/connect_four.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::connect_four<5, 4>::position("12345");
#else
constexpr auto s = zermelo::games::connect_four<5, 4>::position("123456");
#endif
