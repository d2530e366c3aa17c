// EXPECT: zermelo: only alpha_beta takes window, ordered_by, remember, observed_by, fail_hard, scout, star1, star2 and threads
#include <zermelo/games/nim.hpp>
#include <zermelo/parallel.hpp>
#include <zermelo/value.hpp>

int value() {
#ifdef ZERMELO_TWIN
  return zermelo::minimax(zermelo::games::nim(1, 2)).value;
#else
  return zermelo::minimax(zermelo::games::nim(1, 2), zermelo::threads{2}).value;
#endif
}
