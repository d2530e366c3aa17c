// zermelo trace: the steps of alpha-beta in a tree, as a table.
#include <fmt/format.h>

#include <memory>
#include <zermelo/trace.hpp>

#include "commands.hpp"
#include "format.hpp"
#include "input.hpp"
#include "output.hpp"
#include "search_options.hpp"

namespace {

struct request {
  std::string tree;
  search_options options;
};

constexpr char help[] =
    R"(The table has a row for each node, in the order in which the search enters them: where it is (the
actions that lead there), who moves (or leaf; estimate at the depth limit), the window with which it
is entered, its value and what that says (=, >= or <=), the window as the node itself left it, and
whether it was cut. -inf and +inf are the ends of a window that knows nothing. A tree of more than
20,000 nodes is refused.

Examples:
  zermelo trace '[[3, 9, 10], [2, 5, 7], [10, 5, 1]]'
  zermelo trace --fail-hard game.txt
)";

template <class Tree>
std::size_t count_leaves(const Tree& tree) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < tree.size(); ++i) count += tree.nodes[i].is_leaf();
  return count;
}

template <class Value>
std::string table(const zermelo::growing_tree<Value>& tree, const search_options& asked) {
  const auto recorded =
      with_library_options(search_limits<Value>(asked), asked.fail_hard,
                           [&](auto... options) { return zermelo::record(tree, options...); });
  std::string out;
  zermelo::write_table(append_to{out}, tree, recorded.trace);
  const auto& found = recorded.result;
  const char* const sign = found.bound == zermelo::bound::exact   ? ""
                           : found.bound == zermelo::bound::lower ? "at least "
                                                                  : "at most ";
  const std::string evaluated = asked.depth < 0
                                    ? fmt::format("{} of {} leaves", found.leaves, count_leaves(tree))
                                    : fmt::format("{} leaves and nodes at the limit", found.leaves);
  return out + fmt::format("\nvalue {}{}; {} evaluated\n", sign, value_text(found.value), evaluated);
}

void run(const request& r) {
  const tree_source source = read_tree_source(r.tree);
  if (players_in(source) > 0)
    throw failure(
        exit_bad_input,
        source.place +
            ": the leaves are vectors, which alpha-beta does not search: use zermelo solve or draw");
  with_tree(source, false, leaf_kind_of(r.options), [&](const auto& tree) {
    at_place_of(source, [&] {
      require_small(tree, source);
      print(table(tree, r.options));
    });
  });
}
}  // namespace

void add_trace_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command = *program.add_subcommand("trace", "Print the steps of alpha-beta as a table");
  command.add_option("TREE", r->tree, "A tree, a file with one, or - for standard input")
      ->type_name("")
      ->required();
  add_search_options(command, r->options);
  command.footer(std::string(help) + tree_help + exit_codes_help);
  command.callback([r] { run(*r); });
}
