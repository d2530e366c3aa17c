// The compiler stops at the first of these that does not hold: they are true for whoever compiles them.
#include "facts/prove.hpp"

namespace {
using namespace prove_facts;

static_assert(prove([] { return value_of(three_branches) == 3; }));
static_assert(prove([] { return value_of(game1) == 1; }) && prove([] { return best_action_of(game1) == "B"; }));
static_assert(prove([] { return value_of(halving{3}) == 1; }) && prove([] { return distance_of(halving{3}) == 2; }));
static_assert(prove([] { return value_of(tic_tac_toe{}) == 0; }));
static_assert(prove([] { return value_of(tic_tac_toe{}, tic_tac_toe::position("X.O/.X./O..")) > 0; }));
static_assert(prove([] { return value_of(parse_tree("max(min(3, 9), min(2, 5))")) >= 3; }));
static_assert(prove([] { return value_of(fractions) == rational(1, 3); }));
}  // namespace
