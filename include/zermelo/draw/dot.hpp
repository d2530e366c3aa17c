// A game tree in the DOT language of Graphviz: dot -Tpng tree.dot -o tree.png
//
//   z::draw::dot(out, tree);      z::draw::dot(out, tree, recorded.trace);
#pragma once

#include <zermelo/draw/picture.hpp>

namespace zermelo::draw {
namespace detail {

template <class Out>
class dot_writer {
 public:
  constexpr dot_writer(Out& its_out, const picture& its_picture, const options& how)
      : out_(its_out), picture_(its_picture), how_(how) {}

  constexpr void write() {
    put("digraph game_tree {\n"
        "  graph [fontname=\"sans-serif\", ordering=out, ranksep=0.45, nodesep=0.2, labelloc=b, label=\"");
    escaped(how_.title);
    if (how_.legend) write_legend();
    put("\"];\n  node [fontname=\"sans-serif\", style=filled, margin=\"0.03,0.03\"];\n"
        "  edge [fontname=\"sans-serif\", arrowhead=none];\n");
    for (std::size_t i = 0; i < picture_.nodes.size(); ++i) write_node(i);
    for (std::size_t i = 1; i < picture_.nodes.size(); ++i) write_edge(i);
    put("}\n");
  }

 private:
  template <class... Pieces>
  constexpr void put(const Pieces&... pieces) {
    (write_value(out_, pieces), ...);
  }
  // Graphviz reads \-sequences and entities in labels.
  constexpr void escaped(text t) {
    write_escaped(out_, t, [](char its) -> text {
      return its == '"' ? "\\\"" : its == '\\' ? "\\\\" : its == '&' ? "&amp;" : "";
    });
  }

  constexpr void write_legend() {
    put("\\n");
    if (picture_.has(shape::max)) put("\u25b3 Max moves   ");
    if (picture_.has(shape::min)) put("\u25bd Min moves   ");
    if (picture_.has(shape::chance)) put("\u25c7 chance   ");
    put("thick: best play");
    if (picture_.searched) put("   \u2717 not evaluated");
    if (picture_.bounds) put("   \u2265 \u2264 known bounds");
    if (picture_.estimates) put("   \u2248 estimate");
  }
  static constexpr text look(shape s) {
    switch (s) {
      case shape::max: return "shape=triangle, fillcolor=\"#cfe3fb\", color=\"#0b5394\"";
      case shape::min: return "shape=invtriangle, fillcolor=\"#fde0bd\", color=\"#a85a00\"";
      case shape::player: return "shape=box, style=\"filled,rounded\", fillcolor=\"#e6dcf5\", color=\"#5b2e9e\"";
      case shape::chance: return "shape=diamond, fillcolor=\"#dcefd5\", color=\"#38761d\"";
      default: return "shape=box, width=0.4, height=0.3, fillcolor=\"#ffffff\", color=\"#555555\"";
    }
  }
  constexpr void write_node(std::size_t i) {
    const picture_node& node = picture_.nodes[i];
    put("  n", i, " [", look(node.shape));
    if (!node.visited) put(", fillcolor=\"#f4f4f4\", color=\"#bbbbbb\", fontcolor=\"#d40000\"");
    if (node.best) put(", penwidth=3");
    put(", label=\"", !node.visited && node.shape == shape::leaf ? "\u2717 " : "", picture_(node.value), "\"");
    if (how_.windows && node.alpha.size > 0)
      put(", xlabel=\"\u03b1 ", picture_(node.alpha), "\\n\u03b2 ", picture_(node.beta), "\"");
    if (node.state.size > 0) {
      put(", tooltip=\"");
      escaped(picture_(node.state));
      put("\"");
    }
    put("];\n");
  }
  constexpr void write_edge(std::size_t i) {
    const picture_node& node = picture_.nodes[i];
    put("  n", node.parent, " -> n", i, " [",
        !node.visited ? "style=dashed, color=\"#bbbbbb\"" : node.best ? "penwidth=4" : "color=\"#555555\"");
    if (node.edge.size > 0) {
      put(", label=\" ");
      escaped(picture_(node.edge));
      put(" \"");
    }
    put("];\n");
  }

  Out& out_;
  const picture& picture_;
  const options& how_;
};
}  // namespace detail

/// Draws in the DOT language of Graphviz: dot(out, tree), dot(out, tree, trace) or dot(out, picture), each with options behind if you like. See
/// picture.hpp for what is shown.
inline constexpr detail::drawing<detail::dot_writer> dot{};
}  // namespace zermelo::draw
