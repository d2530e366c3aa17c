// zermelo draw: a picture of a tree, with its values or with what alpha-beta found and left out.
#include <memory>
#include <zermelo/draw/dot.hpp>
#include <zermelo/draw/mermaid.hpp>
#include <zermelo/draw/svg.hpp>

#include "commands.hpp"
#include "input.hpp"
#include "output.hpp"
#include "search_options.hpp"

namespace {

struct request {
  std::string tree;
  std::string format;  // empty: by the file's ending
  std::string file = "-";
  std::string title;
  bool trace = false;
  bool no_trace = false;
  bool windows = false;
  search_options options;
};

constexpr char help[] =
    R"(Best play is drawn thick. --trace draws the search of alpha-beta: its values and bounds, and a red
cross on each leaf that it left out; that is the default for a tree without chance nodes. --no-trace
draws the exact value of every node instead. The file is written completely or not at all. A tree of
more than 20,000 nodes is refused.

Examples:
  zermelo draw '[[3, 9, 10], [2, 5, 7], [10, 5, 1]]' -o lecture.svg
  zermelo draw game.txt --no-trace --format mermaid
  zermelo draw game.txt --format dot | dot -Tpdf -o game.pdf
)";

bool ends_with(const std::string& name, const std::string& ending) {
  return name.size() >= ending.size() &&
         name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
}

std::string format_of(const request& r) {
  if (!r.format.empty()) return r.format;
  if (r.file == "-" || ends_with(r.file, ".svg")) return "svg";
  if (ends_with(r.file, ".dot") || ends_with(r.file, ".gv")) return "dot";
  if (ends_with(r.file, ".mmd") || ends_with(r.file, ".mermaid")) return "mermaid";
  throw failure(exit_wrong_usage,
                "--format is needed where the file does not end in .svg, .dot, .gv, .mmd or .mermaid (see "
                "zermelo draw --help)");
}

template <class Value>
zermelo::draw::picture make_picture(const zermelo::growing_tree<Value>& tree, const request& r) {
  const bool traced = r.trace || r.windows || r.options.any() || (!r.no_trace && !has_chance(tree));
  if (!traced) return zermelo::draw::make_picture(tree);
  const auto recorded =
      with_library_options(search_limits<Value>(r.options), r.options.fail_hard,
                           [&](auto... options) { return zermelo::record(tree, options...); });
  return zermelo::draw::make_picture(tree, recorded.trace);
}

std::string drawn(const zermelo::draw::picture& picture, const std::string& format, const request& r) {
  zermelo::draw::options how;
  if (!r.title.empty()) how.title = r.title;
  how.windows = r.windows;
  std::string out;
  if (format == "dot")
    zermelo::draw::dot(append_to{out}, picture, how);
  else if (format == "mermaid")
    zermelo::draw::mermaid(append_to{out}, picture, how);
  else
    zermelo::draw::svg(append_to{out}, picture, how);
  return out;
}

void run(const request& r) {
  if (r.no_trace && (r.trace || r.windows || r.options.any()))
    throw failure(
        exit_wrong_usage,
        "--no-trace excludes --trace, --windows and the options of the search (see zermelo draw --help)");
  const std::string format = format_of(r);
  const tree_source source = read_tree_source(r.tree);
  with_tree(source, false, leaf_kind_of(r.options), [&](const auto& tree) {
    at_place_of(source, [&] {
      require_small(tree, source);
      const std::string picture = drawn(make_picture(tree, r), format, r);
      r.file == "-" ? print(picture) : write_file(r.file, picture);
    });
  });
}
}  // namespace

void add_draw_command(CLI::App& program) {
  const auto r = std::make_shared<request>();
  CLI::App& command = *program.add_subcommand("draw", "Draw a tree as SVG, Graphviz DOT or Mermaid");
  command.add_option("TREE", r->tree, "A tree, a file with one, or - for standard input")
      ->type_name("")
      ->required();
  command
      .add_option("--format", r->format,
                  "svg, dot or mermaid (by the ending of the file's name;\nsvg on standard output)")
      ->type_name("FORMAT")
      ->check(one_of({"svg", "dot", "mermaid"}));
  command.add_option("-o,--output", r->file, "The file to write; - is standard output (-)")
      ->type_name("FILE");
  command.add_option("--title", r->title, "The title of the picture")->type_name("TEXT");
  command.add_flag("--trace", r->trace, "Draw the search of alpha-beta");
  command.add_flag("--no-trace", r->no_trace, "Draw the exact values of all nodes");
  command.add_flag("--windows", r->windows, "Write alpha and beta beside each inner node");
  add_search_options(command, r->options);
  command.footer(std::string(help) + tree_help + exit_codes_help);
  command.callback([r] { run(*r); });
}
