// One tree, four values: the answer depends on what is assumed about the other side.
#include <zermelo/games/lecture.hpp>
#include <zermelo/value.hpp>

#include <cstdio>

using namespace zermelo;
using games::game1;

// The opponent takes whichever leaf is best for us.
constexpr auto helpful = [](const auto& tree, tree_node s) {
  branch best{};
  int value = value_limits<int>::lowest();
  for (const branch& b : tree.actions(s))
    if (tree.utility(b.child) > value) best = b, value = tree.utility(b.child);
  return best;
};

constexpr auto against_the_worst = minimax(game1);
constexpr auto against_chance = expectimax(game1, uniform);
constexpr auto against_a_friend = expectimax(game1, helpful);
constexpr auto both_at_random = evaluate(game1, uniform, uniform);

static_assert(against_the_worst.value == 1 && against_the_worst.action == "B");
static_assert(against_chance.value == 5 && against_chance.action == "C");
static_assert(against_a_friend.value == 50 && against_a_friend.action == "A");

int main() {
  const auto name = [](const auto& found) { return found.action ? found.action->name.data : "-"; };
  std::printf("opponent adversarial: %g by %s\n", double(against_the_worst.value), name(against_the_worst));
  std::printf("opponent uniform:     %g by %s\n", against_chance.value, name(against_chance));
  std::printf("opponent helpful:     %g by %s\n", against_a_friend.value, name(against_a_friend));
  std::printf("both uniform:         %g\n", both_at_random.value);
}
