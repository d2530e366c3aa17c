// EXPECT: this_game_of_connect_four_is_over
#include <zermelo/games/connect_four_threats.hpp>

#ifdef ZERMELO_TWIN
constexpr auto s = zermelo::games::connect_four_threats<>::position("121212");
#else
constexpr auto s = zermelo::games::connect_four_threats<>::position("1212121");
#endif
