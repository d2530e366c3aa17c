// A network that learns in the compiler: what is not linear, and what PUCT asks of it.
#pragma once

#include <zermelo/games/tic_tac_toe.hpp>
#include <zermelo/policy_value_network.hpp>
#include <zermelo/puct.hpp>

#include "fact.hpp"

namespace network_facts {
using namespace zermelo;

// Exclusive or, which no weighted sum of two numbers can say: equal inputs are worth -1 and call for action 0, others 1.
using small_network = policy_value_network<2, 8, 2>;
constexpr feature_vector<2> inputs_of(unsigned i) { return {{i % 2 == 0 ? -1.0 : 1.0, i / 2 == 0 ? -1.0 : 1.0}}; }
constexpr bool are_different(unsigned i) { return i == 1 || i == 2; }
constexpr small_network taught(std::uint64_t number) {
  small_network network(seed{number});
  for (unsigned step = 0; step < 300; ++step) {
    const bool different = are_different(step % 4);
    network.teach(inputs_of(step % 4), {{different ? 0.0 : 1.0, different ? 1.0 : 0.0}}, different ? 1 : -1, 0.1);
  }
  return network;
}
constexpr bool knows(const small_network& network) {
  for (unsigned i = 0; i < 4; ++i) {
    const auto said = network.look(inputs_of(i));
    if (are_different(i) ? said.worth < 0.5 : said.worth > -0.5) return false;
    if (are_different(i) ? said.odds[0] > 0.3 * said.odds[1] : said.odds[1] > 0.3 * said.odds[0]) return false;
  }
  return true;
}
FACT(network_learns_exclusive_or, knows(taught(given(1u))))
FACT(network_knows_nothing_at_first, small_network(seed{given(1u)}).look(inputs_of(1)).worth == 0 &&
                                         small_network(seed{1}).look(inputs_of(1)).odds[0] == 1 &&
                                         small_network(seed{1}).look(inputs_of(1)).odds[1] == 1 && !knows(small_network(seed{1})))

// One that was taught a single position: cell 8 there, and that the mover wins.
using board = games::tic_tac_toe;
constexpr auto inputs = [](board::state s) {
  feature_vector<9> seen;
  for (int cell = 0; cell < 9; ++cell)
    seen.of[cell] = board::mark_at(s, cell) == '.' ? 0 : (board::mark_at(s, cell) == 'X') == (board::to_move(s) == player::max) ? 1 : -1;
  return seen;
};
constexpr auto from = board::position("X../.O./...");
constexpr auto of_one_position = [] {
  policy_value_network<9, 6, 9> network(seed{3});
  for (int i = 0; i < 40; ++i) network.teach(inputs(from), {{0, 0, 0, 0, 0, 0, 0, 0, 1}}, 0.75, 0.1);
  return network;
}();
constexpr auto guide = guided_by(board{}, of_one_position, inputs);
FACT(network_names_the_likeliest_action, guide(given(from)) == 8)
// The same for the other side is worth the same to Min.
constexpr auto mirrored = board::position("O../.X./...", player::min);
FACT(network_worth_is_from_the_view_of_max, guide.values()(given(from)) > 0.6 && guide.values()(from) < 0.9 &&
                                                guide.values()(mirrored) == -guide.values()(from) && guide(mirrored) == 8)
FACT(network_guides_puct, puct(board{}, from, guide.priors(), guide.values(), playouts{1}, seed{given(1u)}).action == 8)
// Illegal actions have no prior: the likeliest is taken, and the next one is named.
FACT(network_names_legal_actions_only, guide(board::position("X../.O./O.X", player::max)) != given(8))
}  // namespace network_facts
