// Three players, and two players who do not want the same thing: everybody's own utility.
// The first argument names a directory for the picture; without it the current one is used.
#include <zermelo/constant_sum.hpp>
#include <zermelo/draw/svg.hpp>
#include <zermelo/games/many_player_nim.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/paranoid.hpp>
#include <zermelo/tree_dsl.hpp>

#include <cstdio>
#include <string>

using namespace zermelo;

namespace {
// The tree of S. Russell, P. Norvig, Artificial Intelligence, 4th ed., figure 6.4.
using three = utility_vector<int, 3>;
template <int Number>
constexpr auto player(const auto&... children) {
  return player_node<nth_player(Number - 1)>(children...);
}
constexpr tree textbook =
    player<1>(player<2>(player<3>(three{1, 2, 6}, three{4, 2, 3}), player<3>(three{6, 1, 2}, three{7, 4, 1})),
              player<2>(player<3>(three{5, 1, 1}, three{1, 5, 2}), player<3>(three{7, 7, 1}, three{5, 4, 5})));
static_assert(max_n<three>(textbook).value == three{1, 2, 6});
static_assert(paranoid(textbook).value == 1);

// The prisoner's dilemma, in turns: 0 is to be silent, 1 to confess.
constexpr tree dilemma = max_node(min_node(utility_vector{3, 3}, utility_vector{0, 5}),
                                  min_node(utility_vector{5, 0}, utility_vector{1, 1}));
static_assert(max_n<utility_vector<int, 2>>(dilemma).value == utility_vector{1, 1});

/// Prints what max^n gives to each of three players of Nim, and what the first is sure of.
void print_nim(int a, int b, int c) {
  const games::many_player_nim<3> g(a, b, c);
  const auto together = max_n(g);
  std::printf("  piles %d %d %d: max^n (%d, %d, %d), the first is sure of %d\n", a, b, c, together.value.of[0],
              together.value.of[1], together.value.of[2], paranoid(g).value);
}
}  // namespace

int main(int argc, char** argv) {
  std::printf("Three players, the tree of the textbook: (1, 2, 6); the first is sure of %g\n", paranoid(textbook).value);
  std::printf("Nim for three: who takes the last stone gets 2, who then cannot move 0\n");
  print_nim(1, 0, 0);
  print_nim(1, 1, 0);
  print_nim(1, 1, 1);
  print_nim(2, 2, 1);
  print_nim(3, 2, 1);

  const std::string path = std::string(argc > 1 ? argv[1] : ".") + "/three_players.svg";
  std::FILE* file = std::fopen(path.c_str(), "w");
  if (file == nullptr) return std::fprintf(stderr, "cannot write %s\n", path.c_str()), 1;
  draw::svg([file](text t) { std::fwrite(t.data, 1, t.size, file); }, textbook,
            {.title = "Three players, each with a utility of one's own"});
  std::fclose(file);
  std::printf("Picture: %s\n", path.c_str());
}
