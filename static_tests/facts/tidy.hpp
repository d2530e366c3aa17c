// What a layout must keep, whatever the tree.
#pragma once

#include <zermelo/draw/layout.hpp>

/// Nodes of a row keep their order and do not touch, parents stand in the middle, and all lies within the picture.
constexpr bool is_tidy(const zermelo::draw::picture& p, bool windows) {
  namespace draw = zermelo::draw;
  const draw::layout places(p, windows, 0);
  for (std::size_t i = 0; i < p.nodes.size(); ++i) {
    const draw::place& here = places[i];
    if (here.x - here.left < 0 || here.x + here.right > places.width()) return false;
    if (places.top(p, i) < 0 || places.bottom(p, i) > places.height()) return false;
    std::size_t next = i + 1;  // in the same row
    while (next < p.nodes.size() && places[next].level != here.level) ++next;
    if (next < p.nodes.size() &&
        (here.x + here.right >= places[next].x - places[next].left || here.y != places[next].y))
      return false;
    if (p.nodes[i].size == 1) continue;
    std::size_t last = i + 1;
    for (std::size_t child = last; child < i + p.nodes[i].size; child += p.nodes[child].size) last = child;
    const int off = 2 * here.x - places[i + 1].x - places[last].x;
    if (off < -1 || off > 1 || places.bottom(p, i) >= places.top(p, i + 1)) return false;
  }
  return true;
}
