// EXPECT: playouts, explore, most_nodes, played_out_by and root_noise are for mcts
#include <zermelo/deepening.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/mcts.hpp>

#ifdef ZERMELO_TWIN
static_assert(deepen(zermelo::games::game1, zermelo::evaluate_with([](auto) { return 0; })).value == 1);
#else
static_assert(deepen(zermelo::games::game1, zermelo::evaluate_with([](auto) { return 0; }), zermelo::playouts{10}).value == 1);
#endif
