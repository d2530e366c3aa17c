// EXPECT: a_policy_gives_no_action
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);
struct choose_first {
  int times;
  constexpr auto operator()(tree_node) const {
    action_list<weighted<branch>, 1> choices;
    for (int i = 0; i < times; ++i) choices.push_back({branch{2}, {1, 1}});
    return choices;
  }
};

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, choose_first{1}).value == 2);
#else
static_assert(expectimax(t, choose_first{0}).value == 2);
#endif
