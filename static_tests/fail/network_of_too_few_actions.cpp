// EXPECT: an_action_is_beyond_those_of_the_network
#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/policy_value_network.hpp>
#include <zermelo/puct.hpp>

using namespace zermelo;
using board = games::tic_tac_toe;
constexpr auto inputs = [](board::state) { return feature_vector<1>{{1}}; };
#ifdef ZERMELO_TWIN
constexpr policy_value_network<1, 1, 9> network(seed{1});
#else
constexpr policy_value_network<1, 1, 8> network(seed{1});
#endif
constexpr auto guide = guided_by(board{}, network, inputs);
constexpr auto found = puct(board{}, guide.priors(), guide.values(), playouts{1});
