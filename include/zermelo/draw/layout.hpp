// Where the nodes of a picture stand, in pixels from its upper left corner.
//
// Nodes of one depth share a row. Going from the last node to the first, each takes the place in the middle above its
// children, or as far right as its row is free; where the row is not free its whole subtree moves left. So siblings keep
// their distance, subtrees never overlap, and edges never cross (C. Wetherell, A. Shannon, Tidy drawings of trees, 1979).
// Cost: the nodes times the depth at worst.
#pragma once

#include <zermelo/draw/picture.hpp>

namespace zermelo::draw {

/// The place of a node: its shape is centred at (x, y).
struct place {
  int x = 0;
  int y = 0;
  int level = 0;  ///< depth
  int width = 0;  ///< of the shape
  int left = 0;   ///< what the node needs to the left of x, and to the right: labels included
  int right = 0;
};

/// About how wide a text is in a sans-serif font of 14 pixels.
constexpr int text_width(text t) {
  int width = 0;
  for (std::size_t i = 0; i < t.size; ++i) {
    const auto c = static_cast<unsigned char>(t.data[i]);
    width += c >= 0xe3              ? 14  // Chinese, Japanese, Korean, and all beyond
             : c >= 0xc0            ? 9   // accents, Greek, Cyrillic, signs
             : c >= 0x80            ? 0   // not the first byte of its character
             : c >= 'A' && c <= 'Z' ? 10
             : c == 'm' || c == 'w' ? 12
                                    : 8;
  }
  return width;
}

class layout {
 public:
  static constexpr int shape_height = 46, leaf_height = 30, margin = 20;

  /// A picture narrower than `least_width` gets wider margins.
  constexpr layout(const picture& its_picture, bool windows, int least_width) {
    measure(its_picture, windows);
    for (std::size_t at = its_picture.nodes.size(); at-- > 0;) put(its_picture, at);
    move_into_view(least_width);
    set_rows(its_picture);
  }

  constexpr const place& operator[](std::size_t i) const { return places_[i]; }
  constexpr int width() const { return width_; }    ///< of the whole picture, with its margins
  constexpr int height() const { return height_; }

  /// Where edges leave a node and where they arrive.
  constexpr int bottom(const picture& p, std::size_t i) const { return places_[i].y + half_height(p, i); }
  constexpr int top(const picture& p, std::size_t i) const { return places_[i].y - half_height(p, i); }

 private:
  static constexpr int sibling_gap = 12, family_gap = 24;

  // What is left of a row: everything to the left of `end`, which is 0 while the row is empty.
  struct row {
    int end = 0;
    std::uint32_t parent = 0;
    int widest = 0;  // the greatest distance between a node in this row and its parent
  };

  static constexpr int half_height(const picture& p, std::size_t i) {
    return (p.nodes[i].shape == shape::leaf ? leaf_height : shape_height) / 2;
  }
  static constexpr int at_least(int a, int b) { return a < b ? b : a; }

  constexpr void measure(const picture& p, bool windows) {
    for (std::size_t i = 0; i < p.nodes.size(); ++i) {
      const picture_node& node = p.nodes[i];
      place here;
      here.level = i == 0 ? 0 : places_[node.parent].level + 1;
      const int value = text_width(p(node.value));
      here.width = node.shape == shape::leaf     ? at_least(value + 14, 34)
                   : node.shape == shape::player ? at_least(value + 36, 54)
                                                 : at_least(value * 2 + 8, 54);
      // The label of the edge stands two thirds down the edge, where the edges to neighbours are that much closer.
      const int label = text_width(p(node.edge)) * 3 / 4;
      here.left = here.right = at_least(here.width / 2, label);
      if (windows && node.alpha.size > 0) {
        const int ends = at_least(text_width(p(node.alpha)), text_width(p(node.beta)));
        here.right = at_least(here.right, here.width / 2 + 24 + ends);
      }
      places_.push_back(here);
      if (rows_.size() == static_cast<std::size_t>(here.level)) rows_.push_back({});
    }
  }

  constexpr void put(const picture& p, std::size_t i) {
    place& here = places_[i];
    row& r = rows_[static_cast<std::size_t>(here.level)];
    const bool row_is_empty = r.end == 0;
    const int gap = row_is_empty ? 0 : r.parent == p.nodes[i].parent ? sibling_gap : family_gap;
    const int limit = r.end - gap - here.right;
    r.parent = p.nodes[i].parent;
    here.x = limit;
    if (p.nodes[i].size > 1) {
      here.x = middle_of_children(p, i);
      if (here.x > limit) {
        move_left(i + 1, i + p.nodes[i].size, here.x - limit);
        here.x = limit;
      }
    }
    r.end = here.x - here.left;
  }
  constexpr int middle_of_children(const picture& p, std::size_t i) const {
    std::size_t last = i + 1;
    for (std::size_t child = last; child < i + p.nodes[i].size; child += p.nodes[child].size) last = child;
    return (places_[i + 1].x + places_[last].x) / 2;
  }
  // The rows end where the leftmost nodes of the moved subtree now begin.
  constexpr void move_left(std::size_t from, std::size_t to, int distance) {
    for (std::size_t i = from; i < to; ++i) {
      place& moved = places_[i];
      moved.x -= distance;
      row& r = rows_[static_cast<std::size_t>(moved.level)];
      if (moved.x - moved.left < r.end) r.end = moved.x - moved.left;
    }
  }

  constexpr void move_into_view(int least_width) {
    int left = 0, right = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const place& here = places_[i];
      if (i == 0 || here.x - here.left < left) left = here.x - here.left;
      if (i == 0 || here.x + here.right > right) right = here.x + here.right;
    }
    width_ = at_least(right - left + 2 * margin, least_width);
    const int shift = (width_ - (right - left)) / 2 - left;
    for (std::size_t i = 0; i < places_.size(); ++i) places_[i].x += shift;
  }

  // A row stands lower where its edges are long, so that none of them is too flat.
  constexpr void set_rows(const picture& p) {
    for (std::size_t i = 1; i < places_.size(); ++i) {
      row& r = rows_[static_cast<std::size_t>(places_[i].level)];
      const int distance = places_[i].x - places_[p.nodes[i].parent].x;
      r.widest = at_least(r.widest, distance < 0 ? -distance : distance);
    }
    int y = margin + shape_height / 2;
    for (std::size_t level = 0; level < rows_.size(); ++level) {
      if (level > 0) {
        const int edges = 44 + rows_[level].widest / 8;
        y += shape_height + (edges > 180 ? 180 : edges);
      }
      rows_[level].end = y;
    }
    for (std::size_t i = 0; i < places_.size(); ++i) places_[i].y = rows_[static_cast<std::size_t>(places_[i].level)].end;
    height_ = y + shape_height / 2 + margin;
  }

  zermelo::detail::growing_array<place> places_{};
  zermelo::detail::growing_array<row> rows_{};
  int width_ = 0;
  int height_ = 0;
};
}  // namespace zermelo::draw
