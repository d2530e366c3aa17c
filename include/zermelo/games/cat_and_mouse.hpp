// Cat and Mouse, on a graph: a game that need not end.
//
// Rules: a mouse sits on node 1, a cat on node 2, and node 0 is the mouse's hole. They take turns, the mouse first, to move
// along an edge to a neighbouring node; the cat may not enter the hole. The mouse wins when it reaches the hole, the cat
// when both are on the same node; if play comes back to where it was for ever, nobody wins. Who has nowhere to go stays.
// The mouse is Max. Utility: +1 the mouse wins, -1 the cat wins; endless play is worth 0.
// Source: LeetCode 913, Cat and Mouse (2018). Such games of pursuit: R. Nowakowski, P. Winkler, Vertex-to-vertex pursuit
// in a graph, Discrete Mathematics 43 (1983).
// State: the two nodes, and who is to move. 2 n (n - 1) states on n nodes, the cat never being in the hole; their numbers
//   2 (mouse (n - 1) + cat - 1) + (1 if the cat is to move)
// Known value: on [[5,6],[3,4],[6],[1,4,5],[1,3,5],[0,3,4,6],[0,2,5]] the cat wins in 8 plies.
#pragma once

#include <zermelo/result.hpp>
#include <zermelo/text_output.hpp>

namespace zermelo::games {

/// cat_and_mouse("[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]"): the neighbours of node 0, of node 1, ...
class cat_and_mouse {
 public:
  struct state {
    int mouse = 1;
    int cat = 2;
    player mover = player::max;
    friend constexpr bool operator==(const state&, const state&) = default;
  };
  using action = int;  // the node to go to
  using value = int;
  /// A set of nodes, a bit for each.
  using nodes = std::uint64_t;
  static constexpr int most_nodes = 64, hole = 0;

  /// The graph as lists of neighbours, from node 0 on; spaces are ignored. It has 3 to 64 nodes. What is written
  /// otherwise, names a node that there is not, or an edge at one of its ends only, is
  /// mistake::a_cat_and_mouse_graph_is_lists_of_neighbours.
  constexpr explicit cat_and_mouse(text lists) {
    const char* const end = lists.data + lists.size;
    const char* at = expect(lists.data, end, '[');
    do {
      if (count_ == most_nodes) mistake::a_cat_and_mouse_graph_is_lists_of_neighbours();
      at = read_list(expect(at, end, '['), end, neighbours_[count_++]);
    } while (take(at, end, ','));
    if (without_spaces(expect(at, end, ']'), end) != end) mistake::a_cat_and_mouse_graph_is_lists_of_neighbours();
    must_be_a_graph();
  }

  constexpr int node_count() const { return count_; }
  constexpr nodes neighbours(int node) const { return neighbours_[node]; }

  static constexpr state start() { return {}; }
  static constexpr player to_move(state s) { return s.mover; }
  constexpr auto actions(state s) const { return set_bits<nodes>{reach(s.mover, s.mover == player::max ? s.mouse : s.cat)}; }
  static constexpr state result(state s, action node) {
    return s.mover == player::max ? state{node, s.cat, player::min} : state{s.mouse, node, player::max};
  }
  static constexpr bool is_terminal(state s) { return s.mouse == hole || s.mouse == s.cat; }
  static constexpr value utility(state s) { return s.mouse == hole ? 1 : -1; }
  static constexpr value endless_value() { return 0; }

  constexpr std::size_t state_count() const { return static_cast<std::size_t>(2 * count_ * (count_ - 1)); }
  constexpr std::size_t index(state s) const {
    return static_cast<std::size_t>(2 * (s.mouse * (count_ - 1) + s.cat - 1) + (s.mover == player::max ? 0 : 1));
  }
  constexpr state state_at(std::size_t number) const {
    const int pair = static_cast<int>(number / 2);
    return {pair / (count_ - 1), pair % (count_ - 1) + 1, number % 2 == 0 ? player::max : player::min};
  }

  /// Where the one that has just moved can have come from, without states in which the game was over.
  struct origins {
    nodes rest;
    state now;

    constexpr bool next(state& before) {
      if (rest == 0) return false;
      const int node = __builtin_ctzll(rest);
      before = now.mover == player::max ? state{now.mouse, node, player::min} : state{node, now.cat, player::max};
      return rest &= rest - 1, true;
    }
    constexpr auto begin() const { return lazy_iterator<origins, state>(*this); }
    constexpr no_more_actions end() const { return {}; }
  };
  constexpr origins predecessors(state s) const {
    const player moved = opponent(s.mover);
    const int here = moved == player::max ? s.mouse : s.cat, other = moved == player::max ? s.cat : s.mouse;
    if (moved == player::min && other == hole) return {0, s};  // the game was over
    const nodes from = neighbours_[here] | (reach(moved, here) & bit(here));
    return {from & ~(bit(hole) | bit(other)), s};
  }

  template <class Out>
  static constexpr void write_action(Out&& out, state, action node) {
    write_value(out, node);
  }
  template <class Out>
  static constexpr void write_state(Out&& out, state s) {
    out(text("mouse "));
    write_value(out, s.mouse);
    out(text(", cat "));
    write_value(out, s.cat);
    out(text(s.mover == player::max ? ", mouse to move" : ", cat to move"));
  }
  /// A line for each node, with who is there and the neighbours.
  template <class Out>
  constexpr void write_board(Out&& out, state s) const {
    for (int node = 0; node < count_; ++node) {
      write_value(out, node);
      out(text(node == s.mouse ? " mouse" : node == s.cat ? " cat  " : node == hole ? " hole " : "      "));
      for (const int next : set_bits<nodes>{neighbours_[node]}) {
        out(text(" "));
        write_value(out, next);
      }
      out(text("\n"));
    }
  }

 private:
  static constexpr nodes bit(int node) { return nodes{1} << node; }
  /// Where a piece that is on `node` can go.
  constexpr nodes reach(player piece, int node) const {
    const nodes ways = neighbours_[node] & ~(piece == player::max ? 0 : bit(hole));
    return ways != 0 ? ways : bit(node);
  }

  static constexpr const char* without_spaces(const char* at, const char* end) {
    while (at != end && *at == ' ') ++at;
    return at;
  }
  static constexpr bool take(const char*& at, const char* end, char wanted) {
    at = without_spaces(at, end);
    return at != end && *at == wanted && (++at, true);
  }
  static constexpr const char* expect(const char* at, const char* end, char wanted) {
    if (!take(at, end, wanted)) mistake::a_cat_and_mouse_graph_is_lists_of_neighbours();
    return at;
  }
  static constexpr const char* read_list(const char* at, const char* end, nodes& list) {
    if (take(at, end, ']')) return at;
    do {
      at = without_spaces(at, end);
      int node = 0;
      const char* const first = at;
      for (; at != end && *at >= '0' && *at <= '9' && node < most_nodes; ++at) node = 10 * node + (*at - '0');
      if (at == first || node >= most_nodes) mistake::a_cat_and_mouse_graph_is_lists_of_neighbours();
      list |= bit(node);
    } while (take(at, end, ','));
    return expect(at, end, ']');
  }
  constexpr void must_be_a_graph() const {
    bool is_graph = count_ >= 3;
    for (int node = 0; node < count_; ++node)
      for (const int next : set_bits<nodes>{neighbours_[node]})
        is_graph = is_graph && next < count_ && (neighbours_[next] >> node & 1) != 0;
    if (!is_graph) mistake::a_cat_and_mouse_graph_is_lists_of_neighbours();
  }

  nodes neighbours_[most_nodes]{};
  int count_ = 0;
};
}  // namespace zermelo::games
