// A policy that takes its only choice so many times: not at all, in the tests that want a mistake.
#pragma once

#include <zermelo/policy.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);

struct choose {
  tree_node child;
  int times;
  constexpr auto operator()(tree_node) const {
    action_list<weighted<branch>, 1> choices;
    for (int i = 0; i < times; ++i) choices.push_back({branch{child}, {1, 1}});
    return choices;
  }
};
