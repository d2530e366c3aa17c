// What pictures of game trees show, and where.
#pragma once

#include <zermelo/draw/dot.hpp>
#include <zermelo/draw/mermaid.hpp>
#include <zermelo/draw/svg.hpp>
#include <zermelo/games/halving.hpp>
#include <zermelo/games/lecture.hpp>
#include <zermelo/unfold.hpp>

#include "fact.hpp"
#include "tidy.hpp"
#include "written.hpp"

namespace draw_facts {
using namespace zermelo;
using games::class_tree, games::game1, games::walk_through;

inline constexpr tree dice = max_node(edge("roll", chance_node(1, 2, 3, 4, 5, 6)), edge("hold", 3));
inline constexpr tree odd_names = max_node(edge("<a> & \"b\"", 1), edge("c\\d|#e", 0), edge("\x01\x7f\xc2\x9b\xff\xc3\xa9\xc2\xa0", 2));

// ---- the picture ----

constexpr std::size_t count_if(const draw::picture& p, bool draw::picture_node::*what) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < p.nodes.size(); ++i)
    if (p.nodes[i].*what) ++count;
  return count;
}
template <class Tree>
constexpr draw::picture searched(const Tree& t) {
  return draw::make_picture(t, record(t).trace);
}
constexpr bool value_is(const draw::picture& p, std::size_t node, text expected) {
  return p(p.nodes[node].value) == expected;
}
FACT(draw_counts_evaluated_leaves, searched(given(class_tree)).leaves() == 12 &&
                                       searched(given(class_tree)).leaves(true) == 5 &&
                                       draw::make_picture(given(class_tree)).leaves(true) == 12)
FACT(draw_best_play_reaches_a_leaf, count_if(searched(given(class_tree)), &draw::picture_node::best) == 5 &&
                                        count_if(draw::make_picture(given(class_tree)), &draw::picture_node::best) == 5)
FACT(draw_best_play_follows_all_of_chance, count_if(draw::make_picture(given(dice)), &draw::picture_node::best) == 8)
FACT(draw_values, value_is(draw::make_picture(given(dice)), 0, "3.5") &&
                      value_is(draw::make_picture(given(game1)), 0, "1") &&
                      value_is(draw::make_picture(given(class_tree)), 10, "13"))
FACT(draw_bounds, value_is(searched(given(class_tree)), 6, "\u2264 2") &&   // Min, after 3: 2 cuts
                      value_is(searched(given(class_tree)), 9, "\u2265 13") &&  // Max, below 3: 13 cuts
                      value_is(searched(given(class_tree)), 0, "3") && searched(given(class_tree)).bounds)
FACT(draw_estimates, [] {
  const auto shallow = record(given(walk_through), max_depth{1}, evaluate_with{[](tree_node) { return 7; }});
  const auto p = draw::make_picture(given(walk_through), shallow.trace);
  return value_is(p, 1, "\u2248 7") && value_is(p, 0, "7") && p.estimates && !searched(given(walk_through)).estimates;
}())
/// Writes how good a node is in words of its own.
struct stars {
  template <class Out, class Value>
  constexpr void operator()(Out& out, tree_node n, const Value& value) const {
    out(text("***", static_cast<std::size_t>(value)));
    if (n == 0) out(text("!"));
  }
};
FACT(draw_values_as_told, value_is(draw::make_picture(given(tree(max_node(1, 3))), stars{}), 0, "***!") &&
                              value_is(draw::make_picture(given(tree(max_node(1, 3))), stars{}), 1, "*"))
inline constexpr tree coin = chance_node(edge("heads", fraction{2, 3}, 1), edge(fraction{1, 3}, 0));
FACT(draw_names_and_probabilities, [] {
  const auto p = draw::make_picture(given(coin));
  return p(p.nodes[1].edge) == "heads (2/3)" && p(p.nodes[2].edge) == "1/3";
}())
FACT(draw_only_the_searched_subtree, [] {
  const auto p = draw::make_picture(given(class_tree), record(given(class_tree), tree_node{1}).trace);
  return p.nodes.size() == class_tree[1].size && p.leaves() == 7 && value_is(p, 0, "3");
}())
FACT(draw_a_later_subtree, is_tidy(draw::make_picture(given(class_tree), record(given(class_tree), tree_node{15}).trace), true))
FACT(draw_best_play_takes_the_first_of_equals,
     count_if(searched(given(tree(max_node(min_node(1, 2), 1, min_node(1))))), &draw::picture_node::best) == 3)
FACT(draw_names_are_valid_utf8_without_control_characters, [] {
  const auto p = draw::make_picture(given(odd_names));
  return p(p.nodes[3].edge) == "    ?\xc3\xa9\xc2\xa0";
}())

// ---- the layout ----

FACT(draw_layout_is_tidy, is_tidy(draw::make_picture(given(class_tree)), false) &&
                              is_tidy(searched(given(walk_through)), true) && is_tidy(draw::make_picture(given(dice)), false) &&
                              is_tidy(draw::make_picture(given(odd_names)), false))

