// EXPECT: a_policy_names_an_illegal_action
#include <zermelo/simulate.hpp>
#include <zermelo/tree_dsl.hpp>

using namespace zermelo;
constexpr tree t = max_node(1, 1);
struct seldom {
  tree_node child;
  constexpr auto operator()(tree_node) const {
    using choice = weighted<branch, double>;
    return action_list<choice, 2>(choice{branch{1}, 0.999999}, choice{branch{child}, 0.000001});
  }
};

#ifdef ZERMELO_TWIN
static_assert(simulate(t, seldom{2}, uniform, seed{1}).utility == 1);
#else
static_assert(simulate(t, seldom{7}, uniform, seed{1}).utility == 1);
#endif
