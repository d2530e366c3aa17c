// A game of your own in twenty lines: two players take one to three stones in turn, and who takes the last one wins.
#include <zermelo/zermelo.hpp>

#include <cstdio>

struct subtraction {
  struct state {
    int stones;
    zermelo::player mover;
  };
  using action = int;
  using value = int;

  int stones = 21;

  constexpr state start() const { return {stones, zermelo::player::max}; }
  constexpr zermelo::player to_move(const state& s) const { return s.mover; }
  constexpr auto actions(const state& s) const {
    return zermelo::integers<>{.from = 1, .below = s.stones < 3 ? s.stones + 1 : 4};
  }
  constexpr state result(const state& s, action take) const { return {s.stones - take, zermelo::opponent(s.mover)}; }
  constexpr bool is_terminal(const state& s) const { return s.stones == 0; }
  constexpr value utility(const state& s) const { return s.mover == zermelo::player::max ? -1 : 1; }
};

static_assert(zermelo::game<subtraction>);
static_assert(zermelo::minimax(subtraction{5}).value == 1 && zermelo::minimax(subtraction{5}).action == 1);
static_assert(zermelo::minimax(subtraction{8}).value == -1);  // every multiple of four is lost
static_assert(zermelo::mcts(subtraction{7}, zermelo::playouts{300}, zermelo::seed{1}).action == 3);  // and so by sampling

int main() {
  for (int stones = 1; stones <= 12; ++stones) {
    const auto found = zermelo::alpha_beta(subtraction{stones});  // the same functions at run time
    const auto sampled = zermelo::mcts(subtraction{stones}, zermelo::playouts{1'000}, zermelo::seed{1});
    std::printf("%2d stones: %s, take %d; a thousand playouts say %d\n", stones, found.value > 0 ? "won " : "lost",
                *found.action, *sampled.action);
  }
}
