// A policy that gives the two actions of Min's only node the probabilities that a test gives it. Both are worth 2.
#pragma once

#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 2), 1);

template <class Probability>
struct weigh {
  Probability first, second;
  constexpr auto operator()(tree_node) const {
    using choice = weighted<branch, Probability>;
    return action_list<choice, 2>(choice{branch{2}, first}, choice{branch{3}, second});
  }
};
