// Triangle War: dots and boxes, with triangles.
//
// Rules: ten dots in a triangle, 18 edges between neighbours. A and B take turns to draw an edge that is not drawn yet.
// Who completes one or two of the nine small triangles owns them and moves again. When all edges are drawn, who owns
// more triangles has won; how many more does not matter, and nine triangles cannot be shared equally. A is Max and
// begins. Utility: +1 A wins, -1 B wins. Action: the number of the edge.
// Source: POJ 1085, Triangle War. Value: B wins (computed here, and in another way by runtime_tests). 723,535 states.
//
//            1               The edges by their dots, numbered from 0 in this order:
//           2 3
//          4 5 6             12 13 23 24 25 35 36 45 47 48 56 58 59 69 610 78 89 910
//         7 8 9 10
//
// State: the edges that are left, a bit each, the triangles of A and of B, and who is to move. It cannot be told from
// the number of edges, since a side may move again.
#pragma once

#include <zermelo/text_output.hpp>

namespace zermelo {
namespace detail {
inline constexpr int dots_of_triangle_war = 10, edges_of_triangle_war = 18;
struct two_dots {
  int one, two;
};
inline constexpr two_dots ends_in_triangle_war[edges_of_triangle_war] = {
    {1, 2}, {1, 3}, {2, 3}, {2, 4}, {2, 5}, {3, 5}, {3, 6},  {4, 5}, {4, 7},
    {4, 8}, {5, 6}, {5, 8}, {5, 9}, {6, 9}, {6, 10}, {7, 8}, {8, 9}, {9, 10}};

/// The number of the edge between two dots, or -1.
constexpr int edge_of_triangle_war(int one, int two) {
  for (int e = 0; e < edges_of_triangle_war; ++e) {
    const two_dots d = ends_in_triangle_war[e];
    if ((d.one == one && d.two == two) || (d.one == two && d.two == one)) return e;
  }
  return -1;
}

/// For each edge the other two edges, as bits, of its one or two triangles. An edge of the rim stands for its own
/// second triangle: since it is left until it is drawn, no triangle is completed there.
struct edges_of_triangles {
  struct {
    std::uint32_t one, two;
  } of[edges_of_triangle_war]{};
};
constexpr edges_of_triangles other_edges() {
  edges_of_triangles others;
  for (int e = 0; e < edges_of_triangle_war; ++e) {
    others.of[e].two = std::uint32_t{1} << e;
    for (int dot = 1; dot <= dots_of_triangle_war; ++dot) {
      const int one = edge_of_triangle_war(ends_in_triangle_war[e].one, dot);
      const int two = edge_of_triangle_war(ends_in_triangle_war[e].two, dot);
      if (one < 0 || two < 0) continue;
      (others.of[e].one == 0 ? others.of[e].one : others.of[e].two) = std::uint32_t{1} << one | std::uint32_t{1} << two;
    }
  }
  return others;
}
}  // namespace detail

namespace games {
struct triangle_war {
  static constexpr int dots = detail::dots_of_triangle_war, edges = detail::edges_of_triangle_war, triangles = 9;

  struct state {
    std::uint32_t left = all_edges;  ///< bit n: edge n is not drawn yet
    int of_max = 0;                  ///< triangles that A owns
    int of_min = 0;
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;
  using value = int;
  static constexpr int max_actions = edges;

  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return s.mover; }
  static constexpr auto actions(state s) { return set_bits{s.left}; }
  static constexpr state result(state s, action a) {
    const int completed = ((s.left & others.of[a].one) == 0) + ((s.left & others.of[a].two) == 0);
    s.left ^= bit(a);
    if (completed == 0)
      s.mover = opponent(s.mover);
    else
      (s.mover == player::max ? s.of_max : s.of_min) += completed;
    return s;
  }
  static constexpr bool is_terminal(state s) { return s.left == 0; }
  static constexpr value utility(state s) { return s.of_max > s.of_min ? 1 : -1; }
  /// Five triangles of nine settle the game.
  static constexpr bounds<value> utility_bounds(state s) {
    return {s.of_max > triangles / 2 ? 1 : -1, s.of_min > triangles / 2 ? -1 : 1};
  }
  /// The triangles of B are all others that the edges complete.
  static constexpr std::uint64_t key(state s) {
    return s.left | static_cast<std::uint64_t>(s.of_max) << edges |
           (s.mover == player::max ? 0 : std::uint64_t{1} << 22);
  }

