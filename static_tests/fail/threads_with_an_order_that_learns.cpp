// EXPECT: zermelo: threads takes no priorities(...) for an order

#include <zermelo/games/nim.hpp>
#include <zermelo/move_ordering.hpp>
#include <zermelo/parallel.hpp>

int value() {
#ifdef ZERMELO_TWIN
  return zermelo::alpha_beta(zermelo::games::nim(3, 4, 5), zermelo::ordered_by(zermelo::table_move), zermelo::threads{2}).value;
#else
  zermelo::killer_moves<zermelo::games::nim> killers;
  return zermelo::alpha_beta(zermelo::games::nim(3, 4, 5), zermelo::ordered_by(zermelo::priorities(killers)),
                             zermelo::threads{2}).value;
#endif
}
