// How many leaves each search evaluates on uniform trees, as a multiple of the fewest that can prove the value, which are
// b^ceil(d/2) + b^floor(d/2) - 1 (D. Knuth, R. Moore 1975). Prints lines of
//   search branching depth ratio
// On perfectly ordered trees the ratio must be exactly 1: otherwise exits with 1. On random ones it is the mean of 20. With
// the argument `once` the trees are small, as a test.
#include <zermelo/drivers.hpp>
#include <zermelo/large_table.hpp>
#include <zermelo/move_ordering.hpp>

#include <cstdio>
#include <cstring>

#include "../../runtime_tests/uniform_tree.hpp"

namespace {
using namespace zermelo;

std::uint64_t evaluated = 0;
/// Counts what is evaluated: leaves, and with iterative deepening also the estimates on the way.
struct counted_tree : uniform_tree {
  static int utility(const state& s) { return ++evaluated, s.sum; }
  static int evaluate(const state& s) { return ++evaluated, s.sum; }
};

/// The actions in the order of the sums after them.
auto by_sum(const uniform_tree& tree) { return ordered_by(uniform_tree::sum_after{tree}); }
constexpr int trees = 20;

/// search(tree, table) gives a value.
template <class Search>
void run(const char* name, int branching, int depth, const Search& search) {
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= trees; ++seed) {
    const counted_tree tree{{branching, depth, steps::random, seed}};
    large_table<counted_tree> table(std::size_t{1} << 20);
    evaluated = 0;
    const auto found = search(tree, table);
    sum += static_cast<double>(evaluated) / static_cast<double>(tree.fewest_leaves());
    if (found.value != alpha_beta(tree).value) std::printf("%s finds something else\n", name);
  }
  std::printf("%s %d %d %.3f\n", name, branching, depth, sum / trees);
}

template <class Driver>
auto plain(const Driver& driver) {
  return [&driver](const counted_tree& g, auto&) { return driver(g, g.start()); };
}
template <class Driver>
auto ordered(const Driver& driver) {
  return [&driver](const counted_tree& g, auto&) { return driver(g, g.start(), by_sum(g)); };
}
template <class Driver>
auto with_table(const Driver& driver) {
  return [&driver](const counted_tree& g, auto& table) { return driver(g, g.start(), by_sum(g), remember(table)); };
}
/// What one depth has found orders the next.
auto deepening(const counted_tree& g, large_table<counted_tree>& table) {
  return deepen(g, g.start(), remember(table), ordered_by(table_move));
}

void run_all(int branching, int deepest) {
  for (int depth = 1; depth <= deepest; ++depth) {
    run("alpha_beta", branching, depth, plain(drivers::alpha_beta));
    run("alpha_beta_ordered", branching, depth, ordered(drivers::alpha_beta));
    run("pvs", branching, depth, plain(drivers::principal_variation_search));
    run("pvs_ordered", branching, depth, ordered(drivers::principal_variation_search));
    run("bisect_ordered", branching, depth, ordered(drivers::bisection));
    run("bisect_table", branching, depth, with_table(drivers::bisection));
    run("mtd_f_ordered", branching, depth, ordered(drivers::mtd_f));
    run("mtd_f_table", branching, depth, with_table(drivers::mtd_f));
    run("sss_star_table", branching, depth, with_table(drivers::sss_star));
    run("deepening", branching, depth, deepening);
    std::fflush(stdout);
  }
}

/// Whether alpha-beta evaluates exactly the fewest leaves of a tree in which the best action is always the first.
bool is_perfect(int branching, int depth) {
  const counted_tree tree{{branching, depth, steps::in_order}};
  evaluated = 0;
  alpha_beta(tree);
  std::printf("perfect_order %d %d %.3f\n", branching, depth,
              static_cast<double>(evaluated) / static_cast<double>(tree.fewest_leaves()));
  return evaluated == tree.fewest_leaves();
}
}  // namespace

int main(int argc, char** argv) {
  const bool once = argc > 1 && std::strcmp(argv[1], "once") == 0;
  constexpr struct {
    int branching, depth;
  } shapes[] = {{2, 16}, {4, 8}, {8, 6}};
  bool perfect = true;
  for (const auto& [branching, deepest] : shapes) {
    const int depth = once ? deepest / 2 : deepest;
    for (int d = 1; d <= depth; ++d) perfect = is_perfect(branching, d) && perfect;
    run_all(branching, depth);
  }
  return perfect ? 0 : 1;
}
