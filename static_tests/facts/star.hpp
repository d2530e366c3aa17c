// Cuts at chance nodes.
#pragma once

#include <zermelo/alpha_beta.hpp>
#include <zermelo/rational.hpp>
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

#include "fact.hpp"

namespace star_facts {
using namespace zermelo;

// All leaves are in 0..10. The first die is worth 8, so after its 2 the second one is worth 6 at most: its subtree is cut.
inline constexpr tree two_dice = max_node(chance_node(9., 7.), chance_node(2., min_node(8., 9., 10.)));
FACT(star1_cuts_at_a_chance_node,
     alpha_beta(given(two_dice), star1{0, 10}).value == 8 && alpha_beta(given(two_dice), star1{0, 10}).leaves == 3)
FACT(star_without_bounds_nothing_is_cut, alpha_beta(given(two_dice)).value == 8 && alpha_beta(given(two_dice)).leaves == 6)
// Once the 2 has been seen the second die is worth 6 at most, which is below this window: an upper bound, and no more.
FACT(star1_reports_a_bound, alpha_beta(two_dice, given(6u - 2u), star1{0, 10}, window{7.0, 10.0}).bound == bound::upper &&
                                alpha_beta(two_dice, given(6u - 2u), star1{0, 10}, window{7.0, 10.0}).value <= 7 &&
                                alpha_beta(two_dice, given(6u - 2u), star1{0, 10}).bound == bound::exact &&
                                alpha_beta(two_dice, given(6u - 2u), star1{0, 10}).value == 5)

// Min can hold the second die down by the first thing that it tries on each side, before anything else is looked at.
inline constexpr tree probed = max_node(4., chance_node(min_node(1., min_node(2., 3., 4.)), min_node(1., min_node(5., 6., 7.))));
FACT(star2_probes_one_action_each,
     alpha_beta(given(probed), star2{0, 10}).value == 4 && alpha_beta(given(probed), star2{0, 10}).leaves == 3 &&
         alpha_beta(given(probed), star1{0, 10}).leaves == 6)

inline constexpr tree thirds = max_node(rational(1, 3), chance_node(edge(fraction{1, 3}, rational(1, 7)), edge(fraction{2, 3}, rational(2, 5))));
FACT(star_on_exact_fractions, alpha_beta(given(thirds), star1{0, 1}).value == rational(1, 3) &&
                                  alpha_beta(thirds, given(2u), star2{0, 1}).value == rational(11, 35))
}  // namespace star_facts
