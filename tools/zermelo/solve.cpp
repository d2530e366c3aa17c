// zermelo solve: the value of a tree and how it is reached.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <optional>
#include <zermelo/alpha_beta.hpp>
#include <zermelo/max_n.hpp>
#include <zermelo/paranoid.hpp>
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
  bool for_many_players() const { return algorithm == "max-n" || algorithm == "paranoid"; }
};

constexpr char help[] = R"(Values are what a tree is worth to Max, found by
  minimax         both sides play perfectly; looks at every node
  alpha-beta      the same with cuts (the default, unless there are chance nodes)
  expectimax      Max plays perfectly, Min takes any action with equal probability
  expectiminimax  both play perfectly, chance by its probabilities (the default for chance nodes)
and, where leaves are vectors for 2 to 8 players, what it is worth to each of them or to one:
  max-n           all play for themselves; equally good actions: the first is taken (the default)
  paranoid        to the player who moves first, if all others play against that one
--window, --depth, --evaluation and --fail-hard are for alpha-beta and paranoid, --by-distance for
these and minimax. Averages of integers and fractions are exact. The line of play ends where a tree
ends or an average begins.

With --json: value, bound ("exact", "lower" or "upper"), action (a string or null), leaves, nodes
and principal_variation (a list of strings). Fractions are strings such as "5/3", vectors are lists.
--all-best adds all_best, --by-distance adds distance, and --depth adds estimates: how many of the
leaves are nodes that the depth cut off.

Examples:
  zermelo solve 'max(min(3, 9, 10), min(2, 5, 7), min(10, 5, 1))'
  zermelo solve '[[3, 9, 10], [2, 5, 7], [10, 5, 1]]' --window 5,8
  zermelo solve 'player1(player3((1, 2, 6), (4, 2, 3)), player2((6, 1, 2), (7, 4, 1)))'
  zermelo solve --algorithm expectimax --json 'max(A: min(-50, 50), B: min(1, 3), C: min(-5, 15))'
  echo 'chance(1/6: 6, 5/6: 0)' | zermelo solve -
)";

void check_combination(const request& r) {
  const bool alpha_beta = r.algorithm.empty() || r.algorithm == "alpha-beta" || r.algorithm == "paranoid";
  const auto refuse_if = [](bool wrong, const char* why) {
    if (wrong) throw failure(exit_wrong_usage, std::string(why) + " (see zermelo solve --help)");
  };
  refuse_if(
      r.options.any() && !alpha_beta,
      "--window, --depth, --evaluation and --fail-hard go with --algorithm alpha-beta or paranoid only");
  refuse_if(r.by_distance && (r.averages() || r.algorithm == "max-n"),
            "--by-distance goes with --algorithm alpha-beta, minimax or paranoid only");
  refuse_if(r.by_distance && r.options.any(),
            "--by-distance searches the whole tree: it excludes --window, --depth and --fail-hard");
  refuse_if(!r.opponent.empty() && r.algorithm != "expectimax",
            "--opponent goes with --algorithm expectimax only");
  refuse_if(r.all_best && !r.options.window.empty(),
            "--all-best excludes --window: an action outside it has no exact value");
}

/// Refuses what does not go with the leaves of the tree: numbers, or vectors.
void check_leaves(const request& r, bool vectors) {
  const auto refuse_if = [](bool wrong, const char* why) {
    if (wrong) throw zermelo::game_error(why);
  };
  refuse_if(vectors && !r.algorithm.empty() && !r.for_many_players(),
            "the leaves are vectors: use --algorithm max-n or paranoid");
  refuse_if(
      vectors && r.algorithm.empty() && (r.options.any() || r.by_distance),
      "the leaves are vectors, and of their searches only --algorithm paranoid knows --window, --depth, "
      "--evaluation, --fail-hard and --by-distance");
  refuse_if(!vectors && r.for_many_players(),
            "the leaves are numbers: --algorithm max-n and paranoid are for vectors, such as (1, 2, 6)");
}

/// What is told of a search.
struct answer {
  std::string value;
  std::string json_value;
  zermelo::bound bound = zermelo::bound::exact;
  std::optional<std::string> action{};
  std::uint64_t leaves = 0;
  std::uint64_t nodes = 0;
  std::uint64_t estimates = 0;  // of the leaves, those that are nodes at the depth limit
  int distance = 0;
  std::vector<std::string> line_of_play{};
  std::vector<std::string> all_best{};
};

template <class Result>
answer answer_of(const Result& found, std::string value, std::string json) {
  answer a;
  a.value = std::move(value);
  a.json_value = std::move(json);
  a.bound = found.bound;
  if (found.action) a.action = action_name(*found.action);
  a.leaves = found.leaves;
  a.nodes = found.nodes;
  a.distance = found.distance;
  return a;
}

/// A request for a tree of numbers of one type.
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

