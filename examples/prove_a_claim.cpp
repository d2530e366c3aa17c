// Claims about a game: proven by the compiler, or explained at run time.
#include <zermelo/zermelo.hpp>

#include <cstdio>

using namespace zermelo;
using games::halving, games::tic_tac_toe;

// Three proofs. Change a number, and the compiler says why the claim is false.
static_assert(prove([] { return value_of(tic_tac_toe{}) == 0; }));
static_assert(prove([] { return best_action_of(halving{3}) == games::halving_action::half; }));
static_assert(prove([] { return distance_of(halving{10}) <= 5; }));

constexpr tree game1 = max_node(edge("A", min_node(edge("1", -50), edge("2", 50))),
                                edge("B", min_node(edge("1", 1), edge("2", 3))),
                                edge("C", min_node(edge("1", -5), edge("2", 15))));

// The explanation of a claim is a value, and may be a constant.
constexpr auto why = explain(value_of(game1) >= 2);
static_assert(why.found == 1 && why.line.size() == 2 && why.refuted_by() == "1");

template <class Claim>
void tell(const Claim& claim) {
  if (claim) return;
  write_explanation([](text t) { std::fwrite(t.data, 1, t.size, stdout); }, claim);
  std::printf("\n");
}

int main() {
  tell(value_of(game1) >= 2);
  tell(best_action_of(game1) == "C");
  tell(value_of(halving{10}) == 1);
  tell(value_of(tic_tac_toe{}, tic_tac_toe::position("X.O/.X./O..")) == 0);
}