  /// The number of the edge between two neighbouring dots, 1 to 10, in any order; -1 where there is none.
  static constexpr action edge_between(int one, int two) { return detail::edge_of_triangle_war(one, two); }
  /// The state after the edges of `record` are drawn in that order, each as its two dots: position("24 45 610").
  /// Refused, each with its own mistake: what is no pair of dots, dots that are not neighbours, an edge drawn twice.
  static constexpr state position(text record) {
    state s = start();
    for (std::size_t at = 0; at < record.size;) {
      if (record[at] == ' ') {
        ++at;
        continue;
      }
      const int one = read_dot(record, at), two = read_dot(record, at);
      if (at < record.size && record[at] != ' ') mistake::a_triangle_war_record_is_pairs_of_dots();
      const action e = edge_between(one, two);
      if (e < 0) mistake::a_triangle_war_record_joins_dots_that_are_not_neighbours();
      if ((s.left & bit(e)) == 0) mistake::a_triangle_war_record_draws_an_edge_twice();
      s = result(s, e);
    }
    return s;
  }

  /// The edge by its two dots, as in a record.
  template <class Out>
  static constexpr void write_action(Out&& out, state, action a) {
    write_value(out, ends[a].one);
    write_value(out, ends[a].two);
  }
  /// The triangles of both sides, who is to move, and the edges that are left.
  template <class Out>
  static constexpr void write_state(Out&& out, state s) {
    out(text("A "));
    write_value(out, s.of_max);
    out(text(" B "));
    write_value(out, s.of_min);
    if (is_terminal(s)) return;
    out(text(s.mover == player::max ? ", A draws:" : ", B draws:"));
    for (const action a : actions(s)) {
      out(text(" "));
      write_action(out, s, a);
    }
  }
  /// The dots and the edges that are drawn between them, and the triangles of both sides.
  template <class Out>
  static constexpr void write_board(Out&& out, state s) {
    constexpr int rows = 4;
    for (int row = 0, dot = 1; row < rows; dot += ++row) {
      constexpr text margin = "      ";
      out(text(margin.data, static_cast<std::size_t>(2 * (rows - 1 - row))));
      for (int i = 0; i <= row; ++i) {  // the dots of the row and the edges between them
        write_value(out, dot + i);
        if (i < row) out(text(is_drawn(s, dot + i, dot + i + 1) ? "---" : "   "));
      }
      out(text("\n"));
      if (row == rows - 1) break;
      out(text(margin.data, static_cast<std::size_t>(2 * (rows - 1 - row) - 1)));
      for (int i = 0; i <= row; ++i) {  // and those down to the next row
        const int below = dot + row + 1 + i;
        if (i > 0) out(text(" "));
        out(text(is_drawn(s, dot + i, below) ? "/ " : "  "));
        out(text(is_drawn(s, dot + i, below + 1) ? "\\" : " "));
      }
      out(text("\n"));
    }
    out(text("A "));
    write_value(out, s.of_max);
    out(text(", B "));
    write_value(out, s.of_min);
    out(text("\n"));
  }

 private:
  static constexpr auto& ends = detail::ends_in_triangle_war;
  static constexpr auto others = detail::other_edges();
  static constexpr std::uint32_t all_edges = (1u << edges) - 1;
  static constexpr std::uint32_t bit(action e) { return std::uint32_t{1} << e; }
  static constexpr bool is_drawn(state s, int one, int two) { return (s.left & bit(edge_between(one, two))) == 0; }

  static constexpr int read_dot(text record, std::size_t& at) {
    if (at == record.size || record[at] < '1' || record[at] > '9') mistake::a_triangle_war_record_is_pairs_of_dots();
    const int dot = record[at++] - '0';
    if (dot != 1 || at == record.size || record[at] != '0') return dot;
    ++at;
    return 10;
  }
};
}  // namespace games
}  // namespace zermelo
