// EXPECT: this_game_is_not_impartial
#include <zermelo/games/nim.hpp>
#include <zermelo/grundy.hpp>

#ifdef ZERMELO_TWIN
constexpr zermelo::games::nim g(1, 2);
#else
constexpr zermelo::games::nim g = zermelo::games::nim(1, 2).as_misere();
#endif
static_assert(zermelo::grundy(g, g.start()) == 3);
