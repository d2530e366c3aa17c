// A game tree as SVG: one self-contained file, readable on light and dark pages.
//
//   z::draw::svg(out, tree);                    // with its values
//   z::draw::svg(out, tree, recorded.trace);    // with what a search found, and crosses on the leaves it left out
//   constexpr auto picture = z::constant_text([](auto out) { z::draw::svg(out, tree); });   // .c_str(), a constant
//
// Max is an upward triangle, Min a downward one, chance a diamond, a leaf a box; each has its own colour. In games of many
// players the movers are boxes with round ends.
#pragma once

#include <zermelo/draw/layout.hpp>

namespace zermelo::draw {
namespace detail {

constexpr text style_sheet =
    ".zermelo path{stroke-width:1.5;stroke-linejoin:round}.zermelo .edge{fill:none;stroke:#555}"
    ".zermelo .best{fill:none;stroke:#111;stroke-width:4.5}.zermelo .off{fill:none;stroke:#bbb;stroke-dasharray:4 4}"
    ".zermelo .max{fill:#cfe3fb;stroke:#0b5394}.zermelo .min{fill:#fde0bd;stroke:#a85a00}"
    ".zermelo .chance{fill:#dcefd5;stroke:#38761d}.zermelo .leaf{fill:#fff;stroke:#555}"
    ".zermelo .faded{fill:#f4f4f4;stroke:#bbb}.zermelo .gone{fill:#777}.zermelo .on-best>path{stroke-width:3.5}"
    ".zermelo .cross,.zermelo .sample{fill:none;stroke:#e02020;stroke-width:3;stroke-linecap:round}"
    ".zermelo .name{font-style:italic;stroke:#fff;stroke-width:5;stroke-linejoin:round;paint-order:stroke}"
    ".zermelo .window{font-size:11px;text-anchor:start;fill:#444}.zermelo .legend{text-anchor:start}";

constexpr text player_style = ".zermelo .player{fill:#e6dcf5;stroke:#5b2e9e}";

template <class Out>
class svg_writer {
 public:
  constexpr svg_writer(Out& its_out, const picture& its_picture, const options& how)
      : out_(its_out),
        picture_(its_picture),
        how_(how),
        layout_(its_picture, how.windows, how.legend ? narrowest_with_legend : 0) {}

  constexpr void write() {
    place_legend();
    write_head();
    for (std::size_t i = 1; i < picture_.nodes.size(); ++i) write_edge(i);
    for (std::size_t i = 0; i < picture_.nodes.size(); ++i) write_node(i);
    for (std::size_t i = 1; i < picture_.nodes.size(); ++i) write_edge_name(i);
    if (how_.legend) write_legend();
    put("</svg>\n");
  }

 private:
  // Writes texts as they are and numbers as digits.
  template <class... Pieces>
  constexpr void put(const Pieces&... pieces) {
    (write_value(out_, pieces), ...);
  }
  constexpr void escaped(text t) {
    write_escaped(out_, t, [](char its) -> text {
      return its == '&' ? "&amp;" : its == '<' ? "&lt;" : its == '>' ? "&gt;" : its == '"' ? "&quot;" : "";
    });
  }

  constexpr void write_head() {
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"zermelo\" role=\"img\" viewBox=\"0 0 ", width_, " ", height_,
        "\" width=\"", width_, "\" height=\"", height_,
        "\" font-family=\"sans-serif\" font-size=\"14\" text-anchor=\"middle\">\n<title>");
    escaped(how_.title);
    put("</title>\n<desc>A game tree of ", picture_.nodes.size(), " nodes");
    const piece value = picture_.nodes[0].value;
    if (value.size > 0) put(", value ", picture_(value));
    if (picture_.searched) put("; the search evaluated ", picture_.leaves(true), " of ", picture_.leaves(), " leaves");
    put(".</desc>\n<style>", style_sheet, picture_.has(shape::player) ? player_style : text(), "</style>\n<rect width=\"", width_, "\" height=\"", height_,
        "\" rx=\"8\" fill=\"#fff\"/>\n");
  }

  constexpr void write_edge(std::size_t i) {
    const picture_node& node = picture_.nodes[i];
    put("<path class=\"", !node.visited ? "off" : node.best ? "best" : "edge", "\" d=\"M", layout_[node.parent].x, " ",
        layout_.bottom(picture_, node.parent), "L", layout_[i].x, " ", layout_.top(picture_, i), "\"/>\n");
  }
  constexpr void write_edge_name(std::size_t i) {
    const picture_node& node = picture_.nodes[i];
    if (node.edge.size == 0) return;
    const int from = layout_.bottom(picture_, node.parent), to = layout_.top(picture_, i);
    const int x = layout_[node.parent].x + (layout_[i].x - layout_[node.parent].x) * 2 / 3;
    put("<text class=\"name", node.visited ? "" : " gone", "\" x=\"", x, "\" y=\"", from + (to - from) * 2 / 3 + 5, "\">");
    escaped(picture_(node.edge));
    put("</text>\n");
  }

