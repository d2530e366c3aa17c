// EXPECT: a_policy_gives_no_action
#include <zermelo/simulate.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);
struct choose_first {
  int times;
  constexpr auto operator()(tree_node) const {
    action_list<weighted<branch>, 1> choices;
    for (int i = 0; i < times; ++i) choices.push_back({branch{1}, {1, 1}});
    return choices;
  }
};

#ifdef ZERMELO_TWIN
static_assert(simulate(t, choose_first{1}, uniform, seed{1}).ended);
#else
static_assert(simulate(t, choose_first{0}, uniform, seed{1}).ended);
#endif
