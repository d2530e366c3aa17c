#include <zermelo/bisection.hpp>
#include <zermelo/games/connect_four_threats.hpp>

constexpr int value(zermelo::text columns) {
  using game = zermelo::games::connect_four_threats<>;
  zermelo::transposition_table<game, 1024> table;
  return zermelo::bisect(game{}, game::position(columns), zermelo::remember(table), zermelo::ordered_by(game::by_threats)).value;
}
static_assert(value("11144123731753426625413235577") == 0);