  constexpr void write_shape(shape s, text look, int x, int y, int width, int height) {
    put("<path class=\"", look, "\" d=\"M");
    const int left = x - width / 2, top = y - height / 2;
    switch (s) {
      case shape::max: put(left, " ", top + height, "h", width, "L", x, " ", top, "z"); break;
      case shape::min: put(left, " ", top, "h", width, "L", x, " ", top + height, "z"); break;
      case shape::chance:
        put(left, " ", y, "L", x, " ", top, "L", left + width, " ", y, "L", x, " ", top + height, "z");
        break;
      case shape::player: {
        const int radius = height / 2, straight = width - 2 * radius;
        put(left + radius, " ", top, "h", straight, "a", radius, " ", radius, " 0 0 1 0 ", height, "h", -straight, "a", radius,
            " ", radius, " 0 0 1 0 ", -height, "z");
        break;
      }
      case shape::leaf: put(left, " ", top, "h", width, "v", height, "h", -width, "z"); break;
    }
    put("\"/>\n");
  }
  constexpr void write_cross(text look, int x, int y, int size) {
    put("<path class=\"", look, "\" d=\"M", x - size, " ", y - size, "l", 2 * size, " ", 2 * size, "M", x - size, " ",
        y + size, "l", 2 * size, " ", -2 * size, "\"/>\n");
  }
  // Triangles carry their value where they are wide.
  static constexpr int baseline(shape s) { return s == shape::max ? 16 : s == shape::min ? -6 : 5; }

  constexpr void write_node(std::size_t i) {
    const picture_node& node = picture_.nodes[i];
    const place& here = layout_[i];
    const int height = node.shape == shape::leaf ? layout::leaf_height : layout::shape_height;
    put(node.best ? "<g class=\"on-best\">" : "<g>");
    if (node.state.size > 0) {
      put("<title>");
      escaped(picture_(node.state));
      put("</title>");
    }
    write_shape(node.shape, node.visited ? name_of(node.shape) : text("faded"), here.x, here.y, here.width, height);
    if (node.shape == shape::leaf && !node.visited) write_cross("cross", here.x, here.y + 26, 8);
    if (node.value.size > 0) {
      put("<text", node.visited ? "" : " class=\"gone\"", " x=\"", here.x, "\" y=\"", here.y + baseline(node.shape), "\">");
      escaped(picture_(node.value));
      put("</text>");
    }
    if (how_.windows && node.alpha.size > 0) write_window(node, here);
    put("</g>\n");
  }
  constexpr void write_window(const picture_node& node, const place& here) {
    const int x = here.x + here.width / 2 + 4;
    put("<text class=\"window\" x=\"", x, "\" y=\"", here.y - 3, "\">\u03b1 ", picture_(node.alpha),
        "</text><text class=\"window\" x=\"", x, "\" y=\"", here.y + 11, "\">\u03b2 ", picture_(node.beta), "</text>");
  }

  // ---- the legend: as many entries in a row as there is room for ----

  static constexpr int narrowest_with_legend = 340;
  enum entry {
    max_moves, min_moves, chance_moves, player_moves, leaf_value, best_play, left_out, bounds_known, estimated, entries
  };
  static constexpr text words[entries] = {"Max moves", "Min moves", "chance", "a player moves", "leaf", "best play",
                                          "not evaluated", "\u2265 \u2264 known bounds", "\u2248 estimate"};

  constexpr bool wanted(int e) const {
    switch (e) {
      case max_moves: return picture_.has(shape::max);
      case min_moves: return picture_.has(shape::min);
      case chance_moves: return picture_.has(shape::chance);
      case player_moves: return picture_.has(shape::player);
      case best_play: return picture_.nodes.size() > 1;
      case left_out: return picture_.searched && picture_.leaves(true) < picture_.leaves();
      case bounds_known: return picture_.bounds;
      case estimated: return picture_.estimates;
      default: return true;
    }
  }
  constexpr void place_legend() {
    width_ = layout_.width();
    height_ = layout_.height();
    if (!how_.legend) return;
    constexpr int row_height = 26;
    int x = layout::margin, y = height_ + 10;
    for (int e = 0; e < entries; ++e) {
      const int length = 30 + text_width(words[e]) + 16;
      if (!wanted(e)) continue;
      if (x + length > width_ && x > layout::margin) x = layout::margin, y += row_height;
      legend_[e] = {x, y};
      x += length;
    }
    height_ = y + row_height;
  }
  constexpr void write_legend() {
    put("<g class=\"legend\">\n");
    for (int e = 0; e < entries; ++e) {
      if (!wanted(e)) continue;
      const int x = legend_[e].x + 11, y = legend_[e].y;
      if (e <= leaf_value) {
        const auto s = static_cast<shape>(e);
        write_shape(s, name_of(s), x, y, 22, s == shape::leaf ? 14 : 18);
      } else if (e == best_play) {
        put("<path class=\"best\" d=\"M", x - 11, " ", y, "h22\"/>\n");
      } else if (e == left_out) {
        write_cross("sample", x, y, 6);
      }
      put("<text x=\"", e >= bounds_known ? x - 11 : x + 17, "\" y=\"", y + 5, "\">", words[e], "</text>\n");
    }
    put("</g>\n");
  }

  struct point {
    int x = 0;
    int y = 0;
  };

  Out& out_;
  const picture& picture_;
  const options& how_;
  layout layout_;
  point legend_[entries]{};
  int width_ = 0;
  int height_ = 0;
};
}  // namespace detail

/// Draws as SVG: svg(out, tree), svg(out, tree, trace) or svg(out, picture), each with options behind if you like. See
/// picture.hpp for what is shown.
inline constexpr detail::drawing<detail::svg_writer> svg{};
}  // namespace zermelo::draw