template <class Value>
answer solve(const request& r, const zermelo::growing_tree<Value>& tree) {
  std::uint64_t estimates = 0;
  solver<Value> s{r, tree};
  s.check();
  s.limits.estimates = &estimates;
  const auto found = s.search_root();
  answer a = answer_of(found, value_text(found.value), json_value(found.value));
  a.estimates = estimates;
  a.line_of_play = s.line_of_play(found);
  if (r.all_best) a.all_best = s.all_best(found);
  return a;
}

template <class Number>
answer solve_by_max_n(const request& r, const vector_tree<Number>& tree, std::size_t players) {
  const auto root = zermelo::max_n(tree);
  std::vector<std::string> numbers, json;
  for (std::size_t i = 0; i < players; ++i) {
    numbers.push_back(number_text(root.value.of[i]));
    json.push_back(json_value(root.value.of[i]));
  }
  answer a = answer_of(root, fmt::format("({})", fmt::join(numbers, ", ")), json_list(json));
  for (auto found = root; found.action; found = zermelo::max_n(tree, found.action->child))
    a.line_of_play.push_back(action_name(*found.action));
  if (!r.all_best || !root.action) return a;
  const zermelo::player mover = tree.to_move(tree.start());
  for (const zermelo::branch& action : tree.actions(tree.start()))
    if (zermelo::max_n(tree, action.child).value[mover] == root.value[mover])
      a.all_best.push_back(action_name(action));
  return a;
}

/// The game of two that the player who moves first sees who trusts nobody, as a tree that the searches
/// for two players know.
template <class Number>
zermelo::growing_tree<Number> paranoid_tree(const vector_tree<Number>& tree) {
  if (!tree.is_terminal(0) && tree.to_move(0) == zermelo::player::chance)
    throw zermelo::game_error("chance moves first, and paranoid search is for the player who moves first");
  const zermelo::paranoid_game view(tree, tree.to_move(0));
  zermelo::growing_tree<Number> two(tree.characters());
  for (zermelo::tree_node i = 0; i < tree.size(); ++i) {
    const auto& from = tree.nodes[i];
    two.nodes.push_back(
        {{}, from.probability, from.name, from.parent, from.size, from.number, view.to_move(i)});
    auto& node = two.nodes[i];
    if (node.is_leaf()) node.utility = view.utility(i);
    if (!node.name.empty())
      node.name.data = two.characters().data + (from.name.data - tree.characters().data);
  }
  return two;
}

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

std::string text_answer(const request& asked, const answer& a) {
  std::string out = fmt::format("value:         {}{}\nbound:         {}\naction:        {}\n", a.value,
                                a.estimates > 0 ? " (an estimate)" : "", bound_text(a.bound),
                                a.action.value_or("none"));
  if (asked.all_best) out += fmt::format("all best:      {}\n", text_list(a.all_best));
  if (asked.by_distance) out += fmt::format("distance:      {}\n", a.distance);
  out += fmt::format("line of play:  {}\nleaves:        {}\n", text_list(a.line_of_play), a.leaves);
  if (a.estimates > 0) out += fmt::format("estimates:     {} of these leaves, not over at the depth limit\n", a.estimates);
  return out + fmt::format("nodes:         {}\n", a.nodes);
}

std::string json_list_of_strings(std::vector<std::string> names) {
  for (std::string& name : names) name = json_string(name);
  return json_list(names);
}

std::string json_answer(const request& asked, const answer& a) {
  std::string out = fmt::format(
      R"({{"value": {}, "bound": "{}", "action": {}, "leaves": {}, "nodes": {}, "principal_variation": {})",
      a.json_value, bound_name(a.bound), a.action ? json_string(*a.action) : "null", a.leaves, a.nodes,
      json_list_of_strings(a.line_of_play));
  if (asked.all_best) out += fmt::format(R"(, "all_best": {})", json_list_of_strings(a.all_best));
  if (asked.by_distance) out += fmt::format(R"(, "distance": {})", a.distance);
  if (asked.options.depth >= 0) out += fmt::format(R"(, "estimates": {})", a.estimates);
  return out + "}\n";
}

void run(const request& r) {
  check_combination(r);
  const tree_source source = read_tree_source(r.tree);
  const std::size_t players = players_in(source);
  const auto answer_with = [&](auto solve_it) {
    at_place_of(source, [&] {
      const answer a = solve_it();
      print(r.json ? json_answer(r, a) : text_answer(r, a));
    });
  };
  at_place_of(source, [&] { check_leaves(r, players > 0); });
  if (players == 0)
    return with_tree(source, r.averages(), leaf_kind_of(r.options),
                     [&](const auto& tree) { answer_with([&] { return solve(r, tree); }); });
  with_vector_tree(source, players, leaf_kind_of(r.options), [&](const auto& tree) {
    answer_with([&] {
      return r.algorithm == "paranoid" ? solve(r, paranoid_tree(tree)) : solve_by_max_n(r, tree, players);
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
  command
      .add_option(
          "--algorithm", r->algorithm,
          "minimax, alpha-beta, expectimax or expectiminimax;\nmax-n or paranoid where leaves are vectors")
      ->type_name("NAME")
      ->check(one_of({"minimax", "alpha-beta", "expectimax", "expectiminimax", "max-n", "paranoid"}));
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
