// EXPECT: the_root_noise_is_out_of_its_range
#include <zermelo/games/lecture.hpp>
#include <zermelo/puct.hpp>

using namespace zermelo;
#ifdef ZERMELO_TWIN
constexpr auto found = puct(games::game1, uniform, zero_values{}, playouts{10}, root_noise{0.3, 1});
#else
constexpr auto found = puct(games::game1, uniform, zero_values{}, playouts{10}, root_noise{0.3, 1.5});
#endif
