// A game tree as a Mermaid flowchart, which many sites draw inside Markdown: put it between ```mermaid and ```.
//
//   z::draw::mermaid(out, tree);      z::draw::mermaid(out, tree, recorded.trace);
//
// Max is a trapezoid that is wide below, Min one that is wide above, chance a hexagon, a leaf a box; in games of many
// players the movers have round ends.
#pragma once

#include <zermelo/draw/picture.hpp>

namespace zermelo::draw {
namespace detail {

template <class Out>
class mermaid_writer {
 public:
  constexpr mermaid_writer(Out& its_out, const picture& its_picture, const options& how)
      : out_(its_out), picture_(its_picture), how_(how) {}

  constexpr void write() {
    put("flowchart TD\n");
    if (how_.legend) write_legend();
    for (std::size_t i = 0; i < picture_.nodes.size(); ++i) write_node(i);
    for (std::size_t i = 1; i < picture_.nodes.size(); ++i) write_edge(i);
    put("  classDef max fill:#cfe3fb,stroke:#0b5394,color:#111\n  classDef min fill:#fde0bd,stroke:#a85a00,color:#111\n"
        "  classDef chance fill:#dcefd5,stroke:#38761d,color:#111\n  classDef leaf fill:#fff,stroke:#555,color:#111\n"
        "  classDef faded fill:#f4f4f4,stroke:#bbb,color:#d40000\n  classDef best stroke-width:4px\n",
        picture_.has(shape::player) ? "  classDef player fill:#e6dcf5,stroke:#5b2e9e,color:#111\n" : "");
  }

 private:
  template <class... Pieces>
  constexpr void put(const Pieces&... pieces) {
    (write_value(out_, pieces), ...);
  }
  // Mermaid's own entities, since a text is both Mermaid and HTML, and may be read as Markdown.
  constexpr void escaped(text t) {
    write_escaped(out_, t, [](char its) -> text {
      switch (its) {
        case '"': return "#quot;";
        case '#': return "#35;";
        case '&': return "#amp;";
        case '<': return "#lt;";
        case '>': return "#gt;";
        case '`': return "#96;";
        case '*': return "#42;";
        case '_': return "#95;";
        case '\\': return "#92;";
        case '|': return "#124;";
        case '$': return "#36;";
        default: return "";
      }
    });
  }

  constexpr void write_legend() {
    put("  legend[\"");
    escaped(how_.title);
    put(": ");
    if (picture_.has(shape::max)) put("\u25b3 Max moves, ");
    if (picture_.has(shape::min)) put("\u25bd Min moves, ");
    if (picture_.has(shape::chance)) put("\u25c7 chance, ");
    put("thick: best play");
    if (picture_.searched) put(", \u2717 not evaluated");
    if (picture_.bounds) put(", \u2265 \u2264 known bounds");
    if (picture_.estimates) put(", \u2248 estimate");
    put("\"]\n  style legend fill:none,stroke:none\n");
  }
  static constexpr text open(shape s) {
    switch (s) {
      case shape::max: return "[/\"";
      case shape::min: return "[\\\"";
      case shape::chance: return "{{\"";
      case shape::player: return "([\"";
      default: return "[\"";
    }
  }
  static constexpr text close(shape s) {
    switch (s) {
      case shape::max: return "\"\\]";
      case shape::min: return "\"/]";
      case shape::chance: return "\"}}";
      case shape::player: return "\"])";
      default: return "\"]";
    }
  }
  constexpr void write_node(std::size_t i) {
    const picture_node& node = picture_.nodes[i];
    put("  n", i, open(node.shape));
    if (!node.visited && node.shape == shape::leaf) put("\u2717 ");
    if (node.value.size == 0) put(" ");
    escaped(picture_(node.value));
    if (how_.windows && node.alpha.size > 0) put("<br>\u03b1 ", picture_(node.alpha), "<br>\u03b2 ", picture_(node.beta));
    put(close(node.shape), ":::", node.visited ? name_of(node.shape) : text("faded"), "\n");
    if (node.best) put("  class n", i, " best\n");
  }
  constexpr void write_edge(std::size_t i) {
    const picture_node& node = picture_.nodes[i];
    put("  n", node.parent, !node.visited ? " -.-" : node.best ? " ===" : " ---");
    if (node.edge.size > 0) {
      put("|\"");
      escaped(picture_(node.edge));
      put("\"|");
    }
    put(" n", i, "\n");
  }

  Out& out_;
  const picture& picture_;
  const options& how_;
};
}  // namespace detail

/// Draws as a Mermaid flowchart: mermaid(out, tree), mermaid(out, tree, trace) or mermaid(out, picture), each with options behind if you like. See
/// picture.hpp for what is shown.
inline constexpr detail::drawing<detail::mermaid_writer> mermaid{};
}  // namespace zermelo::draw
