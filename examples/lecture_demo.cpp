// The lecture's games, solved twice by the same code: by the compiler, which proves the values, and by this
// program, which prints them, shows step by step how alpha-beta finds them, and draws the trees into the
// folder that it is given.
#include <zermelo/games/lecture.hpp>
#include <zermelo/zermelo.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

using namespace zermelo;
using namespace zermelo::games;

// ---- what is proven
// ----------------------------------------------------------------------------------------------------

struct fact {
  text about;
  double found;
  double in_the_lecture;
  text by{};  // the action, where the lecture names it
  text by_in_the_lecture{};

  constexpr bool holds() const { return found == in_the_lecture && by == by_in_the_lecture; }
  friend constexpr bool operator==(const fact&, const fact&) = default;
};

struct facts {
  fact list[9];
  char halving_table[12]{};  // for n = 1, ..., 11: W if the one to move wins, L if not

  friend constexpr bool operator==(const facts&, const facts&) = default;
};

constexpr facts solve_the_lecture() {
  const auto adversary = minimax(game1);
  const auto uniformly = expectimax(game1, uniform);
  const auto three = minimax(halving{3});
  facts found{{
      {"three branches", 1. * alpha_beta(three_branches).value, three_branches_value},
      {"class tree", 1. * alpha_beta(class_tree).value, class_tree_value},
      {"walk-through tree", 1. * alpha_beta(walk_through, fail_hard{}).value, walk_through_value},
      {"picture tree", 1. * alpha_beta(picture_tree).value, picture_tree_value},
      {"branch and bound", 1. * alpha_beta(branch_and_bound(100)).value, branch_and_bound_value},
      {"Game1, minimax", 1. * adversary.value, game1_value, adversary.action->name, "B"},
      {"Game1, expectimax (uniform opponent)", uniformly.value, 5, uniformly.action->name, "C"},
      {"halving from 3", 1. * three.value, +1, three.action == halving_action::half ? "half" : "decrement",
       "half"},
      {"tic-tac-toe", 1. * alpha_beta(tic_tac_toe{}).value, 0},
  }};
  for (int n = 1; n <= 11; ++n) found.halving_table[n - 1] = alpha_beta(halving{n}).value > 0 ? 'W' : 'L';
  return found;
}

constexpr bool all_hold(const facts& f) {
  for (const fact& each : f.list)
    if (!each.holds()) return false;
  return text(f.halving_table) == "LWWLWLWWWLW";
}

constexpr facts proven = solve_the_lecture();
static_assert(all_hold(proven), "the lecture says something else");

// ---- what is printed and drawn
// -----------------------------------------------------------------------------------------

void print(text t) { std::fwrite(t.data, 1, t.size, stdout); }

template <class Tree, class... Options>
void print_steps(const char* title, const Tree& tree, Options... options) {
  std::printf("\n%s:\n", title);
  write_table(print, tree, record(tree, options...).trace);
}

/// Whether the picture of the search could be written.
template <class Tree>
bool draw_search(const std::filesystem::path& file, const char* title, const Tree& tree) {
  std::ofstream out(file, std::ios::binary);
  const auto write = [&](text t) { out.write(t.data, static_cast<std::streamsize>(t.size)); };
  draw::svg(write, tree, record(tree).trace, {.title = title});
  out.close();
  std::printf("  %s%s\n", file.string().c_str(), out ? "" : " could not be written");
  return static_cast<bool>(out);
}

int main(int argc, char** argv) {
  std::puts("Proven by the compiler:");
  for (const fact& f : proven.list)
    std::printf("  %-38s %2g%s%s\n", f.about.data, f.found, f.by.empty() ? "" : "  by ", f.by.data);

  std::puts("\nThe halving game, also proven: the one to move wins (W) or loses (L)");
  for (int n = 1; n <= 11; ++n) std::printf("%4d", n);
  std::puts("");
  for (const char outcome : text(proven.halving_table)) std::printf("%4c", outcome);
  std::puts("");

  print_steps("The walk-through tree, step by step, where a node keeps alpha and beta only (fail-hard)",
              walk_through, fail_hard{});
  print_steps("The class tree, step by step", class_tree);

  const std::filesystem::path folder = argc > 1 ? argv[1] : "pictures";
  std::error_code ignored;  // if the folder cannot be made, nothing can be written into it
  std::filesystem::create_directories(folder, ignored);
  std::puts("\nPictures of the searches (a red cross: a leaf that alpha-beta never looked at):");
  const bool drawn[] = {
      draw_search(folder / "three_branches.svg", "Three branches", three_branches),
      draw_search(folder / "class_tree.svg", "Class tree", class_tree),
      draw_search(folder / "walk_through.svg", "Walk-through tree", walk_through),
      draw_search(folder / "picture_tree.svg", "Picture tree", picture_tree),
      draw_search(folder / "branch_and_bound.svg", "Branch and bound", branch_and_bound(100)),
      draw_search(folder / "game1.svg", "Game1", game1)};
  for (const bool each : drawn)
    if (!each) return 1;

  if (solve_the_lecture() != proven) {
    std::puts("\nThis program finds other values than the compiler has proven.");
    return 1;
  }
  std::printf(
      "\nProven at compile time: the %zu values and the halving table. Computed at run time: all of them "
      "again, by the "
      "same functions and with the same result, the steps and the pictures.\n",
      std::size(proven.list));
}
