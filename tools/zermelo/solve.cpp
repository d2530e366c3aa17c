// zermelo solve: the value of a tree and how it is reached.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <zermelo/alpha_beta.hpp>
#include <zermelo/value.hpp>

#include "commands.hpp"
#include "format.hpp"
#include "input.hpp"
#include "output.hpp"
#include "search_options.hpp"

namespace {

struct request {
  std::string tree;
  std::string algorithm;  // empty: whatever suits the tree
  std::string opponent;   // empty or "uniform"
  search_options options;
  bool by_distance = false;
  bool all_best = false;
  bool json = false;

  bool averages() const { return algorithm == "expectimax" || algorithm == "expectiminimax"; }
};

constexpr char help[] = R"(Values are what a tree is worth to Max, found by
  minimax         both sides play perfectly; looks at every node
  alpha-beta      the same with cuts (the default, unless there are chance nodes)
  expectimax      Max plays perfectly, Min takes any action with equal probability
  expectiminimax  both play perfectly, chance by its probabilities (the default for chance nodes)
--window, --depth, --evaluation and --fail-hard are for alpha-beta, --by-distance for alpha-beta and
minimax. Averages of integers and fractions are exact. The line of play ends where a tree ends or an
average begins.

With --json: value, bound ("exact", "lower" or "upper"), action (a string or null), leaves, nodes
and principal_variation (a list of strings). Fractions are strings such as "5/3". --all-best adds
all_best and --by-distance adds distance.

Examples:
  zermelo solve 'max(min(3, 9, 10), min(2, 5, 7), min(10, 5, 1))'
  zermelo solve '[[3, 9, 10], [2, 5, 7], [10, 5, 1]]' --window 5,8
  zermelo solve --algorithm expectimax --json 'max(A: min(-50, 50), B: min(1, 3), C: min(-5, 15))'
  echo 'chance(1/6: 6, 5/6: 0)' | zermelo solve -
)";

void check_combination(const request& r) {
  const bool alpha_beta = r.algorithm.empty() || r.algorithm == "alpha-beta";
  const auto refuse_if = [](bool wrong, const char* why) {
    if (wrong) throw failure(exit_wrong_usage, std::string(why) + " (see zermelo solve --help)");
  };
  refuse_if(r.options.any() && !alpha_beta,
            "--window, --depth, --evaluation and --fail-hard go with --algorithm alpha-beta only");
  refuse_if(r.by_distance && r.averages(), "--by-distance goes with --algorithm alpha-beta or minimax only");
  refuse_if(r.by_distance && r.options.any(),
            "--by-distance searches the whole tree: it excludes --window, --depth and --fail-hard");
  refuse_if(!r.opponent.empty() && r.algorithm != "expectimax",
            "--opponent goes with --algorithm expectimax only");
  refuse_if(r.all_best && !r.options.window.empty(),
            "--all-best excludes --window: an action outside it has no exact value");
}

/// A request for a tree of one value type.
template <class Value>
struct solver {
  using tree_type = zermelo::growing_tree<Value>;
  using result = zermelo::search_result<Value, zermelo::branch>;

  const request& asked;
  const tree_type& tree;
  search_limits<Value> limits{asked.options};
  std::string algorithm = algorithm_for(asked, tree);

  static std::string algorithm_for(const request& r, const tree_type& t) {
    if (!r.algorithm.empty()) return r.algorithm;
    return has_chance(t) && !r.options.any() && !r.by_distance ? "expectiminimax" : "alpha-beta";
  }

  /// Refuses what the algorithm cannot do with this tree.
  void check() const {
    if ((algorithm == "minimax" || asked.by_distance) && has_chance(tree))
      throw zermelo::game_error(
          "the tree has chance nodes, which --algorithm minimax and --by-distance do not know");
  }

  result search(zermelo::tree_node state, const search_limits<Value>& l) const {
    if constexpr (!std::integral<Value>) {
      if (algorithm == "expectimax") return zermelo::expectimax(tree, state, zermelo::uniform);
      if (algorithm == "expectiminimax") return zermelo::expectiminimax(tree, state);
    }
    if (algorithm == "minimax")
      return asked.by_distance ? zermelo::minimax(tree, state, zermelo::by_distance)
                               : zermelo::minimax(tree, state);
    if (asked.by_distance) return zermelo::alpha_beta(tree, state, zermelo::by_distance);
    return with_library_options(l, asked.options.fail_hard, [&](auto... options) {
      return zermelo::alpha_beta(tree, state, options...);
    });
  }
  result search_root() const { return search(tree.start(), limits); }
  /// A later state of the same search, without a window, which is the root's.
  result search_below(zermelo::tree_node state, int plies_from_root) const {
    search_limits<Value> l;
    l.evaluation = limits.evaluation;
    l.depth = limits.depth - plies_from_root;
    return search(state, l);
  }

