// zermelo draw: a picture of a tree, with its values or with what alpha-beta found and left out.
#include <memory>
#include <zermelo/play/pictures.hpp>

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

  bool asks_for_a_search() const { return trace || windows || options.any(); }
};

constexpr char help[] =
    R"(Best play is drawn thick. --trace draws the search of alpha-beta: its values and bounds, and a red
cross on each leaf that it left out; that is the default for a tree without chance nodes. --no-trace
draws the exact value of every node instead. A tree whose leaves are vectors, for 2 to 8 players, is
drawn with the values of max^n. The file is written completely or not at all. A tree of
more than 20,000 nodes is refused.

Examples:
  zermelo draw '[[3, 9, 10], [2, 5, 7], [10, 5, 1]]' -o lecture.svg
  zermelo draw game.txt --no-trace --format mermaid
  zermelo draw game.txt --format dot | dot -Tpdf -o game.pdf
)";

template <class Value>
zermelo::draw::picture make_picture(const zermelo::growing_tree<Value>& tree, const request& r) {
  const bool traced = r.asks_for_a_search() || (!r.no_trace && !has_chance(tree));
  if (!traced) return zermelo::draw::make_picture(tree);
  const auto recorded =
      with_library_options(search_limits<Value>(r.options), r.options.fail_hard,
                           [&](auto... options) { return zermelo::record(tree, options...); });
  return zermelo::draw::make_picture(tree, recorded.trace);
}

/// With the values of max^n, of which the picture shows the numbers of the players who are there.
template <class Number>
zermelo::draw::picture make_picture(const vector_tree<Number>& tree, std::size_t players) {
  return zermelo::draw::make_picture(tree, [players](auto& out, zermelo::tree_node, const auto& value) {
    for (std::size_t i = 0; i < players; ++i) {
      out(zermelo::text(i == 0 ? "(" : ", "));
      zermelo::write_value(out, value.of[i]);
    }
    out(zermelo::text(")"));
  });
}

zermelo::draw::options options_of(const request& r) {
  zermelo::draw::options how;
  if (!r.title.empty()) how.title = r.title;
  how.windows = r.windows;
  return how;
}

/// The format, once the options are known to go together.
std::string format_of(const request& r) {
  if (r.no_trace && r.asks_for_a_search())
    throw failure(exit_wrong_usage,
                  "--no-trace excludes --trace, --windows and the options of the search");
  return zermelo::play::picture_format(r.format, r.file);
}

void run(const request& r) {
  const std::string format = with_hint_at_help("draw", [&] { return format_of(r); });
  const tree_source source = read_tree_source(r.tree);
  const std::size_t players = players_in(source);
  if (players > 0 && r.asks_for_a_search())
    throw failure(exit_bad_input, source.place +
                                      ": the leaves are vectors, which alpha-beta does not search: leave out "
                                      "--trace, --windows and the options of the search");
  const auto draw = [&](const auto& tree, const auto& how) {
    at_place_of(source, [&] {
      require_small(tree, source);
      const std::string picture = zermelo::play::drawn(make_picture(tree, how), format, options_of(r));
      r.file == "-" ? print(picture) : write_file(r.file, picture);
    });
  };
  if (players == 0)
    return with_tree(source, false, leaf_kind_of(r.options), [&](const auto& tree) { draw(tree, r); });
  with_vector_tree(source, players, zermelo::leaf_kind::integers,
                   [&](const auto& tree) { draw(tree, players); });
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
      ->check(one_of(zermelo::play::picture_formats));
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