// ---- the formats ----

inline constexpr auto class_trace = fitted([] { return record(class_tree); });
inline constexpr auto class_svg = constant_text([](auto out) { draw::svg(out, class_tree, class_trace.trace); });
inline constexpr auto game1_dot = constant_text([](auto out) { draw::dot(out, game1); });
inline constexpr auto game1_mermaid = constant_text([](auto out) { draw::mermaid(out, game1); });

FACT(draw_svg_is_one_element, count_of("<svg ", class_svg) == 1 && count_of("</svg>", class_svg) == 1)
FACT(draw_svg_has_a_cross_for_each_leaf_left_out, count_of("class=\"cross\"", class_svg) == 7)
FACT(draw_svg_has_a_shape_for_each_node, count_of("<g>", class_svg) + count_of("<g class=\"on-best\">", class_svg) == 26)
// 25 edges: 7 to the leaves left out and 4 to the inner nodes above them, 4 of best play (and a line in the legend).
FACT(draw_svg_edges, count_of("class=\"off\"", class_svg) == 11 && count_of("class=\"edge\"", class_svg) == 10 &&
                         count_of("class=\"best\"", class_svg) == 4 + 1)
FACT(draw_svg_says_how_much_was_searched, count_of("the search evaluated 5 of 12 leaves", class_svg) == 1)
FACT(draw_svg_is_the_same_each_time, writes(class_svg, [](auto out) {
       draw::svg(out, given(class_tree), record(given(class_tree)).trace);
     }))
FACT(draw_dot_is_the_same_each_time, writes(game1_dot, [](auto out) { draw::dot(out, given(game1)); }))
FACT(draw_mermaid_is_the_same_each_time, writes(game1_mermaid, [](auto out) { draw::mermaid(out, given(game1)); }))

inline constexpr auto odd_svg = constant_text([](auto out) {
  draw::svg(out, odd_names, {.title = "<title> & more", .legend = false});
});
FACT(draw_svg_escapes, count_of("&lt;a&gt; &amp; &quot;b&quot;", odd_svg) == 1 && count_of("<a>", odd_svg) == 0 &&
                           count_of("<title>&lt;title&gt; &amp; more</title>", odd_svg) == 1)
inline constexpr auto odd_dot = constant_text([](auto out) { draw::dot(out, odd_names); });
FACT(draw_dot_escapes, count_of("<a> &amp; \\\"b\\\"", odd_dot) == 1 && count_of("c\\\\d|#e", odd_dot) == 1)
inline constexpr auto odd_mermaid = constant_text([](auto out) { draw::mermaid(out, odd_names); });
FACT(draw_mermaid_escapes, count_of("#lt;a#gt; #amp; #quot;b#quot;", odd_mermaid) == 1 &&
                               count_of("c#92;d#124;#35;e", odd_mermaid) == 1)
FACT(draw_mermaid_marks, count_of("===", game1_mermaid) == 2 && count_of("---", game1_mermaid) == 7 &&
                             count_of(":::leaf", game1_mermaid) == 6 && count_of("|\"A\"|", game1_mermaid) == 1)
FACT(draw_dot_marks, count_of("penwidth=4", game1_dot) == 2 && count_of("shape=triangle", game1_dot) == 1 &&
                         count_of("shape=invtriangle", game1_dot) == 3 && count_of("shape=box", game1_dot) == 6)

// ---- the tree of a game ----

inline constexpr auto halving_tree = fitted([] { return unfold(games::halving{3}); });
FACT(unfold_has_the_value_of_the_game, minimax(given(halving_tree)).value == minimax(games::halving{3}).value &&
                                           minimax(given(halving_tree)).leaves == minimax(games::halving{3}).leaves &&
                                           halving_tree.size() == minimax(games::halving{3}).nodes)
FACT(unfold_keeps_the_movers, minimax(unfold(games::halving{given(4)})).value == -1 &&
                                  halving_tree.to_move(0) == player::max && halving_tree.to_move(1) == player::min)
FACT(unfold_numbers_its_branches, halving_tree[halving_tree.child(0, 0)].number == 0 &&
                                      halving_tree[halving_tree.child(0, 1)].number == 1)
FACT(unfold_knows_states_and_actions, halving_tree.state_at(0).n == 3 && halving_tree.state_at(1).n == 2 &&
                                          halving_tree.action_to(1) == games::halving_action::decrement)
FACT(unfold_to_a_depth, unfold(games::halving{given(20)}, max_depth{3},
                               evaluate_with{[](games::halving::state s) { return s.n; }}).size() == 15)
FACT(unfold_fits_its_capacity, unfold<11>(games::halving{given(3)}).size() == halving_tree.size())
FACT(draw_unfolded_games_name_their_actions,
     count_of("half", constant_text([](auto out) { draw::svg(out, halving_tree); })) == 5)
}  // namespace draw_facts
