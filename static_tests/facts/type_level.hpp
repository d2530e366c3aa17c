// The lectures' values on types alone.
#pragma once

#include <zermelo/games/lecture.hpp>
#include <zermelo/type_level.hpp>

#include "fact.hpp"

namespace type_level_facts {
namespace hana = boost::hana;
using namespace zermelo::type_level;

template <int N>
inline constexpr auto leaf = hana::int_c<N>;

inline constexpr auto three_branches = max_of(min_of(leaf<3>, leaf<9>, leaf<10>), min_of(leaf<2>, leaf<5>, leaf<7>),
                                              min_of(leaf<10>, leaf<5>, leaf<1>));
inline constexpr auto class_tree =
    max_of(min_of(max_of(min_of(leaf<3>, leaf<20>), min_of(leaf<2>, leaf<10>)),
                  max_of(min_of(leaf<13>), min_of(leaf<22>, leaf<1>))),
           min_of(max_of(min_of(leaf<2>, leaf<10>)), max_of(min_of(leaf<2>, leaf<5>), min_of(leaf<3>))));

FACT(type_level_three_branches, decltype(value(three_branches))::value == zermelo::games::three_branches_value)
FACT(type_level_class_tree, decltype(value(class_tree))::value == zermelo::games::class_tree_value)
}  // namespace type_level_facts
