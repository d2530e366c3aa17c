// The trees of the lectures, with what is known of them.
//
// Sources: a lecture on minimax and alpha-beta (its figure 3.14 is class_tree), Stanford CS221 lecture 10 (game1,
// branch_and_bound) and the alpha-beta page of OI-wiki (picture_tree, walk_through).
// `..._visited` are the leaves that alpha-beta evaluates, in order, trying children from left to right.
#pragma once

#include <zermelo/tree_dsl.hpp>

namespace zermelo::games {

/// Three Min branches worth 3, 2 and 1.
inline constexpr tree three_branches = max_node(min_node(3, 9, 10), min_node(2, 5, 7), min_node(10, 5, 1));
inline constexpr int three_branches_value = 3;
inline constexpr int three_branches_visited[] = {3, 9, 10, 2, 10, 5, 1};

/// Four plies and twelve leaves, of which alpha-beta needs five.
inline constexpr tree class_tree =
    max_node(min_node(max_node(min_node(3, 20), min_node(2, 10)), max_node(min_node(13), min_node(22, 1))),
             min_node(max_node(min_node(2, 10)), max_node(min_node(2, 5), min_node(3))));
inline constexpr int class_tree_value = 3;
inline constexpr int class_tree_visited[] = {3, 20, 2, 13, 2};

/// The agent takes A, B or C, then the opponent 1 or 2. Minimax takes B (1); against a uniform opponent C is best (5).
inline constexpr tree game1 = max_node(edge("A", min_node(edge("1", -50), edge("2", 50))),
                                       edge("B", min_node(edge("1", 1), edge("2", 3))),
                                       edge("C", min_node(edge("1", -5), edge("2", 15))));
inline constexpr int game1_value = 1;

/// max(3, min(2, x)): worth 3 whatever x is.
constexpr auto branch_and_bound(int x) { return tree(max_node(3, min_node(2, x))); }
inline constexpr int branch_and_bound_value = 3;
inline constexpr int branch_and_bound_visited[] = {3, 2};

/// Three branches whose worst cases are 3, 15 and 1. The source names these and the leaves 12, 20 and 22 of the right
/// branch, which are not needed once the 1 is seen; the other leaves of its picture are not in the text, and are ours.
inline constexpr tree picture_tree = max_node(min_node(3, 17), min_node(15, 25), min_node(1, 12, 20, 22));
inline constexpr int picture_tree_value = 15;
inline constexpr int picture_tree_visited[] = {3, 17, 15, 25, 1};

/// The tree that is walked through step by step. Edges carry the letter of the node they lead to; the root is H, and the
/// right child of I, which is never reached, has no letter in the source.
inline constexpr tree walk_through = max_node(
    edge("D", min_node(edge("B", max_node(edge("A", min_node(3, 17)), edge("C", min_node(2, 12)))),
                       edge("E", max_node(edge("F", min_node(15)), edge("G", min_node(25, 0)))))),
    edge("I", min_node(edge("J", max_node(edge("K", min_node(2, 5)), edge("L", min_node(3)))), max_node(min_node(2, 14)))));
inline constexpr int walk_through_value = 3;
inline constexpr int walk_through_visited[] = {3, 17, 2, 15, 2, 3};
}  // namespace zermelo::games
