// EXPECT: playouts, explore, most_nodes, played_out_by and root_noise are for mcts
#include <zermelo/alpha_beta.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/mcts.hpp>

#ifdef ZERMELO_TWIN
static_assert(alpha_beta(zermelo::games::game1, zermelo::ply_limit{2}).value == 1);
#else
static_assert(alpha_beta(zermelo::games::game1, zermelo::playouts{10}).value == 1);
#endif
