// EXPECT: zermelo: threads needs a table that several threads may use: remember(a shared_table)

#include <zermelo/games/connect_four_threats.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/parallel.hpp>

using game_rules = zermelo::games::connect_four_threats<4, 4>;

int value() {
#ifdef ZERMELO_TWIN
  zermelo::shared_table<game_rules> table(1);
#else
  zermelo::large_table<game_rules> table(1);
#endif
  return zermelo::alpha_beta(game_rules{}, zermelo::remember(table), zermelo::threads{2}).value;
}
