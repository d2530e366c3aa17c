// EXPECT: a_policy_names_an_illegal_action
#include <zermelo/tree_dsl.hpp>
#include <zermelo/value.hpp>

using namespace zermelo;
constexpr tree t = max_node(min_node(2, 3), 1);
struct weigh {
  tree_node child;
  constexpr auto operator()(tree_node) const {
    return action_list<weighted<branch>, 1>(weighted<branch>{branch{child}, {1, 1}});
  }
};

#ifdef ZERMELO_TWIN
static_assert(expectimax(t, weigh{2}).value == 2);
#else
static_assert(expectimax(t, weigh{7}).value == 2);
#endif
