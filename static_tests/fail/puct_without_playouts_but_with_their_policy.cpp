// EXPECT: zermelo: puct takes budgets, seed
#include <zermelo/games/lecture.hpp>
#include <zermelo/puct.hpp>

using namespace zermelo;
#ifdef ZERMELO_TWIN
constexpr auto found = puct(games::game1, 0u, uniform, by_playouts, playouts{10}, played_out_by(uniform));
#else
constexpr auto found = puct(games::game1, 0u, uniform, zero_values{}, playouts{10}, played_out_by(uniform));
#endif