  /// The best actions from the root on. None if the value is only a bound.
  std::vector<std::string> line_of_play(result found) const {
    std::vector<std::string> line;
    if (found.bound != zermelo::bound::exact) return line;
    while (found.action) {
      line.push_back(action_name(*found.action));
      found = search_below(found.action->child, static_cast<int>(line.size()));
    }
    return line;
  }

  /// The actions of the root that are as good as the best.
  std::vector<std::string> all_best(const result& found) const {
    std::vector<std::string> best;
    if (!found.action) return best;
    for (const zermelo::branch& action : tree.actions(tree.start())) {
      const result after = search_below(action.child, 1);
      const bool as_soon =
          !asked.by_distance || found.value == Value(0) || after.distance + 1 == found.distance;
      if (after.value == found.value && as_soon) best.push_back(action_name(action));
    }
    return best;
  }
};

std::string bound_name(zermelo::bound b) {
  return b == zermelo::bound::exact ? "exact" : b == zermelo::bound::lower ? "lower" : "upper";
}
std::string bound_text(zermelo::bound b) {
  const char* const meaning = b == zermelo::bound::exact   ? ""
                              : b == zermelo::bound::lower ? " (the true value is at least this)"
                                                           : " (the true value is at most this)";
  return bound_name(b) + meaning;
}
std::string text_list(const std::vector<std::string>& names) {
  return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

template <class Value>
std::string text_answer(const solver<Value>& s) {
  const auto found = s.search_root();
  std::string out =
      fmt::format("value:         {}\nbound:         {}\naction:        {}\n", value_text(found.value),
                  bound_text(found.bound), found.action ? action_name(*found.action) : "none");
  if (s.asked.all_best) out += fmt::format("all best:      {}\n", text_list(s.all_best(found)));
  if (s.asked.by_distance) out += fmt::format("distance:      {}\n", found.distance);
  return out + fmt::format("line of play:  {}\nleaves:        {}\nnodes:         {}\n",
                           text_list(s.line_of_play(found)), found.leaves, found.nodes);
}

std::string json_list_of_strings(std::vector<std::string> names) {
  for (std::string& name : names) name = json_string(name);
  return json_list(names);
}

template <class Value>
std::string json_answer(const solver<Value>& s) {
  const auto found = s.search_root();
  std::string out = fmt::format(
      R"({{"value": {}, "bound": "{}", "action": {}, "leaves": {}, "nodes": {}, "principal_variation": {})",
      json_value(found.value), bound_name(found.bound),
      found.action ? json_string(action_name(*found.action)) : "null", found.leaves, found.nodes,
      json_list_of_strings(s.line_of_play(found)));
  if (s.asked.all_best) out += fmt::format(R"(, "all_best": {})", json_list_of_strings(s.all_best(found)));
  if (s.asked.by_distance) out += fmt::format(R"(, "distance": {})", found.distance);
  return out + "}\n";
}

void run(const request& r) {
  check_combination(r);
  const tree_source source = read_tree_source(r.tree);
  with_tree(source, r.averages(), leaf_kind_of(r.options),
            [&]<class Value>(const zermelo::growing_tree<Value>& tree) {
              at_place_of(source, [&] {
                const solver<Value> s{r, tree};
                s.check();
                print(r.json ? json_answer(s) : text_answer(s));
              });
            });
}
}  // namespace

void add_solve_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command = *program.add_subcommand("solve", "Find the value of a tree and the best line of play");
  command.add_option("TREE", r->tree, "A tree, a file with one, or - for standard input")
      ->type_name("")
      ->required();
  command.add_option("--algorithm", r->algorithm, "minimax, alpha-beta, expectimax or expectiminimax")
      ->type_name("NAME")
      ->check(one_of({"minimax", "alpha-beta", "expectimax", "expectiminimax"}));
  command.add_option("--opponent", r->opponent, "How Min plays in expectimax: uniform")
      ->type_name("POLICY")
      ->check(one_of({"uniform"}));
  add_search_options(command, r->options);
  command.add_flag("--by-distance", r->by_distance,
                   "Of equally good actions take the one that wins soonest or loses latest");
  command.add_flag("--all-best", r->all_best, "Name all best actions of the root");
  command.add_flag("--json", r->json, "Print one JSON object");
  command.footer(std::string(help) + tree_help + exit_codes_help);
  command.callback([r] { run(*r); });
}
