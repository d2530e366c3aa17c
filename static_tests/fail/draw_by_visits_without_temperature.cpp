// EXPECT: the_temperature_is_not_a_positive_number
#include <zermelo/games/lecture.hpp>
#include <zermelo/puct.hpp>

using namespace zermelo;
constexpr auto found = mcts<20>(games::game1, playouts{5});
constexpr bool is_drawn(double temperature) {
  random_numbers random(seed{1});
  return draw_by_visits(found, temperature, random).has_value();
}
#ifdef ZERMELO_TWIN
static_assert(is_drawn(1));
#else
static_assert(is_drawn(0));
#endif
