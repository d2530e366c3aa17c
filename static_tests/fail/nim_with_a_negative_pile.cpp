// EXPECT: nim_has_up_to_seven_piles_of_up_to_255_stones
#include <zermelo/games/nim.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::nim g(3, 1);
#else
constexpr zermelo::games::nim g(3, -1);
#endif
